import ScaffoldKit

/// The changes of a run: a line with the counts, and a tree of the files.
struct ChangeSummary {
    let changes: [FileChange]
    let isDryRun: Bool
    /// True to list unchanged files, too.
    let showsAll: Bool
    /// What the run was about; empty for the whole project.
    var names: [String] = []

    var hasWritten: Bool { changes.contains(where: \.isWritten) }

    var text: String {
        let listed = changes.filter { showsAll || $0.isWritten || Self.told.contains($0.kind) }
        let tree = FileTree(listed.map { ($0.path, $0.kind == .created ? nil : $0.kind.rawValue) })
        return ([headline] + tree.lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
    }

    var line: String { headline.hasSuffix(":") ? headline.dropLast() + "." : headline }

    private var headline: String {
        guard changes.contains(where: { Self.told.contains($0.kind) }) else {
            guard !changes.isEmpty else { return "There is nothing to write." }
            let subject = names.isEmpty ? "Everything is up to date" : "Up to date: \(names.joined(separator: ", "))"
            return "\(subject) (\(files(changes.count)))."
        }
        let counts = changes.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
        var parts = Self.told.compactMap { kind in counts[kind].map { "\(files($0)) \(kind.rawValue)" } }
        let rest = changes.count { !Self.told.contains($0.kind) }
        if rest > 0 { parts.append("\(files(rest)) unchanged") }
        return (isDryRun ? "Dry run: " : "") + parts.joined(separator: ", ") + ":"
    }

    /// The kinds that are counted, in the order of the line.
    private static let told: [FileChange.Kind] = [
        .created, .rewritten, .merged, .moved, .removed, .leftOver, .conflicted, .unmerged, .missing, .edited,
    ]

    private func files(_ count: Int) -> String {
        count == 1 ? "1 file" : "\(count) files"
    }
}
