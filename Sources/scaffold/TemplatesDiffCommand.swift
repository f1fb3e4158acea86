import ArgumentParser
import ScaffoldKit

struct TemplatesDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows what built-in templates have gained since they were copied; writes nothing.",
        discussion: """
            The differences are those that `scaffold templates eject` would merge into the copies.

            Example:
              scaffold templates diff
            """
    )

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.diffTemplates(try global.locateProject())
        try ReportPrinter(options: global).show(differences: report, named: "changes") { $0.kind.rawValue }
    }
}
