import Foundation
import ScaffoldKit
import Testing

/// `scaffold templates test` on a pack with one case.
struct PackCaseTests {
    let scratch: ScratchProject
    static let folder = "Templates/notes/Tests/plain"
    static let expected = "\(folder)/expected/Notes/Login.md"

    init() throws {
        scratch = try ScratchProject()
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/Notes.md.stencil, path: \"Notes/{{ module.name }}.md\", owner: generated, for: module}\n",
            to: "Templates/notes/pack.yml"
        )
        try scratch.write("# {{ module.name }}\n\n{{ module.summary }}\n", to: "Templates/notes/Notes.md.stencil")
        try scratch.write("module: Login\nsummary: Signs in.\n", to: "\(Self.folder)/spec.yml")
    }

    private func test(_ packs: [String] = [], records: Bool = false, updates: Bool = false) -> (
        report: RunReport, results: [PackTestResult]
    ) {
        Scaffold.testTemplates(packs, records: records, updates: updates, scratch.project)
    }

    @Test func caseWithExpectedFilesPasses() throws {
        try scratch.write("# Login\n\nSigns in.\n", to: Self.expected)
        let (report, results) = test()
        #expect(report.text == "")
        #expect(results.map(\.folder) == [Self.folder])
        #expect(results.map(\.isRight) == [true])
    }

    @Test func anotherTextIsShownAsADifference() throws {
        try scratch.write("# Login\n\nSigns out.\n", to: Self.expected)
        let (report, results) = test(["notes"])
        #expect(
            report.text == """
                \(Self.expected): error: the pack `notes` generates a different text [SC0713]
                  = help: fix the template, or run `scaffold templates test --update` to replace the file

                """
        )
        #expect(results.map(\.isRight) == [false])
        #expect(
            results.flatMap(\.differences) == [
                """
                --- a/\(Self.expected)
                +++ b/\(Self.expected)
                @@ -1,3 +1,3 @@
                 # Login
                 
                -Signs out.
                +Signs in.

                """
            ]
        )
    }

    @Test func recordedCaseFailsOnce() throws {
        #expect(
            test().report.text == """
                \(Self.expected): error: the pack generates this file, but the case doesn't expect it [SC0713]
                  = help: `scaffold templates test --record` writes it

                """
        )
        let (report, results) = test([], records: true)
        #expect(report.text == Self.changed("1 recorded"))
        #expect(results.map(\.isRight) == [false])
        #expect(test().results.map(\.isRight) == [true])
    }

    /// A hidden file, and a folder with a dot in its name.
    @Test func filesInAnyFolder() throws {
        try scratch.write(
            "pack: notes\nfiles:\n"
                + "  - {template: notes/Notes.md.stencil, path: \"Resources/en.lproj/{{ module.name }}.strings\"}\n"
                + "  - {template: notes/Owners.stencil, path: .github/CODEOWNERS, for: project}\n",
            to: "Templates/notes/pack.yml"
        )
        try scratch.write("* @ours\n", to: "Templates/notes/Owners.stencil")
        #expect(test([], records: true).report.text == Self.changed("2 recorded"))
        try scratch.write("", to: "\(Self.folder)/expected/.DS_Store")
        #expect(test().report.text == "")
        let hidden = "\(Self.folder)/expected/.github/LABELS"
        try scratch.write("* @ours\n", to: hidden)
        #expect(test().report.text.contains("\(hidden): error: the pack `notes` doesn't generate this file [SC0713]"))
    }

    @Test func caseOfNoFile() throws {
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/Notes.md.stencil, path: Notes.md, for: flow}\n",
            to: "Templates/notes/pack.yml"
        )
        try scratch.write("{{ flow.name }}\n", to: "Templates/notes/Notes.md.stencil")
        let (report, results) = test()
        #expect(
            report.text == """
                \(Self.folder): error: the pack `notes` generates no file for this case [SC0713]
                  = help: change the specs or the `scaffold.yml` of the case so that they use the pack, or delete the case

                """
        )
        #expect(results.map(\.isRight) == [false])
        try scratch.write("", to: "\(Self.folder)/expected/.DS_Store")
        #expect(test().report.text == "")
    }

    @Test func folderOfAnotherName() throws {
        let folder = scratch.root.appending(path: "Templates/notes")
        try FileManager.default.moveItem(at: folder.appending(path: "Tests"), to: folder.appending(path: "tests"))
        #expect(
            test([], records: true).report.text.contains(
                """
                Templates/notes/tests: error: the name of the folder with the cases of a pack is `Tests` [SC0713]
                  = help: rename the folder to `Tests`
                """
            )
        )
    }

    private static func changed(_ counts: String) -> String {
        """
        error: expected files: \(counts) [SC0713]
          = help: check these files, for example with `git diff`: the cases expect them from now on

        """
    }

    @Test func updatingReplacesAndDeletesFiles() throws {
        try scratch.write("# Login\n", to: Self.expected)
        try scratch.write("Text\n", to: "\(Self.folder)/expected/Other.md")
        // Recording keeps existing files.
        #expect(test([], records: true).report.text.contains("generates a different text"))
        let (report, results) = test([], records: true, updates: true)
        #expect(report.text == Self.changed("1 replaced, 1 deleted"))
        #expect(results.map(\.isRight) == [false])
        #expect(results.flatMap(\.differences) == [])
        #expect(try scratch.read(Self.expected) == "# Login\n\nSigns in.\n")
        #expect(test().results.map(\.isRight) == [true])
    }

    @Test func updatingDeletesUnreadableFiles() throws {
        try scratch.write("# Login\n\nSigns in.\n", to: Self.expected)
        let leftover = "\(Self.folder)/expected/Other.md"
        try FileManager.default.createSymbolicLink(
            atPath: scratch.root.appending(path: leftover).path,
            withDestinationPath: "gone"
        )
        #expect(test().report.text.contains("\(leftover): error: the pack `notes` doesn't generate this file [SC0713]"))
        #expect(test([], updates: true).report.text == Self.changed("1 deleted"))
        #expect(test().results.map(\.isRight) == [true])
    }

    @Test func updatingRecordsNoNewFiles() throws {
        #expect(test([], updates: true).report.text.contains("the case doesn't expect it"))
        #expect(try scratch.paths().contains(Self.expected) == false)
    }

    @Test func unknownNameInACase() throws {
        try scratch.write("module: Home\n", to: "Specs/Home.yml")
        try scratch.write("module: Login\nroutes: [Home]\ndependencies: [api]\n", to: "\(Self.folder)/spec.yml")
        let help = "declare it in a spec in `\(Self.folder)`: a test case doesn't use the specs of the project"
        #expect(test().report.text.ranges(of: "= help: \(help)\n").count == 2)
    }

    @Test func fileThatThePackDoesNotGenerate() throws {
        try scratch.write("# Login\n\nSigns in.\n", to: Self.expected)
        try scratch.write("Text\n", to: "\(Self.folder)/expected/Other.md")
        let (report, results) = test()
        #expect(
            report.text == """
                \(Self.folder)/expected/Other.md: error: the pack `notes` doesn't generate this file [SC0713]
                  = help: fix `pack.yml`, or run `scaffold templates test --update` to delete the file

                """
        )
        #expect(results.map(\.isRight) == [false])
    }

    @Test func foldersWithoutASpec() throws {
        try scratch.write("# Login\n\nSigns in.\n", to: Self.expected)
        try scratch.write("module: Feed\n", to: "Templates/notes/Tests/feed/Feed.yml")
        try scratch.write("", to: "Templates/notes/Tests/hidden/.keep")
        try scratch.write("module: Login\n", to: "Templates/notes/Tests/spec.yml")
        let (report, results) = test()
        #expect(
            report.text == """
                Templates/notes/Tests/feed: error: the case has no `spec.yml` [SC0713]
                  = help: a case is a folder in `Tests` with a `spec.yml`: write one, or delete this

                Templates/notes/Tests/hidden: error: the case has no `spec.yml` [SC0713]
                  = help: a case is a folder in `Tests` with a `spec.yml`: write one, or delete this

                Templates/notes/Tests/spec.yml: error: the file belongs in the folder of a case [SC0713]
                  = help: move it to a folder with the name of the case, such as `Templates/notes/Tests/first/spec.yml`

                """
        )
        #expect(results.map(\.isRight) == [true])
    }

    /// A folder of templates is not a project, and recording cases doesn't turn it into one.
    @Test func recordingLeavesNothingElse() throws {
        _ = test([], records: true)
        #expect(try scratch.paths().filter { $0.hasPrefix(".") } == [])
    }

    @Test func aCaseWithAMistake() throws {
        try scratch.write("module: Login\nsumary: Signs in.\n", to: "\(Self.folder)/spec.yml")
        let (report, results) = test()
        #expect(report.text.contains("\(Self.folder)/spec.yml:2:1: error: "))
        #expect(results.map(\.isRight) == [false])
    }
}
