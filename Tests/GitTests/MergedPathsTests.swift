import Foundation
import Git
import Testing

/// The files that git has merged in a real repository with two branches.
struct MergedPathsTests {
    let repository: TestRepository
    var root: String { repository.root }

    init() throws {
        repository = try TestRepository()
        for name in ["both.txt", "ours.txt", "theirs.txt", "App/both ü.txt"] {
            try repository.write("1\n\n\n\n\n2\n", name)
        }
        try repository.commit()
    }

    /// Creates two branches. Each changes its own end of two files, and a file that the other branch doesn't change.
    private func makeBranches(theirs: String = "1\n\n\n\n\n2 theirs\n") throws {
        try repository.git("checkout", "-q", "-b", "other")
        for name in ["both.txt", "theirs.txt", "App/both ü.txt"] { try repository.write(theirs, name) }
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        for name in ["both.txt", "ours.txt", "App/both ü.txt"] { try repository.write("1 ours\n\n\n\n\n2\n", name) }
        try repository.commit()
    }

    private static let both: Set<String> = ["both.txt", "App/both ü.txt"]

    @Test func mergeCommitMergesFilesThatBothSidesChanged() throws {
        try makeBranches()
        #expect(Git().mergedPaths(in: root) == [])
        try repository.git("merge", "-q", "--no-edit", "other")
        #expect(Git().mergedPaths(in: root) == Self.both)
        #expect(Git().mergedPaths(in: root + "/App") == ["both ü.txt"])
        // Later commits of other files don't matter.
        try repository.write("3\n", "ours.txt")
        try repository.commit()
        #expect(Git().mergedPaths(in: root) == Self.both)
    }

    @Test func anEditAfterTheMergeIsAnEdit() throws {
        try makeBranches()
        try repository.git("merge", "-q", "--no-edit", "other")
        let merged = "1 ours\n\n\n\n\n2 theirs\n"
        try repository.write(merged + "mine\n", "both.txt")
        #expect(Git().mergedPaths(in: root) == ["App/both ü.txt"])
        try repository.commit()
        #expect(Git().mergedPaths(in: root) == ["App/both ü.txt"])
        try repository.write(merged, "both.txt")
        #expect(Git().mergedPaths(in: root) == Self.both)
        try FileManager.default.removeItem(atPath: root + "/both.txt")
        #expect(Git().mergedPaths(in: root) == ["App/both ü.txt"])
    }

    @Test func aMergeInProgressCounts() throws {
        try makeBranches()
        try repository.git("merge", "-q", "--no-commit", "other")
        let merged = Git().mergedPaths(in: root)
        #expect(merged.isSuperset(of: Self.both))
        #expect(!merged.contains("ours.txt"))
        try repository.write("1 ours\n\nmine\n\n\n2 theirs\n", "both.txt")
        #expect(!Git().mergedPaths(in: root).contains("both.txt"))
        // Staged edits can't be distinguished from the merge, so scaffold keeps a copy.
        try repository.git("reset", "-q", "--hard")
        #expect(Git().mergedPaths(in: root) == [])
    }

    /// A file with unresolved conflicts doesn't count as merged, because it has markers.
    @Test func conflictsDoNotCountUntilTheyAreResolved() throws {
        try makeBranches(theirs: "1 theirs\n\n\n\n\n2\n")
        try repository.git("merge", "-q", "--no-edit", "other", mayFail: true)
        #expect(Git().mergedPaths(in: root).isDisjoint(with: Self.both))
        for name in Self.both { try repository.write("1 ours and theirs\n\n\n\n\n2\n", name) }
        try repository.commit()
        #expect(Git().mergedPaths(in: root) == Self.both)
    }

    @Test(arguments: ["rebase", "cherry-pick"])
    func aRebaseOrCherryPickInProgressCounts(command: String) throws {
        try makeBranches()
        // The second commit stops with a conflict, after the first was taken.
        try repository.git("checkout", "-q", "other")
        try repository.write("1 theirs\n\n\n\n\n2\n", "ours.txt")
        try repository.write("1\n\n\n\n\n2 more\n", "both.txt")
        try repository.commit()
        if command == "rebase" {
            try repository.git("rebase", "-q", "main", mayFail: true)
        } else {
            try repository.git("checkout", "-q", "main")
            try repository.git("cherry-pick", "main..other", mayFail: true)
        }
        #expect(Git().mergedPaths(in: root).contains("both.txt"))
        try repository.write("mine\n", "both.txt")
        #expect(!Git().mergedPaths(in: root).contains("both.txt"))
    }

    @Test func oldMergesAreForgotten() throws {
        try makeBranches()
        try repository.git("merge", "-q", "--no-edit", "other")
        for index in 0..<6 {
            try repository.git("checkout", "-q", "-b", "side\(index)")
            try repository.write("\(index)\n", "side\(index).txt")
            try repository.commit()
            try repository.git("checkout", "-q", "main")
            try repository.git("merge", "-q", "--no-ff", "--no-edit", "side\(index)")
        }
        #expect(Git().mergedPaths(in: root) == [])
    }

    @Test func noPathsOutsideOfARepository() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-repository-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Git().mergedPaths(in: folder.path) == [])
        #expect(Git().mergedPaths(in: folder.path + "/none") == [])
        #expect(Git(searchPath: "/nowhere").mergedPaths(in: root) == [])
        // A repository without commits.
        try repository.git("checkout", "-q", "--orphan", "empty")
        #expect(Git().mergedPaths(in: root) == [])
    }
}
