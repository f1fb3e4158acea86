import Diagnostics
import FileSystem
import Output
import Support
import Testing

/// User-owned files that users have moved, which are found by their names, and other files with the same name.
struct MovedFilesTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static func text(_ name: String, _ version: Int) -> String {
        "final class \(name.split(separator: "/").last?.prefix { $0 != "." } ?? "") {\n\n\n    func run() {\n    }\n}\n\n\n// version \(version)\n"
    }

    static func file(_ path: String, _ version: Int = 1, template: String = "view", spec: String? = "Specs/Login.yml")
        -> PlannedFile
    {
        output(path, text(path, version), .user, template: template, spec: spec)
    }

    func move(_ path: String, to new: String, adding: String = "// mine\n") throws {
        let text = try #require(project.text(path))
        try project.remove(path)
        try project.write(text.replacing("    }\n", with: "        \(adding)    }\n"), to: new)
    }

    @Test func aFileThatWasMovedIsFoundForANewKey() throws {
        try project.run([Self.file("Sources/Login/View.swift")])
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        let moved = [
            output(
                "Sources/Login/View.swift",
                Self.text("Sources/Login/View.swift", 2),
                .user,
                template: "other",
                spec: "Specs/Auth/Login.yml"
            )
        ]
        #expect(try project.run(moved) == ["merge Sources/Login/UI/View.swift"])
        let before = try project.fingerprint()
        #expect(try project.run(moved) == ["unchanged Sources/Login/UI/View.swift"])
        #expect(try project.fingerprint() == before)
    }

    /// A file that the user has moved to another folder of the module stays in that folder, with its edits, when its output gets another path.
    @Test(arguments: ["Login/Screen", "Auth/Login/View", "Auth/SignIn/Screen"])
    func movedFileKeepsItsFolderWhenItsPathChanges(path: String) throws {
        try project.run([Self.file("Sources/Login/View.swift")])
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        let moved = { (version: Int) in
            [
                output(
                    "Sources/\(path).swift",
                    Self.text("Sources/Login/View.swift", version),
                    .user,
                    template: "view",
                    spec: "Specs/Login.yml"
                )
            ]
        }
        let new = "Sources/\(path.parentPath)/UI/\(path.lastName).swift"
        #expect(try project.run(moved(1)) == ["move(from: \"Sources/Login/UI/View.swift\") \(new)"])
        let before = try project.fingerprint()
        #expect(try project.run(moved(1)) == ["unchanged \(new)"])
        #expect(try project.fingerprint() == before)
        #expect(try project.run(moved(2)) == ["merge \(new)"])
        #expect(project.text(new)?.contains("// mine\n") == true)
    }

    /// The file has the same name, it can't belong to another output of the spec, and the old template was removed.
    @Test(arguments: [
        (old: ["A/View"], new: ["B/View"], templates: [], isMoved: true),
        (old: ["A/View"], new: ["B/Screen"], templates: [], isMoved: false),
        (old: ["A/View"], new: ["B/View", "C/View"], templates: [], isMoved: false),
        (old: ["A/View", "D/View"], new: ["B/View"], templates: [], isMoved: false),
        (old: ["A/View"], new: ["B/View"], templates: ["old of A/View"], isMoved: false),
    ])
    func editedFileFollowsARenamedTemplate(
        old: [String],
        new: [String],
        templates: [String],
        isMoved: Bool
    ) throws {
        func files(_ paths: [String], _ template: String) -> [PlannedFile] {
            paths.map { Self.file("Sources/Login/\($0).swift", template: "\(template) of \($0)") }
        }
        try project.run(files(old, "old"))
        let path = "Sources/Login/A/View.swift"
        let text = try #require(project.text(path)).replacing("    }\n", with: "        // mine\n    }\n")
        try project.write(text, to: path)
        let outcome = project.generate(files(new, "new"), isComplete: false) { $0.templates = Set(templates) }
        let changes = try #require(outcome.changeSet).changes.map(\.line)
        #expect(changes.contains("move(from: \"\(path)\") Sources/Login/B/View.swift") == isMoved)
        #expect(project.text(isMoved ? "Sources/Login/B/View.swift" : path) == text)
        #expect((project.text(path) == nil) == isMoved)
    }

    /// The new folder contains the old one.
    @Test func movedFileFollowsToTheParentFolder() throws {
        try project.run([Self.file("Sources/Login/Login/View.swift")])
        try move("Sources/Login/Login/View.swift", to: "Sources/Login/Login/UI/View.swift")
        let new = "move(from: \"Sources/Login/Login/UI/View.swift\") Sources/Login/UI/View.swift"
        #expect(try project.run([Self.file("Sources/Login/View.swift")]) == [new])
    }

    /// Editors lock open files with links whose target doesn't exist.
    @Test func brokenLinkIsSkipped() throws {
        try project.run([Self.file("Sources/Login/View.swift")])
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        try project.link("Sources/Login/UI/.#View.swift", to: "ada@mac.local.4711:1732200000")
        #expect(try project.run([Self.file("Sources/Login/View.swift", 2)]) == ["merge Sources/Login/UI/View.swift"])
    }

    /// A file with the output's name is the output, even with another text. Nothing in it is lost.
    @Test func aRewrittenFileIsFoundByItsName() throws {
        let files = { (version: Int) in [Self.file("Sources/Login/View.swift", version)] }
        try project.run(files(1))
        try project.remove("Sources/Login/View.swift")
        try project.write("struct View {\n    let text: String\n}\n", to: "Sources/Login/UI/View.swift")
        let outcome = project.generate(files(2))
        #expect(outcome.changes.allSatisfy { $0.hasSuffix("Sources/Login/UI/View.swift") })
        #expect(try project.contains("let text: String"))
        #expect(project.text("Sources/Login/View.swift") == nil)
    }

    @Test func twoFilesWithTheNameAreIgnored() throws {
        let files = { (version: Int) in [Self.file("Sources/Login/View.swift", version)] }
        try project.run(files(1))
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        try project.write("mine\n", to: "Sources/Login/Old/View.swift")
        let before = try project.sources()
        #expect(try project.run(files(2)) == ["staysDeleted Sources/Login/View.swift"])
        #expect(try project.sources() == before)
    }

    /// The file at the output's own path is the output, even if other files have its name.
    @Test func aCopyOfAFileIsNotTouched() throws {
        let files = { (version: Int) in [Self.file("Sources/Login/View.swift", version)] }
        try project.run(files(1))
        try project.write("mine\n", to: "Sources/Login/UI/View.swift")
        #expect(try project.run(files(2)) == ["rewrite Sources/Login/View.swift"])
        #expect(project.text("Sources/Login/UI/View.swift") == "mine\n")
    }

    @Test func deletedFileRestoredElsewhereInTheModuleIsFound() throws {
        let files = { (version: Int) in [Self.file("Sources/Login/View.swift", version)] }
        try project.run(files(1))
        try project.remove("Sources/Login/View.swift")
        try project.run(files(1))
        try project.write("// mine\n" + Self.text("Sources/Login/View.swift", 1), to: "Sources/Login/Sub/View.swift")
        #expect(try project.run(files(2)) == ["merge Sources/Login/Sub/View.swift"])
        #expect(project.text("Sources/Login/Sub/View.swift") == "// mine\n" + Self.text("Sources/Login/View.swift", 2))
    }

    @Test func movedFileWithoutSpecIsLeftOver() throws {
        let feed = [Self.file("Sources/Feed/View.swift", spec: "Specs/Feed.yml")]
        try project.run(
            [Self.file("Sources/Login/View.swift"), Self.file("Sources/Login/Presenter.swift", template: "presenter")]
                + feed
        )
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        for _ in 0..<2 {
            let outcome = project.generate(feed)
            #expect(outcome.found == ["SC0816 Sources/Login/UI/View.swift"])
            #expect(try project.sources().keys.sorted() == ["Sources/Feed/View.swift", "Sources/Login/UI/View.swift"])
        }
    }

    /// For each case: the path of the file, its path after the user's move, and whether it is searched there.
    @Test(arguments: [
        ("Sources/App/Login/Views/View.swift", "Sources/App/Login/View.swift", true),
        ("Sources/App/Login/View.swift", "Sources/App/View.swift", false),
        ("Sources/App/Docs/View.swift", "Sources/App/Feed/Docs/View.swift", false),
        ("Sources/App/Support/Alert.swift", "Sources/App/UI/Alert.swift", true),
        ("Sources/App/Support/Alert.swift", "Sources/Vendor/Alert.swift", false),
        ("Sources/App/Alert.swift", "Sources/Core/Alert.swift", false),
    ])
    func filesAreSearchedInTheirModulesFolder(path: String, new: String, isFound: Bool) throws {
        let spec = path.hasSuffix("Alert.swift") ? nil : "Specs/Login.yml"
        let files = { (version: Int) in
            [
                Self.file(path, version, spec: spec),
                Self.file("Sources/App/Login/Presenter.swift", template: "presenter"),
                Self.file("Sources/App/Feed/Presenter.swift", template: "presenter", spec: "Specs/Feed.yml"),
                Self.file("Sources/Core/Support/Evented.swift", template: "evented", spec: nil),
            ]
        }
        try project.run(files(1))
        try move(path, to: new)
        let changes = try project.run(files(2)).filter { !$0.hasPrefix("unchanged") }
        #expect(changes == [isFound ? "merge \(new)" : "staysDeleted \(path)"])
        #expect(project.text(new)?.contains("version \(isFound ? 2 : 1)") == true)
    }
}
