import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check packs of templates for errors.",
        discussion: """
            The command renders each template for the project's own specs, and for sample projects. The sample projects \
            cover all optional keys, and combinations of options.

            If the output is not valid Swift, the error points to the line of the template.

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
        ),
        completion: Completions.packs
    )
    var packs: [String] = []

    @Flag(
        help:
            "Also report code that has another meaning in Stencil, the template engine of Sourcery and SwiftGen."
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
