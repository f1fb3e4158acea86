import Diagnostics

/// Entries of a mapping that belong in the empty entry above them, but are not indented more than its key.
enum UnindentedEntries {
    /// Returns the entries without those that belong in the entry above them, whose value becomes invalid. Also returns the key of the first of
    /// these entries, with the key of the entry above it.
    ///
    /// - Parameters:
    ///   - isInside: returns true if an entry belongs in the entry with the key `owner`.
    ///   - isComplete: returns true if an entry without a value is valid.
    static func removed(
        from entries: [YAMLMapping.Entry],
        isInside: (YAMLMapping.Entry, _ key: String, _ owner: String) -> Bool,
        isComplete: (YAMLMapping.Entry) -> Bool = { _ in true }
    ) -> (entries: [YAMLMapping.Entry], first: (key: LocatedText, owner: LocatedText)?) {
        var result: [YAMLMapping.Entry] = []
        var first: (key: LocatedText, owner: LocatedText)?
        var owner: LocatedText?
        var isBelowOwner = false
        for entry in entries {
            guard case .scalar(let key) = entry.key, key.beginsLine else {
                result.append(entry)
                owner = nil
                continue
            }
            if let owner, isInside(entry, key.text, owner.text) {
                if !isBelowOwner {
                    let last = result.removeLast()
                    result.append(YAMLMapping.Entry(key: last.key, value: .invalid(last.value.range)))
                    first = first ?? (key.content, owner)
                }
                isBelowOwner = true
                continue
            }
            isBelowOwner = false
            let isEmpty = if case .scalar(let value) = entry.value { value.isNull } else { false }
            owner = isEmpty ? key.content : nil
            // Its entries have the keys of earlier entries, so they were removed as duplicates.
            let isEmptied = first != nil && isEmpty && !isComplete(entry)
            result.append(isEmptied ? YAMLMapping.Entry(key: entry.key, value: .invalid(entry.value.range)) : entry)
        }
        return (result, first)
    }
}

extension YAMLScalar {
    fileprivate var beginsLine: Bool {
        style == .plain && BlockLine(around: range.start, in: range.file.bytes, from: 0).contentStart == range.start
    }
}
