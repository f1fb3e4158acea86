/// A file in a commit.
package struct FetchedFile: Equatable, Sendable {
    /// The path relative to the folder that is read.
    package let path: String
    /// Nil for anything but a regular file, such as a link or a submodule.
    package let bytes: [UInt8]?
}

extension Git {
    /// The maximum number of files, and of bytes of all files, that are read from a commit.
    package static let fetchLimits = (files: 2_000, bytes: 16 << 20)

    /// Returns files of one commit in another repository. No hooks are run, and submodules are not read.
    ///
    /// - Parameters:
    ///   - folder: the path of a folder in the repository; empty for the whole repository.
    ///   - commit: the full hash of the commit or of an annotated tag.
    ///   - address: a URL, `user@host:path`, or the absolute path of a folder.
    ///   - isWanted: returns true for the files to read. Its argument is the path in the folder.
    /// - Returns: the files in the order of git.
    package func files(
        in folder: String,
        at commit: String,
        of address: String,
        where isWanted: (String) -> Bool
    ) throws(GitError) -> [FetchedFile] {
        let scratch = try TemporaryFolder()
        defer { scratch.remove() }
        let repository = FetchedCommit(program: try program(), scratch: scratch, address: address, commit: commit)
        try repository.fetch()
        return try repository.files(in: folder, where: isWanted)
    }
}

/// A temporary repository for one commit of another repository.
private struct FetchedCommit {
    let program: String
    let scratch: TemporaryFolder
    let address: String
    let commit: String

    private static let settings = [
        "-c", "core.hooksPath=/dev/null", "-c", "credential.helper=", "-c", "fetch.recurseSubmodules=false", "-c",
        "gc.auto=0", "-c", "http.lowSpeedLimit=100", "-c", "http.lowSpeedTime=30",
    ]

    private func git(_ arguments: [String], input: [UInt8] = [], limit: Int = 60) throws(GitError) -> GitProcess.Result
    {
        let arguments = Self.settings + ["--git-dir=repository"] + arguments
        return try GitProcess(program: program, arguments: arguments, folder: scratch, input: input, limit: limit).run()
    }

    func fetch() throws(GitError) {
        let made = try git(["init", "--quiet", "--bare", "--template="])
        guard made.status == 0 else { throw .failed(made.message) }
        let options = ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules"]
        let one = try git(options + ["--depth=1", "--", address, commit], limit: 300)
        if one.status != 0 {
            // The server does not allow fetching a single commit, so all branches and tags are fetched.
            guard ["not our ref", "unadvertised object", "remote ref"].contains(where: one.message.contains) else {
                throw .failed(one.message)
            }
            let references = ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"]
            let all = try git(options + ["--", address] + references, limit: 300)
            guard all.status == 0 else { throw .failed(all.message) }
        }
        // The hash may be that of an annotated tag, as `git ls-remote` prints it. It always refers to the same commit, too.
        let type = try git(["cat-file", "-t", "\(commit)^{commit}"])
        guard type.status == 0, type.output == Array("commit\n".utf8) else { throw .unknownCommit }
    }

    func files(in folder: String, where isWanted: (String) -> Bool) throws(GitError) -> [FetchedFile] {
        let listing = try git(["ls-tree", "-r", "-z", "-l", "\(commit):\(folder)"])
        guard listing.status == 0 else { throw .unknownFolder }
        let entries = listing.output.split(separator: 0).compactMap(TreeEntry.init).filter { isWanted($0.path) }
        let files = entries.filter(\.isPlainFile)
        guard files.count <= Git.fetchLimits.files, files.reduce(0, { $0 + $1.size }) <= Git.fetchLimits.bytes else {
            throw .tooLarge
        }
        let contents = try git(["cat-file", "--batch"], input: Array(files.map { $0.hash + "\n" }.joined().utf8))
        guard contents.status == 0 else { throw .failed(contents.message) }
        let bytes = Git.contents(inBatch: contents.output)
        return try entries.map { entry throws(GitError) in
            guard entry.isPlainFile else { return FetchedFile(path: entry.path, bytes: nil) }
            guard let bytes = bytes[entry.hash] else { throw .failed("git left out \(entry.path)") }
            return FetchedFile(path: entry.path, bytes: bytes)
        }
    }
}

/// A line of `git ls-tree -l`: `100644 blob <hash>    <size>`, a tab, and the path.
private struct TreeEntry {
    let isPlainFile: Bool
    let hash: String
    let size: Int
    let path: String

    init?(_ line: ArraySlice<UInt8>) {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
        guard words.count == 4 else { return nil }
        isPlainFile = words[0].hasPrefix("100") && words[1] == "blob"
        hash = String(words[2])
        size = Int(words[3]) ?? 0
        path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
    }
}
