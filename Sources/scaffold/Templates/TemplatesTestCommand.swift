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
            Create missing expected files. Read them, then run the command without --record.
            """
    )
    var record = false

    @Flag(
        help:
            """
            Replace expected files that differ from the output, and delete those that the packs don't \
            generate. Read the changes, then run the command without --update.
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
