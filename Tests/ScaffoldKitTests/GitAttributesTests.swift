import ScaffoldKit
import Testing

/// The `.gitattributes` that let git merge generated files without conflicts.
struct GitAttributesTests {
    /// Folders of a pack can have files of the user, so only the generated files get the attribute.
    @Test func onlyGeneratedFilesHaveTheAttribute() throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        for name in ["Note", "Generated"] { try scratch.write("A\n", to: "Templates/notes/\(name).md.stencil") }
        try scratch.write(
            """
            pack: notes
            files:
              - {template: notes/Note.md.stencil, path: "Notes/our notes/[{{ module.name }}].md", owner: generated, for: module}
              - {template: notes/Generated.md.stencil, path: "Notes/Generated/{{ module.name }}.md", owner: generated, for: module}

            """,
            to: "Templates/notes/pack.yml"
        )
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        #expect(
            try lines("Notes", in: scratch) == [
                #""/our notes/\\[Login].md" merge=union linguist-generated"#,
                "/Generated/Login.md merge=union linguist-generated",
            ]
        )
        #expect(
            try lines("Sources", in: scratch) == [
                "/App/Flows/**/Generated/*.swift merge=union linguist-generated",
                "/App/Generated/*.swift merge=union linguist-generated",
                "/App/Models/Generated/*.swift merge=union linguist-generated",
                "/App/Modules/**/Generated/*.swift merge=union linguist-generated",
                "/App/Services/Generated/*.swift merge=union linguist-generated",
            ]
        )
        #expect(try lines("Tests", in: scratch) == ["/AppTests/Mocks/*.swift merge=union linguist-generated"])
        // A file of the user changes no line.
        try scratch.write("struct Own {}\n", to: "Tests/AppTests/Mocks/OwnMock.swift")
        #expect(Scaffold.check(scratch.project).isUpToDate)
    }

    /// The folder of a module `Generated` has files of the user, so git must not merge them like generated files.
    @Test(arguments: ["module: Generated\n", "module: generated\ngroup: Shop\n"])
    func moduleGenerated(spec: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        try scratch.write(spec, to: "Specs/Generated.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        let folder = spec.contains("Shop") ? "Shop/" : ""
        #expect(
            try lines("Sources", in: scratch).filter { $0.hasPrefix("/App/Modules") }
                == [
                    "/App/Modules/**/Generated/*.swift merge=union linguist-generated",
                    "/App/Modules/\(folder)Generated/*.swift !merge !linguist-generated",
                ]
        )
        #expect(try lines("Sources", in: scratch).contains { $0.hasPrefix("/App/Flows/**/Generated") })
        #expect(Scaffold.check(scratch.project).isUpToDate)
    }

    @Test func foldersWithFilesOfTheUserHaveNoLine() throws {
        let scratch = try ScratchProject()
        try scratch.write("struct Own {}\n", to: "Sources/App/Generated/Own.swift")
        try scratch.write("struct Own {}\n", to: "Tests/AppTests/Mocks/OwnMock.swift")
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        #expect(try !lines("Sources", in: scratch).contains { $0.hasPrefix("/App/Generated") })
        #expect(try !scratch.paths().contains("Tests/.gitattributes"))
        #expect(Scaffold.check(scratch.project).isUpToDate)
    }

    @Test(arguments: ["Sources/App", "MyApp"]) func ownFilesInAnExistingApp(sources: String) throws {
        let scratch = try ScratchProject()
        let top = String(sources.prefix { $0 != "/" })
        for folder in ["Generated", "Flows/Pay/Generated", "Modules/Old/Generated"] {
            try scratch.write("struct Own {}\n", to: "\(sources)/\(folder)/Own.swift")
        }
        #expect(Scaffold.initialize(scratch.project, sources: sources).text == "")
        let prefix = sources.dropFirst(top.count)
        let written = try lines(top, in: scratch)
        #expect(!written.contains { $0.hasPrefix("\(prefix)/Generated/") })
        #expect(
            written.suffix(2) == [
                "\(prefix)/Flows/Pay/Generated/*.swift !merge !linguist-generated",
                "\(prefix)/Modules/Old/Generated/*.swift !merge !linguist-generated",
            ]
        )
        #expect(Scaffold.check(scratch.project).isUpToDate)
        // The lines stay if the folder gets more files of the user, or loses them.
        try scratch.write("struct New {}\n", to: "\(sources)/Modules/New/Generated/New.swift")
        try scratch.remove("\(sources)/Modules/Old/Generated/Own.swift")
        #expect(Scaffold.start(scratch.project, names: ["Login"]).text == "")
        #expect(Scaffold.check(scratch.project).isUpToDate)
        #expect(try lines(top, in: scratch) == written)
    }

    private func lines(_ folder: String, in scratch: ScratchProject) throws -> [Substring] {
        Array(try scratch.read("\(folder)/.gitattributes").split(separator: "\n").dropFirst())
    }

    /// The user's own file, and a file that the user has edited, don't change, even if their folder has no generated files any more.
    @Test(arguments: [true, false])
    func filesOfTheUserStay(isEdited: Bool) throws {
        let scratch = try ScratchProject()
        let path = "Tests/.gitattributes"
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        if isEdited { #expect(!Scaffold.generate(scratch.project).hasErrors) }
        let text = "*.strings text\n" + (isEdited ? try scratch.read(path).replacing("/Mocks", with: "/Own") : "")
        try scratch.write(text, to: path)
        for tests in ["AppTests", "NewTests"] {
            try scratch.write("targets: {App: {sources: Sources/App, tests: Tests/\(tests)}}\n", to: "scaffold.yml")
            #expect(Scaffold.generate(scratch.project).text == "")
            #expect(Scaffold.check(scratch.project).isUpToDate)
        }
        try scratch.write("options: {tests: none}\n", to: "scaffold.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(Scaffold.check(scratch.project).isUpToDate)
        #expect(try scratch.read(path) == text)
    }
}
