import Diagnostics

/// Lists of names, each of which counts once.
enum RepeatedItems {
    /// The names without those that are written again, which are reported.
    static func removed(from names: [LocatedText], of key: String, into bag: inout DiagnosticBag) -> [LocatedText] {
        var first: [String: SourceRange] = [:]
        return names.filter { name in
            guard let range = first[name.text] else {
                first[name.text] = name.range
                return true
            }
            bag.add(
                Diagnostic(
                    .repeatedItem,
                    "duplicate `\(name.text)` under `\(key)`",
                    at: name.range,
                    help: "remove one of them",
                    notes: [.init("first written here", at: range)]
                )
            )
            return false
        }
    }
}
