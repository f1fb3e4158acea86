import Diagnostics
import Output
import Testing

/// Files of theirs that persons have put elsewhere, and files that only look like them.
struct MovedByPersonTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static func text(_ name: String, _ version: Int) -> String {
        "final class \(name) {\n\n\n    func run() {\n    }\n}\n\n\n// version \(version)\n"
    }

    static func file(_ path: String, _ version: Int = 1, template: String = "view", spec: String? = "Specs/Login.yml") -> PlannedFile {
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
        let moved = [output("Sources/Login/View.swift", Self.text("Sources/Login/View.swift", 2), .user, template: "other", spec: "Specs/Auth/Login.yml")]
        #expect(try project.run(moved) == ["merge Sources/Login/UI/View.swift"])
        let before = try project.fingerprint()
        #expect(try project.run(moved) == ["unchanged Sources/Login/UI/View.swift"])
        #expect(try project.fingerprint() == before)
    }

    /// Where it is, only its name would tell that it is the output.
    @Test func aFileThatGetsAnotherNameGoesWhereTheOutputGoes() throws {
        try project.run([Self.file("Sources/Login/View.swift")])
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        let renamed = { (version: Int) in
            [output("Sources/Login/Screen.swift", Self.text("Sources/Login/View.swift", version), .user, template: "view", spec: "Specs/Login.yml")]
        }
        #expect(try project.run(renamed(1)) == ["move(from: \"Sources/Login/UI/View.swift\") Sources/Login/Screen.swift"])
        let before = try project.fingerprint()
        #expect(try project.run(renamed(1)) == ["unchanged Sources/Login/Screen.swift"])
        #expect(try project.fingerprint() == before)
        #expect(try project.run(renamed(2)) == ["merge Sources/Login/Screen.swift"])
        #expect(project.text("Sources/Login/Screen.swift")?.contains("// mine\n") == true)
    }

    /// Editors lock what they have open with links to no file.
    @Test func aLinkToNowhereIsPassedOver() throws {
        try project.run([Self.file("Sources/Login/View.swift")])
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        try project.link("Sources/Login/UI/.#View.swift", to: "ada@mac.local.4711:1732200000")
        #expect(try project.run([Self.file("Sources/Login/View.swift", 2)]) == ["merge Sources/Login/UI/View.swift"])
    }

    @Test func anotherFileOfTheNameIsNotTakenForIt() throws {
        let files = { (version: Int) in [Self.file("Sources/Login/View.swift", version)] }
        try project.run(files(1))
        try project.remove("Sources/Login/View.swift")
        try project.write("struct View {\n    let text: String\n}\n", to: "Sources/Login/Toast/View.swift")
        #expect(try project.run(files(2)) == ["staysDeleted Sources/Login/View.swift"])
        #expect(project.text("Sources/Login/Toast/View.swift") == "struct View {\n    let text: String\n}\n")
    }

    @Test func whatIsKnownToBeDeletedIsNotFoundAgain() throws {
        let files = { (version: Int) in [Self.file("Sources/Login/View.swift", version)] }
        try project.run(files(1))
        try project.remove("Sources/Login/View.swift")
        try project.run(files(1))
        try project.write(Self.text("Sources/Login/View.swift", 1) + "// mine\n", to: "Sources/Login/Sub/View.swift")
        #expect(try project.run(files(2)) == ["staysDeleted Sources/Login/View.swift"])
    }

    @Test func aFileThatWasMovedIsListedWithItsModulesOthers() throws {
        try project.run([Self.file("Sources/Login/View.swift"), Self.file("Sources/Login/Presenter.swift", template: "presenter")])
        try move("Sources/Login/View.swift", to: "Sources/Login/UI/View.swift")
        var options = PlanOptions()
        options.isComplete = true
        var found = DiagnosticBag()
        _ = ChangeSet.apply([Self.file("Sources/Feed/View.swift", spec: "Specs/Feed.yml")], in: project.folder, options: options, into: &found)
        #expect(
            found.lines.map { String($0.split(separator: "\n")[0]) } == [
                "Sources/Login/Presenter.swift: warning: `Sources/Login/Presenter.swift` is not generated any more [SC0816]",
                "Sources/Login/UI/View.swift: warning: `Sources/Login/UI/View.swift` is not generated any more [SC0816]",
            ]
        )
    }

    /// Each: where the file is, where it goes, and whether it is looked for there.
    @Test(arguments: [
        ("Sources/App/Login/Views/View.swift", "Sources/App/Login/View.swift", true), ("Sources/App/Login/View.swift", "Sources/App/View.swift", false),
        ("Sources/App/Docs/View.swift", "Sources/App/Feed/Docs/View.swift", false), ("Sources/App/Support/Alert.swift", "Sources/App/UI/Alert.swift", true),
        ("Sources/App/Support/Alert.swift", "Sources/Vendor/Alert.swift", false), ("Sources/App/Alert.swift", "Sources/Core/Alert.swift", false),
    ])
    func filesAreLookedForInTheirModulesFolder(path: String, new: String, isFound: Bool) throws {
        let spec = path.hasSuffix("Alert.swift") ? nil : "Specs/Login.yml"
        let files = { (version: Int) in
            [
                Self.file(path, version, spec: spec), Self.file("Sources/App/Login/Presenter.swift", template: "presenter"),
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
