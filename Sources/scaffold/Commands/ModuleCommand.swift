import ArgumentParser
import ScaffoldKit

struct ModuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Create modules: their specs and their files.",
        discussion: """
            If a module already has a spec, `--parameter`, `--dependency`, `--route` and `--result` add their values to \
            this spec. Existing lines stay.

            Next, edit the spec, and run `scaffold generate`.

            Examples:
              scaffold module Login --style viper
              scaffold module Login --parameter 'email: String' --result Session
              scaffold module Login --dependency authService --route SignUp
              scaffold module TodoList TodoDetail --style mvvm
              scaffold module Settings --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The names of the modules, such as Login. The types of a module get its name as a prefix.",
            valueName: "name"
        ),
        completion: Completions.modules
    )
    var names: [String]

    @Option(
        help: "The style of new modules, such as viper. Default: the style in scaffold.yml.",
        completion: Completions.styles
    )
    var style: String?

    @Option(
        name: .customLong("parameter"),
        help: ArgumentHelp(
            "A parameter of the module, such as 'email: String' or 'email: String? = nil'. Can be repeated.",
            valueName: "name: type"
        )
    )
    var parameters: [String] = []

    @Option(
        name: .customLong("dependency"),
        help: ArgumentHelp("A service that the module uses. Can be repeated.", valueName: "service"),
        completion: Completions.services
    )
    var dependencies: [String] = []

    @Option(
        name: .customLong("route"),
        help: .init("A module or flow that the module can open. Can be repeated.", valueName: "module"),
        completion: Completions.screens
    )
    var routes: [String] = []

    @Option(help: ArgumentHelp("The type of the module's result, such as Session.", valueName: "type"))
    var result: String?

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let values = SpecAdditions(parameters: parameters, dependencies: dependencies, routes: routes, result: result)
        try writing.run(of: names, nextSteps: \.stepsAfterStart) {
            Scaffold.start($0, names: names, style: style, additions: values, isDryRun: $1)
        }
    }
}
