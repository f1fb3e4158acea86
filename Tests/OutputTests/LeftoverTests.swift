import Diagnostics
import Support
import Testing

@testable import Output

/// Files that no spec generates any more.
struct LeftoverTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    @Test func uneditedLeftoverIsRemovedAndCreatedAgain() throws {
        #expect(project.generate(Sample.withChain(1)).found == [])
        #expect(project.generate(Sample.presenter(Sample.body("1"))).changes == ["remove \(Sample.chain)"])
        #expect(try project.files()["Tests"] == nil)
        #expect(project.text(".scaffold/bases/Specs/Login.yml.bases")?.contains("// 1") == false)
        #expect(project.generate(Sample.withChain(2)).changes == ["create \(Sample.chain)"])
    }

    @Test func editedLeftoverIsListedAndLaterMerged() throws {
        project.generate(Sample.withChain(1))
        try project.write("// 1\n\n\nmine\n", to: Sample.chain)
        let without = Sample.presenter(Sample.body("1"))
        #expect(
            project.generate(without).lines == [
                """
                \(Sample.chain): warning: `\(Sample.chain)` is left over: it is no longer generated, but it was edited [SC0816]
                help: if you don't need it: `rm \(Sample.chain)`; to keep it, rename the file and its types; then run `scaffold generate`
                """
            ]
        )
        let before = try project.fingerprint()
        for _ in 0..<3 {
            let again = project.generate(without)
            #expect(again.changes == ["leftOver \(Sample.chain)"])
            #expect(again.found == ["SC0816 \(Sample.chain)"])
            #expect(again.changeSet?.changes.contains(where: \.isDrift) == true)
        }
        #expect(project.check(without).changes == ["leftOver \(Sample.chain)"])
        // A run of other specs doesn't mention it.
        #expect(project.generate(without, isComplete: false).lines == [])
        #expect(try project.fingerprint() == before)

        let again = project.generate(Sample.withChain(2))
        #expect(again.changes == ["merge \(Sample.chain)"])
        #expect(again.lines == [])
        #expect(project.text(Sample.chain) == "// 2\n\n\nmine\n")
    }

    @Test func aLeftoverIsForgottenOnceItIsDeletedOrUnedited() throws {
        for isDeleted in [true, false] {
            project.generate(Sample.withChain(1))
            try project.write("// 1\n\n\nmine\n", to: Sample.chain)
            #expect(project.generate(Sample.presenter(Sample.body("1"))).changes == ["leftOver \(Sample.chain)"])
            if isDeleted { try project.remove(Sample.chain) } else { try project.write("// 1\n\n\n", to: Sample.chain) }
            let login = ["bases/Specs/Login.yml.bases", "manifests/Specs/Login.yml.manifest"]
            #expect(
                project.generate(Sample.presenter(Sample.body("1"))).changes
                    == (isDeleted ? login.map { "rewrite .scaffold/\($0)" } : ["remove \(Sample.chain)"])
            )
            #expect(project.text(".scaffold/manifests/Specs/Login.yml.manifest")?.contains(Sample.chain) == false)
            #expect(project.generate(Sample.withChain(1)).changes == ["create \(Sample.chain)"])
        }
    }

    @Test func deletedLeftoverIsCreatedAgain() throws {
        project.generate(Sample.withChain(1))
        try project.write("mine\n", to: Sample.chain)
        project.generate(Sample.presenter(Sample.body("1")))
        try project.remove(Sample.chain)
        project.generate(Sample.presenter(Sample.body("1")))
        #expect(project.generate(Sample.withChain(1)).changes == ["create \(Sample.chain)"])
    }

    @Test func leftoversOfOneSpecAreOneWarning() throws {
        let module = (1...3).map { output("B/it's \($0).swift", "1\n", .user, spec: "Specs/B.yml") }
        project.generate(Sample.presenter(Sample.body("1")) + module)
        for file in module { try project.write("mine\n", to: file.path) }
        let outcome = project.generate(Sample.presenter(Sample.body("1")))
        #expect(outcome.changes == module.map { "leftOver \($0.path)" })
        #expect(
            outcome.lines == [
                """
                B/it's 1.swift: warning: 3 files of `Specs/B.yml` are left over: they are no longer generated, but they were edited [SC0816]
                help: if you don't need them: `rm 'B/it'\\''s 1.swift' 'B/it'\\''s 2.swift' 'B/it'\\''s 3.swift'`; to keep one, rename the file and its types; then run `scaffold generate`
                """
            ]
        )
        for file in module { try project.remove(file.path) }
        #expect(project.generate(Sample.presenter(Sample.body("1"))).changes == [])
        #expect(project.text(".scaffold/manifests/Specs/B.yml.manifest") == nil)
        #expect(project.text(".scaffold/bases/Specs/B.yml.bases") == nil)
    }

    /// Services of one spec: their files have nothing in common. A service of another kind has its file in another folder.
    @Test(arguments: [
        (
            nil,
            "if you don't need it: `rm Services/A.swift`; to keep it, rename the file and its types; then run `scaffold generate`"
        ),
        (
            "Models/A.swift",
            "move what you need to `Models/A.swift`, then `rm Services/A.swift`, then run `scaffold generate`"
        ),
        (
            "Services/NewA.swift",
            "move what you need to `NewA.swift`, then `rm Services/A.swift`, then run `scaffold generate`"
        ),
    ])
    func helpNamesOnlyFilesOfTheSameService(new: String?, help: String) throws {
        func service(_ name: String, _ path: String) -> PlannedFile {
            output(path, "1\n", .user, instance: name, spec: "Specs/Services.yml")
        }
        let other = service("b", "Services/B.swift")
        project.generate([service("a", "Services/A.swift"), other])
        try project.write("mine\n", to: "Services/A.swift")
        let outcome = project.generate([other] + (new.map { [service("a", $0)] } ?? []))
        #expect(outcome.lines.first?.hasSuffix("help: \(help)") == true, "\(outcome.lines)")
    }

    @Test func helpKeepsAFileWithATypeThatAnOutputNeeds() throws {
        func service(_ name: String) -> PlannedFile {
            output("Services/\(name).swift", "class \(name) {}\n", .user, instance: name, spec: "Specs/Services.yml")
        }
        let locator = output("Generated/Locator.swift", "let a = A()\n", spec: nil)
        project.generate([service("A"), service("B"), locator])
        for name in ["A", "B"] { try project.write("class \(name) { /* mine */ }\n", to: "Services/\(name).swift") }
        let help = project.generate([locator]).lines.map { String($0.split(separator: "\n")[1]) }
        #expect(
            help == [
                "help: `Generated/Locator.swift` needs `A`: keep the file, give it another name, then run `scaffold generate`",
                "help: if you don't need it: `rm Services/B.swift`; to keep it, rename the file and its types; then run `scaffold generate`",
            ]
        )
    }

    /// The user has renamed the file, and then the module gets another folder.
    @Test func aTypeInTheFormerFolderIsNotMissing() throws {
        func files(_ folder: String) -> [PlannedFile] {
            [
                output("\(folder)/View.swift", "class View {}\n", .user, template: "view"),
                output("\(folder)/Router.swift", "let a = View()\n", .user, template: "router"),
                output("Other/Other.swift", "1\n", .user, spec: "Specs/Other.yml"),
            ]
        }
        try project.run(files("Login"))
        try project.remove("Login/View.swift")
        try project.write("class View { /* mine */ }\n", to: "Login/Screen.swift")
        for folder in ["Login", "Tabs/Login", "Tabs/Login"] {
            let outcome = project.generate(files(folder))
            #expect(outcome.changes.contains("staysDeleted \(folder)/View.swift"))
            #expect(outcome.lines == [])
        }
    }

    /// The cell `A` has the new name `B`. Tests are for the file that has their name without `Tests`.
    @Test(arguments: [
        ("UI/A.swift", ["UI/B.swift"], "move what you need to `B.swift`, "),
        ("UI/A.swift", [], "move what you need to `Presenter.swift` or `View.swift`, "),
        ("T/ATests.swift", ["UI/B.swift"], "move what you need to `PresenterTests.swift` or `ViewTests.swift`, "),
        ("T/ATests.swift", ["UI/A.swift"], "if you don't need it: "),
    ])
    func helpNamesTheReplacingFiles(path: String, new: [String], help: String) throws {
        let template = path.hasPrefix("T/") ? "tests" : "cell"
        func cell(_ path: String, _ template: String) -> PlannedFile {
            output(path, "1\n", .user, template: template, instance: String(path.dropLast(6).suffix(1)))
        }
        let others = ["UI/Presenter.swift", "UI/View.swift", "T/PresenterTests.swift", "T/ViewTests.swift"]
        let files = (others + ["T/ChainTests.swift"]).map { output($0, "1\n", .user, template: $0) }
        project.generate(files + [cell(path, template)])
        try project.write("mine\n", to: path)
        for _ in 0..<2 {
            let outcome = project.generate(files + new.map { cell($0, "cell") })
            #expect(outcome.lines.first?.contains("help: \(help)") == true, "\(outcome.lines)")
        }
    }

    @Test func moduleWithoutSpecIsRemovedExceptForEdits() throws {
        let module = [
            output("B/made.swift", "1\n", spec: "Specs/B.yml"), output("B/edited.swift", "1\n", spec: "Specs/B.yml"),
            output("B/person.swift", "1\n", .user, spec: "Specs/B.yml"),
            output("B/mine.swift", "1\n", .user, spec: "Specs/B.yml"),
            output("B/gone.swift", "1\n", .user, spec: "Specs/B.yml"),
        ]
        project.generate(Sample.presenter(Sample.body("1")) + module)
        try project.write("mine\n", to: "B/edited.swift")
        try project.write("mine\n", to: "B/mine.swift")
        try project.remove("B/gone.swift")
        #expect(project.generate(Sample.presenter(Sample.body("1")), isComplete: false).changes == [])
        let outcome = project.generate(Sample.presenter(Sample.body("1")))
        #expect(
            outcome.changes == [
                "leftOver B/edited.swift", "remove B/made.swift", "leftOver B/mine.swift", "remove B/person.swift",
            ]
        )
        #expect(outcome.found == ["SC0816 B/edited.swift"])
        #expect(
            try project.sources().filter { $0.key.hasPrefix("B/") } == [
                "B/edited.swift": "mine\n", "B/mine.swift": "mine\n",
            ]
        )
        let manifest = try #require(project.text(".scaffold/manifests/Specs/B.yml.manifest"))
        #expect(manifest.split(separator: "\n").count == 3)
    }

    @Test func emptiedFoldersAreRemoved() throws {
        project.generate(Sample.presenter(Sample.body("1")) + [output("B/C/made.swift", "1\n", spec: "Specs/B.yml")])
        #expect(project.generate(Sample.presenter(Sample.body("1"))).changes == ["remove B/C/made.swift"])
        #expect(try project.files()["B"] == nil)
    }

    @Test func onlyOutputsOfTheGivenPacksAreLeftOver() throws {
        project.generate(Sample.withChain(1))
        #expect(project.generate(Sample.presenter(Sample.body("1"))) { $0.packs = ["mvvm"] }.changes == [])
        #expect(project.text(Sample.chain) != nil)
        #expect(
            project.generate(Sample.presenter(Sample.body("1"))) { $0.packs = ["viper"] }.changes == [
                "remove \(Sample.chain)"
            ]
        )
    }

    @Test func editedFormerOutputAtTheNewPathIsAnError() throws {
        let former = output("New/a.swift", "1\n", .user, template: "old")
        try project.run([output("Old/a.swift", "2\n", .user, template: "view"), former])
        try project.write("1\nmine\n", to: "New/a.swift")
        #expect(
            project.failure([output("New/a.swift", "2\n", .user, template: "view")]) == [
                """
                New/a.swift: error: `New/a.swift` exists already: it was generated from the template `old`, and you have edited it [SC0802]
                note: it comes from the template `view` of the pack `viper` (Specs/Login.yml:1:9)
                help: move what you need to another file, then delete this file
                """
            ]
        )
        try project.remove("New/a.swift")
        #expect(
            try project.run([output("New/a.swift", "2\n", .user, template: "view")]) == [
                "move(from: \"Old/a.swift\") New/a.swift"
            ]
        )
    }
}
