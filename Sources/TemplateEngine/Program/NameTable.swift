/// Names, each once, with their numbers.
struct NameTable: Sendable {
    private(set) var names: [String] = []
    private var numbers: [String: Int32] = [:]

    subscript(number: Int32) -> String {
        names[Int(number)]
    }

    /// The number of a name, which is added if it is new.
    mutating func number(of name: String) -> Int32 {
        if let known = numbers[name] { return known }
        let number = Int32(names.count)
        names.append(name)
        numbers[name] = number
        return number
    }
}
