import Foundation
import Git
import Testing

struct GitHistoryTests {
    let repository: TestRepository

    init() throws {
        repository = try TestRepository()
        try repository.write("a 1\n", "App/ä a.txt")
        try repository.write("b 1", "App/b.txt")
        try repository.write("c 1\n", "c.txt")
        try repository.commit()
    }

    private func texts(_ path: String, in folder: String = "") -> Set<String> {
        let history = GitHistory(of: repository.root + folder, Git())
        return Set(history.texts { $0 == path }.map { String(decoding: $0, as: UTF8.self) })
    }

    @Test func textsOfAllBranches() throws {
        try repository.git("checkout", "-q", "-b", "other")
        try repository.write("a 2\n", "App/ä a.txt")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write("", "App/ä a.txt")
        try repository.commit()
        #expect(texts("App/ä a.txt") == ["a 1\n", "a 2\n", ""])
        #expect(texts("ä a.txt", in: "/App") == ["a 1\n", "a 2\n", ""])
        #expect(texts("App/b.txt") == ["b 1"])
        #expect(texts("none") == [])
    }

    @Test(arguments: ["rebase", "squash", "cherry-pick"])
    func textsOfReplacedCommits(how: String) throws {
        try repository.git("checkout", "-q", "-b", "other")
        try repository.write("b 2", "App/b.txt")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.write("c 2\n", "c.txt")
        try repository.commit()
        switch how {
        case "rebase":
            try repository.git("checkout", "-q", "other")
            try repository.git("rebase", "-q", "main")
            try repository.write("b 3", "App/b.txt")
            try repository.git("commit", "-q", "-a", "--amend", "-m", "amended")
        case "squash":
            try repository.git("merge", "-q", "--squash", "other")
            try repository.write("b 3", "App/b.txt")
            try repository.commit()
            try repository.git("branch", "-q", "-D", "other")
        default:
            try repository.git("cherry-pick", "other")
            try repository.write("b 3", "App/b.txt")
            try repository.commit()
        }
        #expect(texts("App/b.txt").isSuperset(of: ["b 1", "b 2", "b 3"]))
    }

    @Test func filesDeletedInOneCommit() throws {
        try repository.remove("App/b.txt")
        try repository.commit()
        try repository.remove("c.txt")
        try repository.remove("App/ä a.txt")
        try repository.commit()
        let history = GitHistory(of: repository.root, Git())
        #expect(history.hasDeleted("c.txt", with: "App/ä a.txt") && history.hasDeleted("App/ä a.txt", with: "c.txt"))
        #expect(!history.hasDeleted("c.txt", with: "App/b.txt") && !history.hasDeleted("App/b.txt", with: "c.txt"))
        #expect(!history.hasDeleted("none", with: "c.txt"))
        // A later commit counts, even in the same second.
        try repository.write("c 2\n", "c.txt")
        try repository.commit()
        #expect(!GitHistory(of: repository.root, Git()).hasDeleted("c.txt", with: "App/ä a.txt"))
    }

    @Test func noTextsWithoutRepositoryOrCommits() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-repository-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = try TestRepository()
        for history in [
            GitHistory(of: folder.path, Git()), GitHistory(of: folder.path + "/none", Git()),
            GitHistory(of: repository.root, Git(searchPath: "/nowhere")), GitHistory(of: empty.root, Git()),
        ] {
            #expect(history.texts { _ in true } == [])
        }
    }
}
