import ArgumentParser
import ScaffoldKit

struct TemplatesLintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check packs of templates for errors.",
        discussion: """
            The command renders each template for sample projects, and for the project's own specs. There are several \
            sample modules. The first has no optional keys, and the second has all of them. For each optional key, \
            there are two more modules: one has only this key, and the other has all keys except this key.

            The command also tries combinations of options. For any three options, it tries every combination of their \
            values at least once. For example, one sample project has `tests: none`, `screens: swiftui` and \
            `previews: false`. If the options have very many values, the command tries combinations of two options, not of three.

            If the output is not valid Swift, the error is at the line of the template that generated the invalid code.

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
            "Also report code that has a different meaning in Stencil. Use this for templates that were first written for the tool Stencil."
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
