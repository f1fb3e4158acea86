import ArgumentParser
import ScaffoldKit

struct TemplatesDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show how the built-in templates have changed since you copied them.",
        discussion: """
            To merge the changes into a copy, run `scaffold templates eject` again with the same pack and file.

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
