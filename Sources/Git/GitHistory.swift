/// The changes of the last commits on all branches, including commits that a rebase has replaced.
package struct GitHistory: Sendable {
    private struct Commit: Sendable {
        /// The object names of the new contents, by path.
        var written: [String: String] = [:]
        var deleted: Set<String> = []
    }

    private let git: Git
    private let folder: String
    /// The commits, each before its ancestors.
    private let commits: [Commit]

    /// The maximum number of commits that are read. Files of earlier merges have been generated again and committed.
    private static let commitsLookedAt = 100

    /// - Parameter folder: the absolute path of a folder in the work tree. Paths are relative to it. Without a repository, the history is empty.
    package init(of folder: String, _ git: Git) {
        (self.git, self.folder) = (git, folder)
        let arguments = [
            "log", "--all", "--reflog", "--topo-order", "--no-merges", "--since=1.year",
            "--max-count=\(Self.commitsLookedAt)", "--format=tformat:commit", "--raw",
            "--no-abbrev", "--no-renames", "--relative", "-z",
        ]
        let output = git.output(of: arguments, in: folder).split(separator: 0)
        var fields = output.map { String(decoding: $0, as: UTF8.self).drop { $0 == "\n" } }.makeIterator()
        var commits: [Commit] = []
        while let field = fields.next() {
            guard field.hasPrefix(":") else {
                commits.append(Commit())
                continue
            }
            // `:100644 100644 <old> <new> M`, then the path.
            let change = field.split(separator: " ")
            guard change.count == 5, let last = commits.indices.last, let path = fields.next() else { continue }
            if change[4] == "D" {
                commits[last].deleted.insert(String(path))
            } else {
                commits[last].written[String(path)] = String(change[3])
            }
        }
        self.commits = commits
    }

    /// Returns true if the last commit that changed a file deleted this file and another one.
    package func hasDeleted(_ path: String, with other: String) -> Bool {
        let last = commits.first { $0.written[path] != nil || $0.deleted.contains(path) }
        return last?.deleted.isSuperset(of: [path, other]) ?? false
    }

    /// Returns the texts that commits wrote to files, without repetitions.
    package func texts(of isWanted: (_ path: String) -> Bool) -> [[UInt8]] {
        let names = Set(commits.flatMap { $0.written.filter { isWanted($0.key) }.values })
        let input = Array(names.sorted().joined(separator: "\n").utf8)
        let output = git.output(of: ["cat-file", "--batch"], in: folder, input: input)
        return Array(Git.contents(inBatch: output).values)
    }
}
