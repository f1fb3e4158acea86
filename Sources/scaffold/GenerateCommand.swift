import ArgumentParser
import ScaffoldKit

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Brings the generated files up to date with the specs.",
        discussion: """
            With an error anywhere in the specs nothing is written. What a person wrote is never lost.

            Examples:
              scaffold generate
              scaffold generate Login SignUp
              scaffold generate --dry-run
            """
    )

    @Argument(help: ArgumentHelp("Only these modules; without names, everything.", valueName: "name"))
    var modules: [String] = []

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.generate(
            GenerateOptions(
                project: try global.locateProject(),
                modules: modules,
                writing: writing.mode(global)
            )
        )
        try ReportPrinter(options: global).show(report, isDryRun: writing.dryRun)
    }
}
