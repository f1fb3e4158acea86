import ArgumentParser
import ScaffoldKit

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders one template to standard output.",
        discussion: """
            The context is a YAML or JSON file with a mapping. Plain YAML scalars are read by the 1.2 core \
            schema (1 is a number, true a Boolean), quoted ones are text.

            Examples:
              scaffold render Hello.stencil --context values.yml
              scaffold render View.swift.stencil --context view.json --clean swift > View.swift
            """
    )

    @Argument(
        help: "The template's file.",
        completion: .file()
    )
    var template: String

    @Option(
        help: ArgumentHelp("The values that the template sees.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"])
    )
    var context: String?

    @Option(help: "Tidy the result as a generated file of that type is: blank lines, trailing blanks.")
    var clean: RenderOptions.CleanUp?

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, output) = Scaffold.render(
            RenderOptions(
                project: try global.locateProject(),
                template: template,
                context: context,
                cleanUp: clean
            )
        )
        try ReportPrinter(options: global).show(report, output: output)
    }
}
