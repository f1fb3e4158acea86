import ScaffoldKit
import Testing

/// `scaffold init` with a `scaffold.yml`, and commands in a folder around or inside a project.
struct ExistingProjectTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
    }

    @Test(arguments: [("", "Specs"), ("app: Shop\nspecs: Screens\n", "Screens")])
    func missingFilesAreCreated(settings: String, specs: String) throws {
        try scratch.write(settings, to: "scaffold.yml")
        try scratch.write("Our rules.\n", to: "\(specs)/README.md")
        #expect(Scaffold.initialize(scratch.project).text == "")
        #expect(try scratch.read("\(specs)/specs.schema.json") == SchemaKind.specs.text)
        #expect(try scratch.read("\(specs)/README.md") == "Our rules.\n")
        #expect(try scratch.read("AGENTS.md").contains("from the specs in `\(specs)`"))
        #expect(Scaffold.check(scratch.project).status == .fine)
        #expect(Scaffold.start(scratch.project, names: ["Login"]).text == "")
        #expect(try scratch.read("\(specs)/Login.yml").hasPrefix("# yaml-language-server: "))
    }

    @Test(arguments: [("ios/Shop", "ios"), ("ios", "ios")])
    func foldersOfAnotherProject(sources: String, project: String) throws {
        try scratch.write("struct A {}\n", to: "ios/Shop/A.swift")
        try scratch.write("", to: "ios/scaffold.yml")
        let before = try scratch.paths()
        #expect(
            Scaffold.initialize(scratch.project, sources: sources, tests: "Tests").text == """
                ios/scaffold.yml: error: `\(sources)` after `--sources` is in a project that is set up already [SC0112]
                  = help: go to `ios`, or pass another folder to `--sources`

                """
        )
        #expect(try scratch.paths() == before)
    }

    @Test func folderInsideAProject() throws {
        #expect(Scaffold.initialize(scratch.project).text == "")
        let root = scratch.project.root
        #expect(
            Scaffold.check(Project(root: root + "/Specs", currentDirectory: root)).text == """
                error: no scaffold.yml in `Specs`; the project is in `.` [SC0102]
                  = help: write `--project .`; to set up another project: `scaffold init --project Specs`

                """
        )
    }

    @Test func absoluteFolders() throws {
        try scratch.write("struct A {}\n", to: "Shop/A.swift")
        let root = scratch.project.root
        let report = Scaffold.initialize(scratch.project, sources: root + "/Shop/", tests: root + "/Unit")
        #expect(report.text == "")
        #expect(try scratch.read("scaffold.yml").contains("    sources: Shop\n    tests: Unit\n"))
    }

    @Test(arguments: ["", "style: mvvm\n"])
    func fileInPlaceOfTheSpecs(settings: String) throws {
        if !settings.isEmpty { try scratch.write(settings, to: "scaffold.yml") }
        try scratch.write("", to: "Specs")
        #expect(
            Scaffold.initialize(scratch.project).text == """
                Specs: error: expected a folder, found a file [SC0808]
                  = help: rename the file, or write the folder of the specs after `specs` in `scaffold.yml`

                """
        )
    }
}
