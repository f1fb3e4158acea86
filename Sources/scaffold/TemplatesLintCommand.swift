import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Says what is wrong with packs of templates.",
        discussion: """
            Tries each template over sample modules (one with everything that a spec can say, one with nothing, and for \
            each thing one with only that and one without only that), with each choice of the pack's variables, and over \
            the project's own specs. An output that is no Swift is reported at the template's line.

            Examples:
              scaffold templates lint
              scaffold templates lint viper
              scaffold templates lint --stencil
            """
    )

    @Argument(help: ArgumentHelp("The packs; without them those that the project has files of.", valueName: "pack"))
    var packs: [String] = []

    @Flag(help: "Name the lines as well that Stencil would join with the next one: for templates that were written for it.")
    var stencil = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, tried) = Scaffold.lintTemplates(packs, areForStencil: stencil, try global.locateProject())
        try ReportPrinter(options: global).show(report, tried, named: "packs") { packs in
            packs.isEmpty ? "The project has no templates of its own.\n" : "Tried \(packs.joined(separator: ", ")).\n"
        }
    }
}
