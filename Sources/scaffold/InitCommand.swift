import ArgumentParser
import ScaffoldKit

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Makes a project ready: scaffold.yml, Specs/ and the support files.",
        discussion: """
            Files that are there already stay as they are.

            Examples:
              scaffold init
              scaffold init --sources MyApp --tests MyAppTests
            """
    )

    @Option(
        help: ArgumentHelp("The folder of the app's sources.", valueName: "dir"),
        completion: .directory
    )
    var sources: String?

    @Option(
        help: ArgumentHelp("The folder of the app's tests.", valueName: "dir"),
        completion: .directory
    )
    var tests: String?

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.initialize(
            InitOptions(
                project: try global.locateProject(),
                sources: sources,
                tests: tests,
                writing: writing.mode(global)
            )
        )
        try ReportPrinter(options: global).show(
            report,
            isDryRun: writing.dryRun,
            nextSteps: ["scaffold module Login --style viper    starts a module named Login"]
        )
    }
}
