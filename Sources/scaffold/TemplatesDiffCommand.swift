import ArgumentParser
import ScaffoldKit

struct TemplatesDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show updates of built-in templates that were copied, without writing files.",
        discussion: """
            `scaffold templates eject` merges these differences into the copies.

            Examples:
              scaffold templates diff
              scaffold templates diff --format json
            """
    )

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.diffTemplates(try global.locateProject())
        try ReportPrinter(options: global).show(differences: report)
    }
}
