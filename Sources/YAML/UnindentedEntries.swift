import Diagnostics

/// Entries of a mapping that are meant to be in the entry above them, which has no value: they are not indented more than its key.
enum UnindentedEntries {
    /// Returns the entries without those that are meant to be in the entry above them, whose value becomes invalid.
    ///
    /// - Parameters:
    ///   - isInside: whether an entry is meant to be in the one with a key.
    ///   - isComplete: whether an entry may have no value.
    ///   - report: the error for the first of these entries.
    static func removed(
        from entries: [YAMLMapping.Entry],
        isInside: (YAMLMapping.Entry, _ key: String, _ owner: String) -> Bool,
        isComplete: (YAMLMapping.Entry) -> Bool,
        report: (_ key: LocatedText, _ owner: LocatedText) -> Void
    ) -> [YAMLMapping.Entry] {
        var result: [YAMLMapping.Entry] = []
        var owner: LocatedText?
        var (isReported, isBelowOwner) = (false, false)
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
                    if !isReported { report(key.content, owner) }
                }
                (isReported, isBelowOwner) = (true, true)
                continue
            }
            isBelowOwner = false
            let isEmpty = if case .scalar(let value) = entry.value { value.isNull } else { false }
            owner = isEmpty ? key.content : nil
            // The entries that are meant to be in it had the keys of others, so that they are missing here.
            let isEmptied = isReported && isEmpty && !isComplete(entry)
            result.append(isEmptied ? YAMLMapping.Entry(key: entry.key, value: .invalid(entry.value.range)) : entry)
        }
        return result
    }
}

extension YAMLScalar {
    fileprivate var beginsLine: Bool {
        style == .plain && BlockLine(around: range.start, in: range.file.bytes, from: 0).contentStart == range.start
    }
}
