/// Paths as an indented tree. A folder that contains only one folder shares a line with it.
struct FileTree {
    let lines: [String]

    /// - Parameter files: the paths, and notes that are shown in parentheses after the file names.
    init(_ files: [(path: String, note: String?)]) {
        let entries = files.map { (components: Self.components(of: $0.path), note: $0.note) }.sorted {
            $0.components.lexicographicallyPrecedes($1.components) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
        lines = Self.lines(of: entries[...], depth: 0)
    }

    /// Returns the components of a path. The first folder of an absolute path keeps its slash.
    private static func components(of path: String) -> [Substring] {
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
        guard path.hasPrefix("/"), let first = parts.first else { return parts }
        return ["/" + first] + parts.dropFirst()
    }

    private typealias Entry = (components: [Substring], note: String?)

    /// - Parameter depth: the number of leading components that all these entries share, and that are already shown.
    private static func lines(of entries: ArraySlice<Entry>, depth: Int, indentation: String = "") -> [String] {
        var lines: [String] = []
        var rest = entries
        while let first = rest.first {
            guard depth + 1 < first.components.count else {
                let note = first.note.map { "  (\($0))" } ?? ""
                lines.append(indentation + first.components[depth...].joined(separator: "/") + note)
                rest = rest.dropFirst()
                continue
            }
            let group = rest.prefix {
                $0.components.count > depth + 1 && $0.components[depth] == first.components[depth]
            }
            let shared = sharedFolders(of: group)
            lines.append(indentation + first.components[depth..<shared].joined(separator: "/") + "/")
            lines += Self.lines(of: group, depth: shared, indentation: indentation + "  ")
            rest = rest.dropFirst(group.count)
        }
        return lines
    }

    /// Returns the number of leading folders that all these sorted entries share.
    private static func sharedFolders(of entries: ArraySlice<Entry>) -> Int {
        guard let first = entries.first?.components.dropLast(), let last = entries.last?.components.dropLast() else {
            return 0
        }
        return zip(first, last).prefix { $0 == $1 }.count
    }
}
