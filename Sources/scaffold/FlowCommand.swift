import ArgumentParser
import ScaffoldKit

struct FlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Start a flow: write its spec and its first module if there are none, then their files.",
        discussion: """
            A flow is a sequence of screens with a coordinator. Then edit the spec: list its modules, parameters and result.

            Examples:
              scaffold flow Checkout
              scaffold flow Checkout --start Cart --style mvvm
            """
    )

    @Argument(
        help: ArgumentHelp("The name of the flow, with which its types begin: Checkout.", valueName: "name"),
        completion: Completions.flows
    )
    var name: String

    @Option(
        help: ArgumentHelp("The flow's first module; the flow's name with `Start` by default.", valueName: "module"),
        completion: Completions.modules
    )
    var start: String?

    @Option(
        help: "The architecture of a new first module: viper, mvvm or one of the team's; scaffold.yml's by default.",
        completion: Completions.styles
    )
    var style: String?

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let options = StartOptions(
            project: try global.locateProject(),
            kind: .flow(start: start),
            names: [name],
            style: style,
            writing: writing.mode(global)
        )
        try ReportPrinter(options: global).show(started: options)
    }
}
