import Diagnostics
import Foundation
import Output
import Testing

/// Folders that a run makes are staged whole and put in place in one step, also where somebody interferes.
struct NewFolderTests {
    let fileSystem = FaultyFileSystem()
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject(fileSystem: fileSystem)
    }

    static let moved = [output("New/Inner/view.swift", "view 1\n\n\n", .person, template: "view"), output("New/tool.swift", "tool 1\n", template: "tool")]
    static let before = [output("Old/view.swift", "view 1\n\n\n", .person, template: "view"), output("Old/tool.swift", "tool 1\n", template: "tool")]

    @Test func eachIsPutInPlaceWithAllThatItHolds() throws {
        try project.run(CommitTests.files("1\n", count: 50))
        let renames = fileSystem.operations.filter { $0.hasPrefix("rename") && !$0.contains("journal") }.map { $0.split(separator: " ").last?.split(separator: "/").last }
        #expect(renames == ["Sources", "bases", ".gitattributes", ".gitignore", "manifests"])
        #expect(project.text("Sources/M49/b.swift") == "1\n")
        #expect(try fileSystem.status(project.absolute(".scaffold/local/tx")) == nil)
    }

    /// - Parameter flushes: before the journal is written, or after.
    @Test(arguments: [1, 2])
    func oneThatSomebodyMakesMeanwhileIsFilled(flushes: Int) throws {
        let folders = ["Sources/M1", ".scaffold/manifests/Specs"].map(project.absolute)
        let mine = project.absolute("Sources/M1/mine.swift")
        onFlush(flushes) {
            for folder in folders { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            put("mine\n", at: mine)
        }
        try project.run(CommitTests.files("1\n", count: 3))
        #expect(project.text("Sources/M1/mine.swift") == "mine\n")
        for path in ["Sources/M0/a.swift", "Sources/M1/a.swift", "Sources/M1/b.swift"] { #expect(project.text(path) == "1\n") }
        #expect(try project.run(CommitTests.files("1\n", count: 3)).allSatisfy { $0.hasPrefix("unchanged ") })
    }

    @Test func aFileThatAppearsInOneAtTheLastMomentIsNotReplaced() throws {
        let path = project.absolute("Sources/M1/b.swift")
        onFlush(2) {
            try? FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            put("theirs\n", at: path)
        }
        #expect(project.failure(CommitTests.files("1\n", count: 3)).map { $0.split(separator: "\n")[0] } == [
            "Sources/M1/b.swift: error: `Sources/M1/b.swift` exists already and was not written by scaffold [SC0802]"
        ])
        #expect(try project.files() == ["Sources": "<folder>", "Sources/M1": "<folder>", "Sources/M1/b.swift": "theirs\n", ".scaffold": "<folder>"])
    }

    @Test func oneThatBecomesALinkAtTheLastMomentIsNotFollowed() throws {
        let outside = try TemporaryProject()
        let (folder, target) = (project.absolute("Sources"), outside.root)
        onFlush(2) { try? FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: target) }
        #expect(project.failure(CommitTests.files("1\n", count: 1)).map { $0.split(separator: "\n")[0].suffix(8) } == ["[SC0806]"])
        #expect(try outside.files() == [:])
    }

    /// Its old place is looked at when the new one has been filled.
    @Test func aFileThatIsEditedWhileItMovesIntoOneMovesWithThat() throws {
        try project.run(Self.before)
        let path = project.absolute("Old/view.swift")
        onFlush(2) { put("view 1\n\n\nmine\n", at: path) }
        #expect(try project.run(Self.moved).contains("move(from: \"Old/view.swift\") New/Inner/view.swift"))
        #expect(project.text("Old/view.swift") == nil)
        #expect(project.text("New/Inner/view.swift") == "view 1\n\n\nmine\n")
        #expect(project.text("New/tool.swift") == "tool 1\n")
    }

    private func onFlush(_ number: Int, _ action: @escaping @Sendable () -> Void) {
        let count = Counter()
        fileSystem.onFlush { if count.next() == number { action() } }
    }
}

/// Writes a file as another program would.
@Sendable private func put(_ text: String, at path: String) {
    #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
}
