import ArgumentParser
import ScaffoldKit

struct TemplatesTestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compare the output of packs with the expected files of their test cases.",
        discussion: """
            A test case is a folder Tests/<case> next to a pack.yml. It contains a spec.yml, and the expected output in \
            expected/. Other specs and a scaffold.yml are optional.

            Examples:
              scaffold templates test
              scaffold templates test notes --record
              scaffold templates test --record --update
            """
    )

    @Argument(
        help: ArgumentHelp("The packs to test. Default: all packs with test cases.", valueName: "pack"),
        completion: Completions.packs
    )
    var packs: [String] = []

    @Flag(
        help:
            """
            Create missing expected files. The test cases fail, because you haven't checked these files: read them, \
            then run the command again.
            """
    )
    var record = false

    @Flag(
        help:
            """
            Replace expected files that differ from the output, and delete those that the packs don't \
            generate. These test cases fail until you have run the command again: read the changes first.
            """
    )
    var update = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let project = try global.locateProject()
        let (report, results) = Scaffold.testTemplates(packs, records: record, updates: update, project)
        try ReportPrinter(options: global).show(report, results, named: "cases") { results in
            results.isEmpty && !report.hasErrors ? "No pack has test cases.\n" : results.map(\.text).joined()
        }
    }
}

extension PackTestResult {
    fileprivate var text: String { "\(isRight ? "ok  " : "FAIL")  \(folder)\n" + differences.joined() }
}
