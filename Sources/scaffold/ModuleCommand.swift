import ArgumentParser
import ScaffoldKit

struct ModuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Create modules: their specs and their files.",
        discussion: """
            Existing specs stay as they are. Next, edit the spec: list the module's dependencies, protocols and routes. \
            Then `scaffold generate` updates its files.

            Examples:
              scaffold module Login --style viper
              scaffold module TodoList TodoDetail --style mvvm
              scaffold module Settings --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The names of the modules, such as Login. Their types start with these names.",
            valueName: "name"
        ),
        completion: Completions.modules
    )
    var names: [String]

    @Option(
        help: "The style of new modules: viper, mvvm or a style of your team. Default: the style in scaffold.yml.",
        completion: Completions.styles
    )
    var style: String?

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let options = StartOptions(
            project: try global.locateProject(),
            names: names,
            style: style,
            writing: writing.mode(global)
        )
        try ReportPrinter(options: global).show(started: options)
    }
}
