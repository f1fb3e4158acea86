public protocol Auth {}
