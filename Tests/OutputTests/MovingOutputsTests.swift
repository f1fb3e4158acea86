import Diagnostics
import FileSystem
import Output
import Support
import Testing

/// Outputs that get another path than in the last run.
struct MovingOutputsTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static func view(_ path: String, _ text: String = "view 1\n\n\n", _ owner: Owner = .user) -> PlannedFile {
        output(path, text, owner, template: "view")
    }

    @Test func generatedFileMovesToTheNewPath() throws {
        try project.run([Self.view("Old/a.swift", "1\n", .generated)])
        #expect(
            try project.run([Self.view("New/a.swift", "2\n", .generated)]) == [
                "create New/a.swift", "remove Old/a.swift",
            ]
        )
        #expect(project.text("Old/a.swift") == nil)
        #expect(project.text("New/a.swift") == "2\n")
        #expect(try project.run([Self.view("New/a.swift", "2\n", .generated)]) == ["unchanged New/a.swift"])
    }

    @Test func anEditedGeneratedFileIsNotRemoved() throws {
        try project.run([Self.view("Old/a.swift", "1\n", .generated)])
        try project.write("mine\n", to: "Old/a.swift")
        #expect(project.generate([Self.view("New/a.swift", "2\n", .generated)]).found == ["SC0801 Old/a.swift"])
        #expect(project.text("Old/a.swift") == "mine\n")
        #expect(project.text("New/a.swift") == nil)
    }

    @Test(arguments: [
        ("view 1\r\n\r\n\r\n", "view 2\r\n\r\n\r\n"),
        ("view 1\r\n\r\n\r\nmine\r\n", "view 2\r\n\r\n\r\nmine\r\n"),
    ])
    func aUserOwnedFileMovesWithItsEditsAndMode(disk: String, moved: String) throws {
        try project.run([Self.view("Old/a.swift")])
        try project.write(disk, to: "Old/a.swift", permissions: 0o755)
        #expect(
            try project.run([Self.view("New/b.swift", "view 2\n\n\n")]) == ["move(from: \"Old/a.swift\") New/b.swift"]
        )
        #expect(project.text("Old/a.swift") == nil)
        #expect(project.text("New/b.swift") == moved)
        #expect(try project.permissions("New/b.swift") == 0o755)
        let before = try project.fingerprint()
        #expect(try project.run([Self.view("New/b.swift", "view 2\n\n\n")]).count == 1)
        #expect(try project.fingerprint() == before)
    }

    @Test func aConflictOfAMovedFileShowsWhereItWas() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.write("mine\n\n\n", to: "Old/a.swift")
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(
            [Self.view("New/a.swift", "view 2\n\n\n")],
            in: project.folder,
            into: &diagnostics
        )
        #expect(changeSet?.changes.map(\.line) == ["conflict(from: \"Old/a.swift\") New/a.swift"])
        #expect(project.text("Old/a.swift") == nil)
    }

    @Test func aFileThatTheUserMovedToTheNewPathIsTheOutput() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.remove("Old/a.swift")
        try project.write("view 1\n\n\nmine\n", to: "New/a.swift")
        #expect(try project.run([Self.view("New/a.swift", "view 2\n\n\n")]) == ["merge New/a.swift"])
    }

    @Test func aFolderWhoseCaseChangesIsRenamedByTheUser() throws {
        try project.run([Self.view("notes/a.md"), output("notes/b.md", "tool\n1\n", template: "t")])
        try project.remove("notes")
        try project.write("view 1\n\n\nmine\n", to: "Notes/a.md")
        try project.write("tool\n1\n", to: "Notes/b.md")
        let files = [Self.view("Notes/a.md", "view 2\n\n\n"), output("Notes/b.md", "tool\n2\n", template: "t")]
        #expect(try project.run(files) == ["merge Notes/a.md", "rewrite Notes/b.md"])
        #expect(try project.run(files) == ["unchanged Notes/a.md", "unchanged Notes/b.md"])
    }

    @Test func aFileWhoseFolderIsNowAFileIsDeleted() throws {
        try project.run([Self.view("F/Old/a.swift")])
        try project.remove("F/Old")
        try project.write("mine\n", to: "F/Old")
        #expect(try project.run([Self.view("F/New/a.swift")]) == ["staysDeleted F/New/a.swift"])
        #expect(try project.sources() == ["F/Old": "mine\n"])
    }

    @Test func aDeletedFileStaysDeletedUnderItsNewPath() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.remove("Old/a.swift")
        #expect(try project.run([Self.view("New/a.swift")]) == ["staysDeleted New/a.swift"])
        #expect(try project.run([Self.view("Newer/a.swift")]) == ["staysDeleted Newer/a.swift"])
        #expect(try project.files()["New"] == nil)
    }

    @Test func anotherFileAtTheNewPathIsAnError() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.write("theirs\n", to: "New/a.swift")
        #expect(project.generate([Self.view("New/a.swift")]).found == ["SC0802 New/a.swift"])
        #expect(try project.sources() == ["Old/a.swift": "view 1\n\n\n", "New/a.swift": "theirs\n"])
    }

    @Test func aLinkToTheSameFileIsNoMove() throws {
        try project.makeFolder("Real")
        try project.link("Alias", to: "Real")
        try project.run([Self.view("Real/a.swift")])
        #expect(try project.run([Self.view("Alias/a.swift", "view 2\n")]) == ["rewrite Alias/a.swift"])
        #expect(project.text("Real/a.swift") == "view 2\n")
    }

    @Test func generatedOutputsSwapPaths() throws {
        try project.run([output("a", "1\n", template: "x"), output("b", "2\n", template: "y")])
        #expect(
            try project.run([output("b", "1\n", template: "x"), output("a", "2\n", template: "y")])
                == ["rewrite a", "rewrite b"]
        )
        #expect(project.text("a") == "2\n")
        #expect(project.text("b") == "1\n")
    }

    @Test func movedSpecFileKeepsItsOutputs() throws {
        let files = { (spec: String, text: String) in
            [
                output("a.swift", text, template: "a", spec: spec),
                output("b.swift", text, .user, template: "b", spec: spec),
            ]
        }
        try project.run(files("Specs/Login.yml", "1\n\n\n"))
        try project.write("1\n\n\nmine\n", to: "b.swift")
        #expect(try project.run(files("Specs/Auth/Login.yml", "2\n\n\n")) == ["rewrite a.swift", "merge b.swift"])
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest") == nil)
        let manifest = try #require(project.text(".scaffold/manifests/Specs/Auth/Login.yml.manifest"))
        #expect(manifest.split(separator: "\n").count == 3)
        let before = try project.fingerprint()
        #expect(
            try project.run(files("Specs/Auth/Login.yml", "2\n\n\n")) == ["unchanged a.swift", "unchanged b.swift"]
        )
        #expect(try project.fingerprint() == before)
    }

    /// The spec file was moved to a folder, or a service to another spec. The group or target changed in the same run.
    @Test(arguments: ["Specs/Auth/Login.yml", "Specs/Other.yml"])
    func outputsThatMoveWithTheirSpecKeepTheEdits(spec: String) throws {
        let files = { (spec: String, folder: String, text: String) in
            [
                output("\(folder)/a.swift", text, template: "a", instance: "login", spec: spec),
                output("\(folder)/b.swift", text, .user, template: "b", instance: "login", spec: spec),
            ]
        }
        let other = output("c.swift", "1\n", template: "c", spec: "Specs/Login.yml")
        try project.run(files("Specs/Login.yml", "Old", "1\n\n\n") + [other])
        try project.write("1\n\n\nmine\n", to: "Old/b.swift")
        let moved = files(spec, "New", "2\n\n\n") + [other]
        #expect(
            try project.run(moved) == [
                "create New/a.swift", "move(from: \"Old/b.swift\") New/b.swift", "remove Old/a.swift",
                "unchanged c.swift",
            ]
        )
        #expect(project.text("New/b.swift") == "2\n\n\nmine\n")
        #expect(project.generate(moved).lines == [])
    }

    /// Two modules generate a file for an item of the same name. Then one of them no longer does.
    @Test func outputWithItsOwnFileTakesNoOther() throws {
        let home = output("Home/Todo.md", "1\n\n\n", .user, template: "t", instance: "Todo", spec: "Specs/Home.yml")
        let cart = { output("Cart/Todo.md", $0, .user, template: "t", instance: "Todo", spec: "Specs/Cart.yml") }
        try project.run([home, cart("1\n\n\n")])
        try project.write("1\n\n\nmine\n", to: "Home/Todo.md")
        let outcome = project.generate([cart("2\n\n\n")])
        #expect(outcome.found == ["SC0816 Home/Todo.md"])
        #expect(outcome.changes == ["rewrite Cart/Todo.md", "leftOver Home/Todo.md"])
        #expect(project.text("Home/Todo.md") == "1\n\n\nmine\n")
    }

    /// Files of the same names in another module are other outputs.
    @Test func outputsOfAnotherSpecStay() throws {
        try project.run([output("Old/b.swift", "1\n", .user, template: "b", spec: "Specs/Login.yml")])
        try project.write("1\nmine\n", to: "Old/b.swift")
        let outcome = project.generate([output("New/b.swift", "1\n", .user, template: "b", spec: "Specs/Other.yml")])
        #expect(outcome.found == ["SC0816 Old/b.swift"])
        #expect(project.text("New/b.swift") == "1\n")
    }

    /// On most Macs, both names are one file.
    @Test(arguments: [POSIXFileSystem(), CaseFoldingFileSystem()] as [any FileSystem])
    func aSpecFileCanChangeItsCase(fileSystem: any FileSystem) throws {
        let project = try TemporaryProject(fileSystem: fileSystem)
        let files = { (spec: String, text: String) in [output("b.swift", text, .user, template: "b", spec: spec)] }
        try project.run(files("Specs/Login.yml", "1\n\n\n"))
        try project.write("1\n\n\nmine\n", to: "b.swift")
        let before = try project.fingerprint()
        #expect(project.generate(files("Specs/login.yml", "1\n\n\n")).lines == [])
        #expect(try project.fingerprint() == before)
        #expect(try project.run(files("Specs/login.yml", "2\n\n\n")) == ["merge b.swift"])
        #expect(project.text("b.swift") == "2\n\n\nmine\n")
        #expect(try project.run(files("Specs/login.yml", "3\n\n\n")) == ["merge b.swift"])
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest") != nil)
    }

    /// User-owned (`p…`) and generated (`t…`) files, by template and path.
    static func files(_ paths: [(template: String, path: String)], version: Int = 1) -> [PlannedFile] {
        paths.map { template, path in
            let text = "\(template)\n\n\nline of \(template)\n\n\nversion \(version)\n"
            return output(path, text, template.hasPrefix("p") ? .user : .generated, template: template)
        }
    }

    /// Generated files and unedited ones are generated at their new paths. An edited file may move to the old path of one of them.
    @Test(arguments: [1, 2])
    func outputsFollowEachOther(version: Int) throws {
        try project.run(Self.files([("pa", "P/a"), ("pb", "P/b"), ("ta", "T/a"), ("tb", "T/b")]))
        try project.write("pa\n\n\nline of pa\nmine\n\n\nversion 1\n", to: "P/a")
        let files = Self.files([("pa", "P/b"), ("pb", "P/c"), ("ta", "T/b"), ("tb", "T/c")], version: version)
        let changes = try project.run(files)
        #expect(changes == ["move(from: \"P/a\") P/b", "create P/c", "remove T/a", "rewrite T/b", "create T/c"])
        #expect(project.text("P/a") == nil)
        #expect(project.text("P/b") == "pa\n\n\nline of pa\nmine\n\n\nversion \(version)\n")
        #expect(project.text("P/c") == "pb\n\n\nline of pb\n\n\nversion \(version)\n")
        #expect(project.text("T/a") == nil)
        #expect(project.text("T/b")?.hasPrefix("ta") == true)
        let before = try project.fingerprint()
        #expect(try project.run(files) == ["unchanged P/b", "unchanged P/c", "unchanged T/b", "unchanged T/c"])
        #expect(try project.fingerprint() == before)
    }

    /// An interrupted run has left the new render, and no manifest lists it.
    @Test func editsReplaceTheNewRender() throws {
        try project.run(Self.files([("pa", "F/a"), ("pb", "F/b")]))
        try project.write("pb\n\n\nline of pb\nmine\n\n\nversion 1\n", to: "F/b")
        let files = Self.files([("pa", "F/a"), ("pb", "F/c")], version: 2)
        try project.write(String(decoding: files[1].bytes, as: UTF8.self), to: "F/c")
        #expect(try project.run(files).contains("move(from: \"F/b\") F/c"))
        #expect(project.text("F/c") == "pb\n\n\nline of pb\nmine\n\n\nversion 2\n")
        #expect(project.text("F/b") == nil)
    }

    /// It takes two runs.
    @Test func editedOutputAtAPathThatAnotherTakesIsAnError() throws {
        try project.run(Self.files([("pa", "F/a"), ("pb", "F/b")]))
        try project.write("pa\n\n\nline of pa\n\n\nversion 1\nmine\n", to: "F/a")
        let before = try project.fingerprint()
        #expect(
            project.generate(Self.files([("pa", "F/b"), ("pb", "F/a")])).lines == [
                """
                F/a: error: can't move `F/a` to `F/b`: you have edited this file, and the same run would write another file to the old path [SC0803]
                help: give this file a temporary path, change the other path, and then give this file its new path; run `scaffold generate` after each step
                """
            ]
        )
        #expect(try project.fingerprint() == before)
        // As the help says.
        try project.run(Self.files([("pa", "F/x"), ("pb", "F/b")]))
        try project.run(Self.files([("pa", "F/x"), ("pb", "F/a")]))
        try project.run(Self.files([("pa", "F/b"), ("pb", "F/a")]))
        #expect(project.text("F/b") == "pa\n\n\nline of pa\n\n\nversion 1\nmine\n")
        #expect(project.text("F/a") == "pb\n\n\nline of pb\n\n\nversion 1\n")
        #expect(try project.sources().count == 2)
    }

    @Test func uneditedOutputsSwapPaths() throws {
        try project.run(Self.files([("pa", "F/a"), ("pb", "F/b"), ("tc", "F/c"), ("pd", "F/d")]))
        let files = Self.files([("pa", "F/b"), ("pb", "F/c"), ("tc", "F/a"), ("pd", "F/e")])
        #expect(try project.run(files) == ["rewrite F/a", "rewrite F/b", "rewrite F/c", "move(from: \"F/d\") F/e"])
        #expect(try ["F/a", "F/b", "F/c"].map { try #require(project.text($0)).prefix(2) } == ["tc", "pa", "pb"])
        #expect(project.generate(files).changes == [])
    }

    @Test func newOutputAtTheOldPathOfAnotherIsCreated() throws {
        try project.run(Self.files([("pa", "F/a"), ("pb", "F/b")]))
        try project.remove("F/a")
        // The new path of the deleted file is the path that the other file leaves.
        #expect(
            try project.run(Self.files([("pa", "F/b"), ("pb", "F/c"), ("pc", "F/a")])) == [
                "create F/a", "staysDeleted F/b", "create F/c",
            ]
        )
        #expect(project.text("F/b") == nil)
        #expect(project.text("F/c")?.hasPrefix("pb") == true)
        #expect(project.text("F/a")?.hasPrefix("pc") == true)
    }

    @Test func anEditedGeneratedFileIsNotOverwrittenByTheNext() throws {
        try project.run(Self.files([("ta", "F/a"), ("tb", "F/b")]))
        try project.write("mine\n", to: "F/b")
        #expect(project.generate(Self.files([("ta", "F/b"), ("tb", "F/c")])).found.contains("SC0801 F/b"))
        #expect(project.text("F/b") == "mine\n")
    }

    /// The module that had the path was removed.
    @Test(arguments: [true, false])
    func movedFileTakesThePathOfARemovedModule(isEdited: Bool) throws {
        try project.run([
            output("F/a", "1\n\n\n", .user, template: "view"),
            output("F/b", "2\n\n\n", .user, template: "view", spec: "Specs/Two.yml"),
        ])
        try project.write("1\n\n\nmine\n", to: "F/a")
        if isEdited { try project.write("2\n\n\nmine\n", to: "F/b") }
        let files = [output("F/b", "1\n\n\n", .user, template: "view")]
        guard isEdited else {
            #expect(try project.run(files) == ["move(from: \"F/a\") F/b"])
            #expect(project.text("F/b") == "1\n\n\nmine\n")
            return
        }
        let outcome = project.generate(files)
        #expect(outcome.changeSet == nil, "\(outcome.changes)")
        #expect(try project.sources() == ["F/a": "1\n\n\nmine\n", "F/b": "2\n\n\nmine\n"])
    }

    @Test(arguments: [("tool\n1\n", ["rewrite New/a"], "tool\n2\n"), ("tool\n2\n", ["unchanged New/a"], "tool\n2\n")])
    func generatedFileMovedByTheUserIsFound(disk: String, changes: [String], result: String) throws {
        try project.run([output("Old/a", "tool\n1\n", template: "t")])
        try project.remove("Old/a")
        try project.write(disk, to: "New/a")
        #expect(try project.run([output("New/a", "tool\n2\n", template: "t")]) == changes)
        #expect(project.text("New/a") == result)
    }

    /// The last render has no line in common with the file.
    @Test func rewrittenFileMovedByTheUserIsFound() throws {
        try project.run(Self.files([("pa", "Old/a")]))
        try project.remove("Old/a")
        try project.write("mine\n", to: "New/a")
        #expect(try project.run(Self.files([("pa", "New/a")])) == ["unchanged New/a"])
        #expect(project.text("New/a") == "mine\n")
    }

    @Test(arguments: ["tool\n1\nmine\n", "other\n"])
    func anotherFileAtTheNewPathOfAGeneratedFileIsAnError(disk: String) throws {
        try project.run([output("Old/a", "tool\n1\n", template: "t")])
        try project.remove("Old/a")
        try project.write(disk, to: "New/a")
        let outcome = project.generate([output("New/a", "tool\n2\n", template: "t")])
        #expect(outcome.found == ["SC0801 New/a"] || outcome.found == ["SC0802 New/a"])
        #expect(project.text("New/a") == disk)
    }

    /// The spec file is renamed in the same change as its template. The new spec gets the bases of the old one.
    @Test func movedSpecFileKeepsItsBases() throws {
        let files = { (spec: String, text: String) in [output("b.swift", text, .user, template: "b", spec: spec)] }
        try project.run(files("Specs/Login.yml", "1\n\n\n"))
        try project.write("<<<<<<< yours\n1\n=======\n2\n>>>>>>> theirs\n\n\nmine\n", to: "b.swift")
        #expect(project.generate(files("Specs/SignIn.yml", "1\n\n\n")).found == ["SC0814 b.swift:1:1"])
        try project.write("1\n\n\nmine\n", to: "b.swift")
        #expect(try project.run(files("Specs/SignIn.yml", "2\n\n\n")) == ["merge b.swift"])
        #expect(try project.files().keys.filter { $0.hasPrefix(".scaffold") && $0.contains("Login") } == [])
    }
}
