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

extension Sequence {
    /// Calls `report` with each element whose key an earlier element has, and with the first element of this key.
    func findRepeated<Key: Hashable>(by key: (Element) -> Key, report: (Element, _ first: Element) -> Void) {
        var first: [Key: Element] = [:]
        for element in self {
            let key = key(element)
            if let other = first[key] { report(element, other) } else { first[key] = element }
        }
    }
}
