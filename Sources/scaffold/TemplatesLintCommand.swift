import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check packs of templates for errors.",
        discussion: """
            Renders each template for sample projects, and for the project's own specs. Some sample modules have all \
            keys of a spec, some have no optional key, some only one, and some all but one. All combinations of the values of \
            options are tried. If there are more than 128, all pairs of values of two options are tried. If the output is not valid Swift, the error is reported at the template's line.

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
