import ArgumentParser
import ScaffoldKit

struct ModuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Start modules: write their specs if there are none, then their files.",
        discussion: """
            Works in an empty folder, too. Then edit the spec: what the module needs, and where it can go. \
            `scaffold generate` brings its files up to date.

            Examples:
              scaffold module Login --style viper
              scaffold module TodoList TodoDetail --style mvvm
              scaffold module Settings --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp("The names of the modules, with which their types begin: Login.", valueName: "name"),
        completion: Completions.modules
    )
    var names: [String]

    @Option(
        help: "The architecture of new modules: viper, mvvm or one of the team's; scaffold.yml's by default.",
        completion: Completions.styles
    )
    var style: String?

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let options = StartOptions(project: try global.locateProject(), names: names, style: style, writing: writing.mode(global))
        try ReportPrinter(options: global).show(started: options)
    }
}
