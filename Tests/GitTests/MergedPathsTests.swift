import Foundation
import Git
import Testing

/// The files that git has merged, of a real repository with two branches.
struct MergedPathsTests {
    let root: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "merged-paths-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.path
        try git("init", "-q", "-b", "main")
        for (key, value) in [("user.name", "A"), ("user.email", "a@example.com"), ("gc.auto", "0"), ("core.fsync", "none")] { try git("config", key, value) }
        for name in ["both.txt", "ours.txt", "theirs.txt", "App/both ü.txt"] { try write("1\n\n\n\n\n2\n", name) }
        try commit()
    }

    private func remove() {
        try? FileManager.default.removeItem(atPath: root)
    }

    @discardableResult
    private func git(_ arguments: String..., mayFail: Bool = false) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = mayFail ? Pipe() : nil
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(mayFail || process.terminationStatus == 0, "git \(arguments)")
        return String(decoding: text, as: UTF8.self)
    }

    private func write(_ text: String, _ path: String) throws {
        let file = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "step")
    }

    /// Each branch changes another end of two files, and one file alone.
    private func makeBranches(theirs: String = "1\n\n\n\n\n2 theirs\n") throws {
        try git("checkout", "-q", "-b", "other")
        for name in ["both.txt", "theirs.txt", "App/both ü.txt"] { try write(theirs, name) }
        try commit()
        try git("checkout", "-q", "main")
        for name in ["both.txt", "ours.txt", "App/both ü.txt"] { try write("1 ours\n\n\n\n\n2\n", name) }
        try commit()
    }

    private static let both: Set<String> = ["both.txt", "App/both ü.txt"]

    @Test func aMergeCommitHasMergedWhatBothSidesChanged() throws {
        defer { remove() }
        try makeBranches()
        #expect(Git().mergedPaths(in: root) == [])
        try git("merge", "-q", "--no-edit", "other")
        #expect(Git().mergedPaths(in: root) == Self.both)
        #expect(Git().mergedPaths(in: root + "/App") == ["both ü.txt"])
        // Later commits of other files change nothing.
        try write("3\n", "ours.txt")
        try commit()
        #expect(Git().mergedPaths(in: root) == Self.both)
    }

    @Test func anEditAfterTheMergeIsAnEdit() throws {
        defer { remove() }
        try makeBranches()
        try git("merge", "-q", "--no-edit", "other")
        let merged = "1 ours\n\n\n\n\n2 theirs\n"
        try write(merged + "mine\n", "both.txt")
        #expect(Git().mergedPaths(in: root) == ["App/both ü.txt"])
        try commit()
        #expect(Git().mergedPaths(in: root) == ["App/both ü.txt"])
        try write(merged, "both.txt")
        #expect(Git().mergedPaths(in: root) == Self.both)
        try FileManager.default.removeItem(atPath: root + "/both.txt")
        #expect(Git().mergedPaths(in: root) == ["App/both ü.txt"])
    }

    @Test func aMergeInProgressCounts() throws {
        defer { remove() }
        try makeBranches()
        try git("merge", "-q", "--no-commit", "other")
        let merged = Git().mergedPaths(in: root)
        #expect(merged.isSuperset(of: Self.both))
        #expect(!merged.contains("ours.txt"))
        try write("1 ours\n\nmine\n\n\n2 theirs\n", "both.txt")
        #expect(!Git().mergedPaths(in: root).contains("both.txt"))
        // Staged edits can't be told from the merge; scaffold keeps a copy.
        try git("reset", "-q", "--hard")
        #expect(Git().mergedPaths(in: root) == [])
    }

    /// What is still in conflict is not merged: it has markers.
    @Test func conflictsDoNotCountUntilTheyAreResolved() throws {
        defer { remove() }
        try makeBranches(theirs: "1 theirs\n\n\n\n\n2\n")
        try git("merge", "-q", "--no-edit", "other", mayFail: true)
        #expect(Git().mergedPaths(in: root).isDisjoint(with: Self.both))
        for name in Self.both { try write("1 ours and theirs\n\n\n\n\n2\n", name) }
        try commit()
        #expect(Git().mergedPaths(in: root) == Self.both)
    }

    @Test(arguments: ["rebase", "cherry-pick"])
    func aRebaseOrCherryPickInProgressCounts(command: String) throws {
        defer { remove() }
        try makeBranches()
        // The second commit stops with a conflict, after the first was taken.
        try git("checkout", "-q", "other")
        try write("1 theirs\n\n\n\n\n2\n", "ours.txt")
        try write("1\n\n\n\n\n2 more\n", "both.txt")
        try commit()
        if command == "rebase" {
            try git("rebase", "-q", "main", mayFail: true)
        } else {
            try git("checkout", "-q", "main")
            try git("cherry-pick", "main..other", mayFail: true)
        }
        #expect(Git().mergedPaths(in: root).contains("both.txt"))
        try write("mine\n", "both.txt")
        #expect(!Git().mergedPaths(in: root).contains("both.txt"))
    }

    @Test func manyMergesAgoIsForgotten() throws {
        defer { remove() }
        try makeBranches()
        try git("merge", "-q", "--no-edit", "other")
        for index in 0..<6 {
            try git("checkout", "-q", "-b", "side\(index)")
            try write("\(index)\n", "side\(index).txt")
            try commit()
            try git("checkout", "-q", "main")
            try git("merge", "-q", "--no-ff", "--no-edit", "side\(index)")
        }
        #expect(Git().mergedPaths(in: root) == [])
    }

    @Test func nothingIsKnownOutsideOfARepository() throws {
        defer { remove() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-repository-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Git().mergedPaths(in: folder.path) == [])
        #expect(Git().mergedPaths(in: folder.path + "/none") == [])
        #expect(Git(searchPath: "/nowhere").mergedPaths(in: root) == [])
        // A repository without commits.
        try git("checkout", "-q", "--orphan", "empty")
        #expect(Git().mergedPaths(in: root) == [])
    }
}
