import ArgumentParser
import ScaffoldKit

struct FlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Create a flow: its spec, its first module and their files.",
        discussion: """
            A flow is a sequence of screens with a coordinator. Existing specs stay as they are. Next, edit the spec: \
            list the flow's modules, parameters and result.

            Examples:
              scaffold flow Checkout
              scaffold flow Checkout --start Cart --style mvvm
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The name of the flow, such as Checkout. The names of all types of the flow start with this name.",
            valueName: "name"
        ),
        completion: Completions.flows
    )
    var name: String

    @Option(
        help: ArgumentHelp(
            "The flow's first module. Default: the flow's name and `Start`, such as `CheckoutStart`.",
            valueName: "module"
        ),
        completion: Completions.modules
    )
    var start: String?

    @Option(
        help:
            "The style of the first module, such as viper, if the module is new. Default: the style in scaffold.yml.",
        completion: Completions.styles
    )
    var style: String?

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.run(nextSteps: \.stepsAfterStart) {
            Scaffold.start($0, kind: .flow(start: start), names: [name], style: style, isDryRun: $1)
        }
    }
}
