import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check packs of templates for errors.",
        discussion: """
            Renders each template with sample modules (with all keys of a spec, with none, with only one, and with all but one), \
            with each choice of the pack's options, and with the project's own specs. If the output is not valid Swift, \
            the error is reported at the template's line.

            Examples:
              scaffold templates lint
              scaffold templates lint viper
              scaffold templates lint --stencil
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The packs to check. Default: all packs with files in the project's template folders.",
            valueName: "pack"
        )
    )
    var packs: [String] = []

    @Flag(
        help:
            "Also report code that means something else in Stencil. For templates that were written for Stencil."
    )
    var stencil = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, tried) = Scaffold.lintTemplates(packs, areForStencil: stencil, try global.locateProject())
        try ReportPrinter(options: global).show(report, tried, named: "packs") { packs in
            let isClean = report.diagnostics.isEmpty
            guard !packs.isEmpty else { return isClean ? "The project has no templates of its own.\n" : "" }
            return "\(isClean ? "No problems in" : "Checked") \(packs.joined(separator: ", ")).\n"
        }
    }
}
