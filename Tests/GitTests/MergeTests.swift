import Foundation
import Git
import Testing

struct MergeTests {
    static let labels = (ours: "yours", base: "before", theirs: "now")

    /// Returns the merged text, and whether it has conflicts.
    static func merge(_ ours: String, _ base: String, _ theirs: String, git: Git = Git()) throws -> [String: Bool] {
        let merged = try git.merge(Array(ours.utf8), base: Array(base.utf8), theirs: Array(theirs.utf8), labels: labels)
        return [String(decoding: merged.text, as: UTF8.self): merged.hasConflicts]
    }

    @Test func mergesBothChanges() throws {
        #expect(
            try Self.merge("a\nb\nc\nmine\n", "a\nb\nc\n", "new\na\nb\nc\n")
                == ["new\na\nb\nc\nmine\n": false]
        )
    }

    @Test func marksOnlyDifferingLinesAsConflict() throws {
        let text = "a\nsame\n<<<<<<< yours\nmine\n||||||| before\nb\n=======\ntheirs\n>>>>>>> now\nc\n"
        #expect(
            try Self.merge("a\nsame\nmine\nc\n", "a\nb\nc\n", "a\nsame\ntheirs\nc\n") == [text: true]
        )
    }

    @Test func refusesBinaryFiles() {
        #expect(throws: GitError.refused("it is not a text file, because it contains a zero byte")) {
            try Self.merge("a\0b", "b", "c")
        }
    }

    @Test func reportsMissingGit() {
        #expect(throws: GitError.missing) { try Self.merge("a", "b", "c", git: Git(searchPath: "/nowhere")) }
    }

    /// The program is a file of this repository. A file that a test has just written may still be open in a process of another test.
    @Test func reportsOldGit() {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/OldGit").path
        #expect(throws: GitError.tooOld("2.34.1")) { try Self.merge("a", "b", "c", git: Git(searchPath: folder)) }
    }

    @Test func ignoresConfiguration() throws {
        setenv("GIT_CONFIG_COUNT", "1", 1)
        setenv("GIT_CONFIG_KEY_0", "merge.conflictStyle", 1)
        setenv("GIT_CONFIG_VALUE_0", "merge", 1)
        defer { unsetenv("GIT_CONFIG_COUNT") }
        #expect(
            try Self.merge("b\n", "a\n", "c\n")
                == ["<<<<<<< yours\nb\n||||||| before\na\n=======\nc\n>>>>>>> now\n": true]
        )
    }
}
