import Diagnostics
import Support
import Testing

@testable import Output

/// Outputs that the user has replaced with links to files inside the project.
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

    private func run(_ files: [PlannedFile]) -> (changes: [String], found: [String]) {
        let outcome = project.generate(files)
        return (outcome.changes, outcome.found)
    }

    /// Moves the file, and creates a link to it at the old path.
    private func replace(_ path: String, _ text: String, link: String) throws {
        try project.remove(path)
        try project.write(text, to: "Shared/a.swift")
        try project.link(path, to: link)
    }

    @Test func outputIsWrittenThroughItsLink() throws {
        try project.run([view("Old/a.swift")])
        try replace("Old/a.swift", Self.edited, link: "../Shared/a.swift")
        #expect(run([view("Old/a.swift", "view 2\n\n\n")]) == (["merge Old/a.swift"], []))
        #expect(try project.isLink("Old/a.swift"))
        #expect(project.text("Shared/a.swift") == "view 2\n\n\nmine\n")
    }

    /// The link and its file stay and are listed, because something else may use the file. An edited generated file is an error.
    @Test(arguments: [Owner.user, .generated], [text, edited])
    func anOutputThatMovesLeavesLinkAndFile(owner: Owner, text: String) throws {
        try project.run([view("Old/a.swift", Self.text, owner)])
        try replace("Old/a.swift", text, link: "../Shared/a.swift")
        let files = [view("New/a.swift", "view 2\n\n\n", owner)]
        let (changes, found) = run(files)
        #expect(project.text("Shared/a.swift") == text)
        #expect(try project.isLink("Old/a.swift"))
        if owner == .generated, text == Self.edited {
            #expect(found == ["SC0801 Old/a.swift"])
            return
        }
        #expect(changes.contains("leftOver Old/a.swift") && changes.contains { $0.hasSuffix(" New/a.swift") })
        #expect(found == ["SC0816 Old/a.swift"])
        #expect(project.text("New/a.swift") == (owner == .user ? text.replacing("1", with: "2") : "view 2\n\n\n"))
        let before = try project.fingerprint()
        #expect(run(files).changes.allSatisfy { $0.hasPrefix("leftOver") })
        #expect(try project.fingerprint() == before)
    }

    @Test(arguments: [Owner.user, .generated], [text, edited])
    func outputWithoutSpecLeavesLinkAndFile(owner: Owner, text: String) throws {
        let other = output("b.swift", "b\n", spec: "Specs/Other.yml")
        try project.run([view("Old/a.swift", Self.text, owner), other])
        try replace("Old/a.swift", text, link: "../Shared/a.swift")
        for _ in 0..<2 { #expect(run([other]) == (["leftOver Old/a.swift"], ["SC0816 Old/a.swift"])) }
        #expect(try project.isLink("Old/a.swift"))
        #expect(project.text("Shared/a.swift") == text)
        try project.remove("Old/a.swift")
        #expect(run([other]) == ([], []))
        #expect(project.text("Shared/a.swift") == text)
    }

    /// The next output at that path must not be written into the linked file.
    @Test(arguments: [Owner.user, .generated])
    func linkAtThePathOfTheNextOutputIsAnError(owner: Owner) throws {
        let files = { (paths: [String]) in
            zip(["x", "y"], paths).map { (name: String, path: String) in
                output(path, "\(name)\n\n\n", owner, template: name)
            }
        }
        try project.run(files(["F/a", "F/b"]))
        try replace("F/b", "y\n\n\nmine\n", link: "../Shared/a.swift")
        let before = try project.files()
        let (changes, found) = run(files(["F/b", "F/c"]))
        #expect(changes == ["failed"])
        #expect(found.contains("SC0802 F/b") || found.contains("SC0801 F/b"))
        #expect(try project.files() == before)
    }

    @Test func linkedFolderStays() throws {
        try project.makeFolder("Real")
        try project.link("Old", to: "Real")
        try project.run([view("Old/a.swift"), view("Other/b.swift").with(template: "b")])
        #expect(run([view("New/a.swift"), view("Newer/b.swift").with(template: "b")]).found == [])
        #expect(try project.files()["Real"] == "<folder>")
        #expect(try project.files()["Other"] == nil)
        #expect(
            try project.run([view("Old/a.swift"), view("Newer/b.swift").with(template: "b")]).contains(
                "move(from: \"New/a.swift\") Old/a.swift"
            )
        )
    }
}

extension PlannedFile {
    fileprivate func with(template: String) -> PlannedFile {
        PlannedFile(
            key: OutputKey(spec: key?.spec, pack: "viper", template: template),
            path: path,
            owner: owner,
            bytes: bytes
        )
    }
}
