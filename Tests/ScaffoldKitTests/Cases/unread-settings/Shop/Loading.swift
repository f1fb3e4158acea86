protocol Loading {}
