import Diagnostics
import Testing

@testable import Output

/// A person has put a link in an output's place, to a file inside the project.
struct LinkedOutputsTests {
    let project: TemporaryProject
    static let text = "view 1\n\n\n"
    static let edited = "view 1\n\n\nmine\n"

    init() throws {
        project = try TemporaryProject()
    }

    private func view(_ path: String, _ text: String = text, _ owner: Owner = .user) -> PlannedFile {
        output(path, text, owner, template: "view")
    }

    private func run(_ files: [PlannedFile], _ renames: [ModuleRename] = []) -> (changes: [String], found: [String]) {
        var options = RecoveryTests.complete
        options.renames = renames
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: project.folder, options: options, into: &diagnostics)
        return (changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line) ?? ["failed"], diagnostics.lines)
    }

    /// Puts the file elsewhere, and a link to it where it was.
    private func replace(_ path: String, _ text: String, link: String) throws {
        try project.remove(path)
        try project.write(text, to: "Shared/a.swift")
        try project.link(path, to: link)
    }

    private func released(_ path: String) -> String {
        """
        \(path): warning: `\(path)` is not generated any more [SC0816]
        note: it is a link to `Shared/a.swift`: neither is taken away
        help: delete it, or keep it: it is yours alone from now on, and is not mentioned again
        """
    }

    @Test func whatStaysInItsPlaceIsWrittenThrough() throws {
        try project.run([view("Old/a.swift")])
        try replace("Old/a.swift", Self.edited, link: "../Shared/a.swift")
        #expect(run([view("Old/a.swift", "view 2\n\n\n")]) == (["merge Old/a.swift"], []))
        #expect(try project.isLink("Old/a.swift"))
        #expect(project.text("Shared/a.swift") == "view 2\n\n\nmine\n")
    }

    @Test(arguments: [Owner.user, .generated], [text, edited])
    func whatMovesLeavesLinkAndFileBehind(owner: Owner, text: String) throws {
        try project.run([view("Old/a.swift", Self.text, owner)])
        try replace("Old/a.swift", text, link: "../Shared/a.swift")
        let files = [view("New/a.swift", "view 2\n\n\n", owner)]
        #expect(run(files) == (["create New/a.swift", "leftOver Old/a.swift"], [released("Old/a.swift")]))
        #expect(try project.isLink("Old/a.swift"))
        #expect(project.text("Old/a.swift") == text)
        #expect(project.text("New/a.swift") == (owner == .user ? text.replacing("1", with: "2") : "view 2\n\n\n"))
        let before = try project.fingerprint()
        #expect(run(files) == ([], []))
        #expect(try project.fingerprint() == before)
    }

    @Test func aModuleThatIsRenamedTakesACopyOfItsLines() throws {
        try project.write("module: Login\n", to: "Specs/Login.yml")
        #expect(run(RenamingModulesTests.files("Login")).found == [])
        let old = "Sources/Login/LoginView.swift"
        let edited = try #require(project.text(old)) + "// mine\n"
        try replace(old, edited, link: project.absolute("Shared/a.swift"))
        try project.remove("Specs/Login.yml")
        try project.write("module: SignIn\n", to: "Specs/SignIn.yml")
        let renames = [ModuleRename(spec: "Specs/SignIn.yml", old: "Login", new: "SignIn")]
        let (changes, found) = run(RenamingModulesTests.files("SignIn"), renames)
        #expect(changes.contains("leftOver \(old)") && changes.contains("create Sources/SignIn/SignInView.swift"))
        #expect(found.first == released(old))
        #expect(try project.isLink(old))
        #expect(project.text("Shared/a.swift") == edited)
        #expect(project.text("Sources/SignIn/SignInView.swift") == edited.replacing("Login", with: "SignIn"))
        // `was` is still there.
        #expect(run(RenamingModulesTests.files("SignIn"), renames).changes == [])
    }

    @Test(arguments: [Owner.user, .generated], [text, edited])
    func whatGoesLeavesLinkAndFileBehind(owner: Owner, text: String) throws {
        let other = output("b.swift", "b\n", spec: "Specs/Other.yml")
        try project.run([view("Old/a.swift", Self.text, owner), other])
        try replace("Old/a.swift", text, link: "../Shared/a.swift")
        #expect(run([other]) == (["leftOver Old/a.swift"], [released("Old/a.swift")]))
        #expect(try project.isLink("Old/a.swift"))
        #expect(project.text("Old/a.swift") == text)
        #expect(run([other]) == ([], []))
    }

    /// What comes there must not be written into the file of the one that goes.
    @Test(arguments: [Owner.user, .generated])
    func aLinkIsInTheWayOfTheNextOutput(owner: Owner) throws {
        let files = { (paths: [String]) in
            zip(["x", "y"], paths).map { (name: String, path: String) in output(path, "\(name)\n\n\n", owner, template: name) }
        }
        try project.run(files(["F/a", "F/b"]))
        try replace("F/b", "y\n\n\nmine\n", link: "../Shared/a.swift")
        let before = try project.files()
        let (changes, found) = run(files(["F/b", "F/c"]))
        #expect(changes == ["failed"])
        #expect(found.map { $0.split(separator: "\n")[0] }.contains("F/b: error: `F/b` exists already and was not written by scaffold [SC0802]"))
        #expect(try project.files() == before)
    }

    @Test func aFolderThatALinkLeadsToStays() throws {
        try project.makeFolder("Real")
        try project.link("Old", to: "Real")
        try project.run([view("Old/a.swift"), view("Other/b.swift").with(template: "b")])
        #expect(run([view("New/a.swift"), view("Newer/b.swift").with(template: "b")]).found == [])
        #expect(try project.files()["Real"] == "<folder>")
        #expect(try project.files()["Other"] == nil)
        #expect(try project.run([view("Old/a.swift"), view("Newer/b.swift").with(template: "b")]).contains("move(from: \"New/a.swift\") Old/a.swift"))
    }
}

extension PlannedFile {
    fileprivate func with(template: String) -> PlannedFile {
        PlannedFile(key: OutputKey(spec: key?.spec, pack: "viper", template: template), path: path, owner: owner, bytes: bytes)
    }
}
