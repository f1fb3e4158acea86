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

    private func test(_ packs: [String] = [], records: Bool = false) -> (report: RunReport, results: [PackTestResult]) {
        Scaffold.testTemplates(packs, records: records, scratch.project)
    }

    @Test func whatIsExpectedIsRight() throws {
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
                  = help: fix the template, or delete the file and record it again

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

    @Test func whatIsRecordedFailsOnce() throws {
        #expect(
            test().report.text == """
                \(Self.expected): error: the pack generates this file, but the case doesn't expect it [SC0713]
                  = help: `scaffold templates test --record` writes it

                """
        )
        let (report, results) = test(records: true)
        #expect(
            report.text == """
                \(Self.expected): error: the output of the pack was recorded [SC0713]
                  = help: check the recorded file: the case expects it from now on

                """
        )
        #expect(results.map(\.isRight) == [false])
        #expect(test().results.map(\.isRight) == [true])
    }

    @Test func aFileThatThePackDoesNotMake() throws {
        try scratch.write("# Login\n\nSigns in.\n", to: Self.expected)
        try scratch.write("Text\n", to: "\(Self.folder)/expected/Other.md")
        let (report, results) = test()
        #expect(
            report.text == """
                \(Self.folder)/expected/Other.md: error: the pack `notes` doesn't generate this file [SC0713]
                  = help: fix `pack.yml`, or delete the file

                """
        )
        #expect(results.map(\.isRight) == [false])
    }

    @Test func whatBelongsToNoCase() throws {
        try scratch.write("# Login\n\nSigns in.\n", to: Self.expected)
        try scratch.write("module: Feed\n", to: "Templates/notes/Tests/feed/Feed.yml")
        let (report, results) = test()
        #expect(
            report.text == """
                Templates/notes/Tests/feed/Feed.yml: error: the file belongs to no case [SC0713]
                  = help: a case is a folder in `Tests` with a `spec.yml`, and `expected` beside it

                """
        )
        #expect(results.map(\.isRight) == [true])
    }

    /// A folder of templates is no project, and recording cases makes none of it.
    @Test func recordingLeavesNothingElse() throws {
        _ = test(records: true)
        #expect(try scratch.paths().filter { $0.hasPrefix(".") } == [])
    }

    @Test func aCaseWithAMistake() throws {
        try scratch.write("module: Login\nsumary: Signs in.\n", to: "\(Self.folder)/spec.yml")
        let (report, results) = test()
        #expect(report.text.contains("\(Self.folder)/spec.yml:2:1: error: "))
        #expect(results.map(\.isRight) == [false])
    }
}
