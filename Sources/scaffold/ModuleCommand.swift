import ArgumentParser
import ScaffoldKit

struct ModuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Starts a module: writes its spec where there is none, then its files.",
        discussion: """
            Works in an empty folder too. What the module needs and where it can go is then written into its \
            spec, and `scaffold generate` brings the files up to date.

            Examples:
              scaffold module Login --style viper
              scaffold module TodoList --style mvvm --dry-run
            """
    )

    @Argument(help: "The module's name, as it is to begin its types' names: Login.")
    var name: String

    @Option(
        help: "The architecture of its files: viper, mvvm, or one of the team's own; default: scaffold.yml's.",
        completion: .list(["viper", "mvvm"])
    )
    var style: String?

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.module(
            ModuleOptions(
                project: try global.locateProject(),
                name: name,
                style: style,
                writing: writing.mode(global)
            )
        )
        let spec = report.changes.first { $0.path.hasSuffix("\(name).yml") }?.path ?? "its spec"
        try ReportPrinter(options: global).show(
            report,
            isDryRun: writing.dryRun,
            nextSteps: [
                "describe \(name) in \(spec): its dependencies, protocols and routes",
                "scaffold generate \(name)    brings its files up to date",
            ]
        )
    }
}
