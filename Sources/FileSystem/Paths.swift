extension String {
    /// The folder that a relative path is in; empty for the project itself.
    package var parentPath: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    /// The folders that a relative path is in, the innermost first.
    package var folders: some Sequence<String> {
        sequence(first: parentPath, next: \.parentPath).lazy.prefix { !$0.isEmpty }
    }

    /// The part after the last slash.
    package var lastName: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }

    /// `self/name`, where an empty path is the project itself.
    package func appending(path name: String) -> String {
        isEmpty ? name : self + "/" + name
    }

    /// Whether the text comes first in the order of its bytes, which is the same on every machine.
    package func precedesByBytes(_ other: String) -> Bool {
        let precedes = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { left.lexicographicallyPrecedes($0) }
        }
        return (precedes ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
