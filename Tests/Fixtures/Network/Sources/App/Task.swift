/// A type with the name of one of Swift, which generated code does not use.
struct Task {}
