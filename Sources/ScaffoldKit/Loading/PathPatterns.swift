/// Patterns for files and folders, in which `*` matches any part of a name and `**` any folders.
struct PathPatterns: Sendable {
    private let patterns: [[String]]

    /// - Parameter paths: relative to the folder that `contains` takes its paths from.
    init(_ paths: [String]) {
        patterns = paths.map { $0.split(separator: "/").map(String.init) }.filter { !$0.isEmpty }
    }

    /// Returns true if a path or one of its parent folders matches.
    func contains(_ path: String) -> Bool {
        guard !patterns.isEmpty else { return false }
        let names = path.split(separator: "/").map(String.init)
        return names.indices.contains { end in patterns.contains { Self.matches($0[...], names[...end]) } }
    }

    private static func matches(_ pattern: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return names.isEmpty }
        if first == "**" {
            return matches(pattern.dropFirst(), names) || !names.isEmpty && matches(pattern, names.dropFirst())
        }
        guard let name = names.first, matches(name: Array(name.utf8)[...], Array(first.utf8)[...]) else { return false }
        return matches(pattern.dropFirst(), names.dropFirst())
    }

    /// Compares a name with a pattern of one name. After a mismatch only the last `*` is tried again, so that many of them cost no more than a few.
    private static func matches(name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        var (name, pattern) = (name, pattern)
        var last: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
        while true {
            if pattern.first == UInt8(ascii: "*") {
                pattern = pattern.dropFirst()
                last = (name, pattern)
            } else if let byte = name.first, pattern.first == byte {
                (name, pattern) = (name.dropFirst(), pattern.dropFirst())
            } else if name.isEmpty, pattern.isEmpty {
                return true
            } else if let retry = last, !retry.name.isEmpty {
                (name, pattern) = (retry.name.dropFirst(), retry.pattern)
                last = (name, pattern)
            } else {
                return false
            }
        }
    }
}
