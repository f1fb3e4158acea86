extension String {
    /// The folder of a relative path; empty for the project's folder.
    package var parentPath: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    /// The folders of a relative path, the innermost first.
    package var folders: some Sequence<String> {
        sequence(first: parentPath, next: \.parentPath).lazy.prefix { !$0.isEmpty }
    }

    /// The part after the last slash.
    package var lastName: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }

    /// Returns `self/name`. An empty path is the project's folder.
    package func appending(path name: String) -> String {
        isEmpty ? name : self + "/" + name
    }

    /// Returns true if the text comes first in the order of its bytes, which is the same on every machine.
    package func precedesByBytes(_ other: String) -> Bool {
        let precedes = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { left.lexicographicallyPrecedes($0) }
        }
        return (precedes ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
