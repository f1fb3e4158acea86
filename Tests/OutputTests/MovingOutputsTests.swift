import Diagnostics
import Output
import Testing

/// Outputs whose path is another than in the last run.
struct MovingOutputsTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static func view(_ path: String, _ text: String = "view 1\n\n\n", _ owner: Owner = .person) -> PlannedFile {
        output(path, text, owner, template: "view")
    }

    @Test func aFileOfTheToolsIsMadeAgainAndTheOldOneRemoved() throws {
        try project.run([Self.view("Old/a.swift", "1\n", .tool)])
        #expect(try project.run([Self.view("New/a.swift", "2\n", .tool)]) == ["create New/a.swift", "remove Old/a.swift"])
        #expect(project.text("Old/a.swift") == nil)
        #expect(project.text("New/a.swift") == "2\n")
        #expect(try project.run([Self.view("New/a.swift", "2\n", .tool)]) == ["unchanged New/a.swift"])
    }

    @Test func anEditedFileOfTheToolsIsNotRemoved() throws {
        try project.run([Self.view("Old/a.swift", "1\n", .tool)])
        try project.write("mine\n", to: "Old/a.swift")
        #expect(
            project.failure([Self.view("New/a.swift", "2\n", .tool)]).map { $0.split(separator: "\n")[0] } == [
                "Old/a.swift: error: `Old/a.swift` is the tool's and has been edited by hand [SC0801]"
            ]
        )
        #expect(project.text("Old/a.swift") == "mine\n")
        #expect(project.text("New/a.swift") == nil)
    }

    @Test(arguments: [
        ("view 1\r\n\r\n\r\n", "view 2\r\n\r\n\r\n"),
        ("view 1\r\n\r\n\r\nmine\r\n", "view 2\r\n\r\n\r\nmine\r\n"),
    ])
    func aPersonsFileGoesWithItsEditsAndMode(disk: String, moved: String) throws {
        try project.run([Self.view("Old/a.swift")])
        try project.write(disk, to: "Old/a.swift", permissions: 0o755)
        #expect(try project.run([Self.view("New/b.swift", "view 2\n\n\n")]) == ["move(from: \"Old/a.swift\") New/b.swift"])
        #expect(project.text("Old/a.swift") == nil)
        #expect(project.text("New/b.swift") == moved)
        #expect(try project.permissions("New/b.swift") == 0o755)
        let before = try project.fingerprint()
        #expect(try project.run([Self.view("New/b.swift", "view 2\n\n\n")]).count == 1)
        #expect(try project.fingerprint() == before)
    }

    @Test func aFileThatItsPersonMovedThereIsTheOutput() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.remove("Old/a.swift")
        try project.write("view 1\n\n\nmine\n", to: "New/a.swift")
        #expect(try project.run([Self.view("New/a.swift", "view 2\n\n\n")]) == ["merge New/a.swift"])
    }

    @Test func aDeletedFileStaysDeletedUnderItsNewPath() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.remove("Old/a.swift")
        #expect(try project.run([Self.view("New/a.swift")]) == ["staysDeleted New/a.swift"])
        #expect(try project.run([Self.view("Newer/a.swift")]) == ["staysDeleted Newer/a.swift"])
        #expect(try project.files()["New"] == nil)
    }

    @Test func somebodyElsesFileAtTheNewPathIsAnError() throws {
        try project.run([Self.view("Old/a.swift")])
        try project.write("theirs\n", to: "New/a.swift")
        #expect(
            project.failure([Self.view("New/a.swift")]).map { $0.split(separator: "\n")[0] } == [
                "New/a.swift: error: `New/a.swift` exists already and was not written by scaffold [SC0802]"
            ]
        )
    }

    @Test func aLinkToTheSameFileIsNoMove() throws {
        try project.makeFolder("Real")
        try project.link("Alias", to: "Real")
        try project.run([Self.view("Real/a.swift")])
        #expect(try project.run([Self.view("Alias/a.swift", "view 2\n")]) == ["rewrite Alias/a.swift"])
        #expect(project.text("Real/a.swift") == "view 2\n")
    }

    @Test func twoOutputsOfTheToolsChangePlaces() throws {
        try project.run([output("a", "1\n", template: "x"), output("b", "2\n", template: "y")])
        #expect(
            try project.run([output("b", "1\n", template: "x"), output("a", "2\n", template: "y")])
                == ["rewrite a", "rewrite b"]
        )
        #expect(project.text("a") == "2\n")
        #expect(project.text("b") == "1\n")
    }

    @Test func theOutputsOfAMovedSpecFileAreTakenOver() throws {
        let files = { (spec: String, text: String) in
            [
                output("a.swift", text, template: "a", spec: spec),
                output("b.swift", text, .person, template: "b", spec: spec),
            ]
        }
        try project.run(files("Specs/Login.yml", "1\n\n\n"))
        try project.write("1\n\n\nmine\n", to: "b.swift")
        #expect(try project.run(files("Specs/Auth/Login.yml", "2\n\n\n")) == ["rewrite a.swift", "merge b.swift"])
        #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest") == nil)
        let manifest = try #require(project.text(".scaffold/manifests/Specs/Auth/Login.yml.manifest"))
        #expect(manifest.split(separator: "\n").count == 3)
        let before = try project.fingerprint()
        #expect(try project.run(files("Specs/Auth/Login.yml", "2\n\n\n")) == ["unchanged a.swift", "unchanged b.swift"])
        #expect(try project.fingerprint() == before)
    }
}
