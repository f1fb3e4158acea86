import ArgumentParser
import ScaffoldKit

struct TemplatesTestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compares what packs make of the specs of their cases with what the cases expect.",
        discussion: """
            A case is a folder Tests/<case> beside a pack's pack.yml, with a spec.yml, further specs and a scaffold.yml if \
            need be, and below expected/ the files that the pack makes of them.

            Examples:
              scaffold templates test
              scaffold templates test clean --record
            """
    )

    @Argument(help: ArgumentHelp("The packs; without them all that have cases.", valueName: "pack"))
    var packs: [String] = []

    @Flag(help: "Write the expected files that are missing; they fail once all the same.")
    var record = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, results) = Scaffold.testTemplates(packs, records: record, try global.locateProject())
        try ReportPrinter(options: global).show(report, results, named: "cases") { results in
            results.isEmpty ? "No pack has cases.\n" : results.map(\.text).joined()
        }
    }
}

extension PackTestResult {
    fileprivate var text: String {
        "\(isRight ? "ok  " : "FAIL")  \(folder)\n" + differences.joined()
    }
}
