import ScaffoldKit

/// What a run wrote, as a tree of files below a line that counts them.
struct ChangeSummary {
    private let changes: [FileChange]
    private let isDryRun: Bool
    private let showsAll: Bool

    /// - Parameter showsAll: whether to list the files that stay as they are, too.
    init(_ changes: [FileChange], isDryRun: Bool, showsAll: Bool) {
        self.changes = changes
        self.isDryRun = isDryRun
        self.showsAll = showsAll
    }

    var hasWritten: Bool {
        changes.contains { $0.kind == .created || $0.kind == .rewritten }
    }

    var text: String {
        let listed = changes.filter { showsAll || $0.kind == .created || $0.kind == .rewritten }
        let tree = FileTree(listed.map { FileTree.File(path: $0.path, note: note(for: $0.kind)) })
        return ([headline] + tree.lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
    }

    private var headline: String {
        let created = count(.created)
        let rewritten = count(.rewritten)
        let rest = changes.count - created - rewritten
        guard created + rewritten > 0 else {
            return rest == 0 ? "There is nothing to write." : "Everything is up to date (\(files(rest)))."
        }
        var parts: [String] = []
        if created > 0 { parts.append("\(files(created)) created") }
        if rewritten > 0 { parts.append("\(files(rewritten)) rewritten") }
        if rest > 0 { parts.append("\(files(rest)) unchanged") }
        return (isDryRun ? "Dry run: " : "") + parts.joined(separator: ", ") + ":"
    }

    private func count(_ kind: FileChange.Kind) -> Int {
        changes.count { $0.kind == kind }
    }

    private func files(_ count: Int) -> String {
        count == 1 ? "1 file" : "\(count) files"
    }

    private func note(for kind: FileChange.Kind) -> String? {
        kind == .created ? nil : kind.name
    }
}
