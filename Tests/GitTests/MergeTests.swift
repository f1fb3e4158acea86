import Foundation
import Git
import Testing

struct MergeTests {
    static let labels = Git.Labels(ours: "yours", base: "before", theirs: "now")

    static func merge(_ ours: String, _ base: String, _ theirs: String, git: Git = Git()) throws -> Git.Merge {
        try git.merge(Array(ours.utf8), base: Array(base.utf8), theirs: Array(theirs.utf8), labels: labels)
    }

    @Test func bringsBothChanges() throws {
        #expect(
            try Self.merge("a\nb\nc\nmine\n", "a\nb\nc\n", "new\na\nb\nc\n")
                == .clean(Array("new\na\nb\nc\nmine\n".utf8))
        )
    }

    @Test func marksConflictsAndOnlyWhatDiffersInThem() throws {
        let text = "a\nsame\n<<<<<<< yours\nmine\n||||||| before\nb\n=======\ntheirs\n>>>>>>> now\nc\n"
        #expect(
            try Self.merge("a\nsame\nmine\nc\n", "a\nb\nc\n", "a\nsame\ntheirs\nc\n") == .conflicts(Array(text.utf8))
        )
    }

    @Test func refusesWhatIsNoText() throws {
        guard case .refused(let message) = try Self.merge("a\0b", "b", "c") else {
            Issue.record("merged")
            return
        }
        #expect(message == "it is not a text file, because it contains a zero byte")
    }

    @Test func saysWhereGitIsMissing() {
        #expect(throws: GitError.missing) { try Self.merge("a", "b", "c", git: Git(searchPath: "/nowhere")) }
    }

    /// A program in the place of git that knows no `--zdiff3`.
    @Test func saysWhereGitIsOld() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "old-git-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "git")
        try "#!/bin/sh\n[ \"$3\" = --version ] && echo git version 2.34.1 || exit 129\n".write(
            to: program,
            atomically: true,
            encoding: .utf8
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        #expect(throws: GitError.tooOld("2.34.1")) { try Self.merge("a", "b", "c", git: Git(searchPath: folder.path)) }
    }

    @Test func noConfigurationMatters() throws {
        setenv("GIT_CONFIG_COUNT", "1", 1)
        setenv("GIT_CONFIG_KEY_0", "merge.conflictStyle", 1)
        setenv("GIT_CONFIG_VALUE_0", "merge", 1)
        defer { unsetenv("GIT_CONFIG_COUNT") }
        #expect(
            try Self.merge("b\n", "a\n", "c\n")
                == .conflicts(Array("<<<<<<< yours\nb\n||||||| before\na\n=======\nc\n>>>>>>> now\n".utf8))
        )
    }
}
