import Platform

/// The `git` that is installed on the user's machine.
package struct Git: Sendable {
    /// The first version whose `merge-file` knows `--zdiff3`.
    package static let oldestVersion = "2.35"

    /// The folders in which `git` is searched, separated by colons; nil for the value of `PATH`.
    private let searchPath: String?

    package init(searchPath: String? = nil) {
        self.searchPath = searchPath
    }

    /// Adds the changes from `base` to `theirs` to the text `ours`. Conflicts are between markers.
    ///
    /// - Parameter labels: the names of the parts of a conflict in its markers.
    package func merge(
        _ ours: [UInt8],
        base: [UInt8],
        theirs: [UInt8],
        labels: (ours: String, base: String, theirs: String)
    ) throws(GitError) -> (text: [UInt8], hasConflicts: Bool) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let names = ["ours", "base", "theirs"]
        for (name, bytes) in zip(names, [ours, base, theirs]) { try folder.write(bytes, to: name) }
        let arguments =
            ["merge-file", "-p", "--zdiff3"] + [labels.ours, labels.base, labels.theirs].flatMap { ["-L", $0] } + names
        let result = try GitProcess(program: try program(), arguments: arguments, folder: folder).run()
        switch result.status {
        case 0..<128: return (result.output, result.status > 0)
        case 129: throw try tooOld(folder)
        default:
            let isText = [ours, base, theirs].allSatisfy { !$0.contains(0) }
            throw .refused(isText ? result.message : "it is not a text file, because it contains a zero byte")
        }
    }

    /// Returns the files that git merged and that have not changed since: in an uncommitted merge, and in the last merges of the history.
    ///
    /// - Parameter folder: the absolute path of a folder in the work tree.
    /// - Returns: paths relative to the folder; empty if git fails, for example outside of a repository.
    package func mergedPaths(in folder: String) -> Set<String> {
        func lines(_ arguments: [String]) -> [String] { self.lines(of: arguments, in: folder) }
        func changed(since commit: [String]) -> Set<String> {
            Set(lines(["diff", "--name-only", "--relative", "--no-renames", "-z"] + commit))
        }
        let heads = ["MERGE_HEAD", "REBASE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"]
        let isMerging = heads.contains { !lines(["rev-parse", "--quiet", "--verify", $0]).isEmpty }
        var merged = isMerging ? changed(since: ["--cached"]).subtracting(changed(since: [])) : []
        let prefix = prefix(of: folder)
        for commit in lines(["rev-list", "--merges", "--max-count=\(Self.mergesLookedAt)", "HEAD"]) {
            // For a merge commit, git prints the files that differ from all parents.
            let paths = lines(["diff-tree", "-r", "-c", "--name-only", "--no-commit-id", "-z", commit])
            // For merge commits, git ignores `--relative`.
            let files = paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
            if !files.isEmpty { merged.formUnion(Set(files).subtracting(changed(since: [commit]))) }
        }
        return merged
    }

    /// Returns the files in a part of a folder that git's index has and the disk doesn't have, without files that have a conflict in git. The paths
    /// are relative to the folder.
    package func deletedPaths(under part: String, in folder: String) -> Set<String> {
        let conflicts = lines(
            of: ["diff", "--name-only", "--diff-filter=U", "--relative", "-z", "--", part],
            in: folder
        )
        return Set(lines(of: ["ls-files", "--deleted", "-z", "--", part], in: folder)).subtracting(conflicts)
    }

    private func lines(of arguments: [String], in folder: String) -> [String] {
        output(of: arguments, in: folder).split(whereSeparator: { $0 == 0 || $0 == UInt8(ascii: "\n") }).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Returns the path of a folder in its repository, with `/` at the end. It is empty for the root of the repository, and outside of a repository.
    package func prefix(of folder: String) -> String {
        let output = output(of: ["rev-parse", "--show-prefix"], in: folder)
        return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// The number of merge commits that are read. Files of earlier merges have been generated again and committed.
    private static let mergesLookedAt = 5

    /// Returns the output of a command; empty if the command fails, for example outside of a repository.
    func output(of arguments: [String], in folder: String, input: [UInt8] = []) -> [UInt8] {
        do throws(GitError) {
            let scratch = try TemporaryFolder()
            defer { scratch.remove() }
            let arguments = ["-C", folder] + arguments
            let result = try GitProcess(program: try program(), arguments: arguments, folder: scratch, input: input)
                .run()
            return result.status == 0 ? result.output : []
        } catch {
            return []
        }
    }

    /// Returns the contents that `cat-file --batch` has printed, by object name.
    static func contents(inBatch output: [UInt8]) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        // A line `<name> blob <size>`, then the bytes and a line break.
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            guard header.count == 3, let size = Int(header[2]), size < rest.count else { continue }
            contents[String(header[0])] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return contents
    }

    func program() throws(GitError) -> String {
        let path = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let folders = path.split(separator: ":", omittingEmptySubsequences: true)
        let programs = folders.map { "\($0)/git" }
        guard let program = programs.first(where: FileManager.default.isExecutableFile) else { throw .missing }
        return program
    }

    private func tooOld(_ folder: TemporaryFolder) throws(GitError) -> GitError {
        let result = try GitProcess(program: try program(), arguments: ["--version"], folder: folder).run()
        let version = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return .tooOld(version.count > 2 ? String(version[2]) : "unknown")
    }
}

/// An error from git, or the reason why git can't be used.
package enum GitError: Error, Equatable {
    case missing
    /// Git is too old. The value is its version.
    case tooOld(String)
    case failed(String)
    /// Git can't merge the files, for example because one of them is binary.
    case refused(String)
    case unknownCommit
    case unknownFolder
    /// The commit exceeds `Git.fetchLimits`.
    case tooLarge

    /// The reason in words, for the end of a sentence.
    package var reason: String {
        switch self {
        case .missing: "no git was found"
        case .tooOld(let version): "the git found is \(version)"
        case .failed(let message), .refused(let message): message
        case .unknownCommit: "the repository has no such commit"
        case .unknownFolder: "the commit has no such folder"
        case .tooLarge:
            "the commit has more than \(Git.fetchLimits.files) files or \(Git.fetchLimits.bytes >> 20) MB of templates"
        }
    }
}
