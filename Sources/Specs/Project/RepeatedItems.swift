import Diagnostics

/// Checks lists of names for duplicates.
enum RepeatedItems {
    /// Returns the names without duplicates, which are reported.
    static func removed(from names: [LocatedText], of key: String, into bag: inout DiagnosticBag) -> [LocatedText] {
        var first: [String: SourceRange] = [:]
        return names.filter { name in
            guard let range = first[name.text] else {
                first[name.text] = name.range
                return true
            }
            bag.add(
                .repeatedItem,
                "duplicate `\(name.text)` under `\(key)`",
                at: name.range,
                help: "remove one of them",
                notes: [.init("first written here", at: range)]
            )
            return false
        }
    }
}
