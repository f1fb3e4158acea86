import ArgumentParser
import ScaffoldKit

struct FlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Create a flow: its spec, its first module and their files.",
        discussion: """
            A flow is a sequence of screens with a coordinator. Existing specs stay unchanged. Next, \
            add the flow's modules, parameters and result to the spec.

            Examples:
              scaffold flow Checkout
              scaffold flow Checkout --start Cart --style mvvm
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The name of the flow, such as Checkout. The types of the flow get this name as a prefix.",
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
            "The style of a new first module, such as viper. Default: the style in scaffold.yml.",
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
