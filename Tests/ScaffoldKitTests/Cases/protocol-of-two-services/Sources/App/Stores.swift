protocol Stores {}
