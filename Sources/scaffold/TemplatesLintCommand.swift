import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Says what is wrong with packs of templates.",
        discussion: """
            Tries each template over sample modules (one with everything that a spec can say, one with nothing, and for \
            each thing one with only that and one without only that) and with each choice of the pack's variables. An \
            output that is no Swift is reported at the template's line.

            Examples:
              scaffold templates lint
              scaffold templates lint viper
            """
    )

    @Argument(help: ArgumentHelp("The packs; without them those that the project has files of.", valueName: "pack"))
    var packs: [String] = []

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, tried) = Scaffold.lintTemplates(packs, try global.locateProject())
        try ReportPrinter(options: global).show(report, tried, named: "packs") { packs in
            packs.isEmpty ? "The project has no templates of its own.\n" : "Tried \(packs.joined(separator: ", ")).\n"
        }
    }
}
