import Diagnostics

enum RepeatedItems {
    static func removed(
        from names: [LocatedText],
        of key: String,
        by identity: (LocatedText) -> String = \.text,
        into bag: inout DiagnosticBag
    ) -> [LocatedText] {
        names.withoutRepeated(by: identity) { name, first in
            let message = "duplicate `\(name.text)` under `\(key)`"
            let note = Diagnostic.Note("first written here", at: first.range)
            bag.add(.repeatedItem, message, at: name.range, help: "remove one of them", notes: [note])
        }
    }
}

extension Sequence {
    /// Returns the first element with each key. Calls `report` with each later element, and with the first element with the same key.
    @discardableResult
    func withoutRepeated<Key: Hashable>(
        by key: (Element) -> Key,
        report: (Element, _ first: Element) -> Void
    ) -> [Element] {
        var firsts: [Key: Element] = [:]
        return filter { element in
            let key = key(element)
            guard let first = firsts[key] else {
                firsts[key] = element
                return true
            }
            report(element, first)
            return false
        }
    }
}

extension Dictionary {
    init(first pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}
