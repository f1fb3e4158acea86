/// Patterns for files and folders, in which `*` matches any part of a name and `**` any number of folders.
struct PathPatterns: Sendable {
    private let patterns: [[String]]

    /// - Parameter paths: the patterns, relative to the same folder as the paths that are passed to `contains`.
    init(_ paths: [String]) {
        patterns = paths.map { $0.split(separator: "/").map(String.init) }.filter { !$0.isEmpty }
    }

    /// Returns true if a path or one of its parent folders matches.
    func contains(_ path: String) -> Bool {
        guard !patterns.isEmpty else { return false }
        let names = path.split(separator: "/").map(String.init)
        return names.indices.contains { end in
            patterns.contains { pattern in
                Self.matches(names[...end], pattern[...], wildcard: "**") { name, pattern in
                    Self.matches(Array(name.utf8)[...], Array(pattern.utf8)[...], wildcard: UInt8(ascii: "*"), ==)
                }
            }
        }
    }

    /// Compares the names of a path, or the bytes of a name, with a pattern in which a wildcard matches any number of parts.
    private static func matches<Part: Equatable>(
        _ parts: ArraySlice<Part>,
        _ pattern: ArraySlice<Part>,
        wildcard: Part,
        _ isMatch: (Part, Part) -> Bool
    ) -> Bool {
        var (parts, pattern) = (parts, pattern)
        // Only the last wildcard is tried again: trying all of them would take exponential time.
        var last: (parts: ArraySlice<Part>, pattern: ArraySlice<Part>)?
        while true {
            if pattern.first == wildcard {
                pattern = pattern.dropFirst()
                last = (parts, pattern)
            } else if let part = parts.first, let wanted = pattern.first, isMatch(part, wanted) {
                (parts, pattern) = (parts.dropFirst(), pattern.dropFirst())
            } else if parts.isEmpty, pattern.isEmpty {
                return true
            } else if let retry = last, !retry.parts.isEmpty {
                (parts, pattern) = (retry.parts.dropFirst(), retry.pattern)
                last = (parts, pattern)
            } else {
                return false
            }
        }
    }
}
