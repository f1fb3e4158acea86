enum API {
    protocol Loading {}
}
enum Other {
    protocol Loading {}
}
private protocol Hidden {}
