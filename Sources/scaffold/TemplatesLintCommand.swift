import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check packs of templates for errors.",
        discussion: """
            The command renders each template for sample projects, and for the project's own specs. A sample module \
            has all keys of a spec, no optional key, only one optional key, or all keys except one. The command tries \
            all combinations of values of the packs' options. If there are more than 128 combinations, it tries only \
            all pairs: each value of one option with each value of another option. If the output is not valid Swift, \
            the error is at the line of the template that generated the invalid code.

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
            "Also report code that has another meaning in Stencil. Use this for templates that were written for Stencil."
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
