import ArgumentParser
import ScaffoldKit

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render a template to standard output.",
        discussion: """
            The context is a YAML or JSON file with a mapping. Values in quotes are text. \
            Without quotes, 1 is a number, and true is a boolean.

            Examples:
              scaffold render Hello.stencil --context values.yml
              scaffold render View.swift.stencil --context view.json --clean swift
            """
    )

    @Argument(help: "The template file.", completion: .file())
    var template: String

    @Option(
        help: ArgumentHelp("The file with the values for the template.", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"])
    )
    var context: String?

    @Option(
        help:
            "Clean up the output. With `swift`, remove trailing spaces and repeated empty lines."
    )
    var clean: CleanUpFormat?

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let project = try global.locateProject()
        let (report, output) = Scaffold.render(project, template: template, context: context, cleanUp: clean)
        try ReportPrinter(options: global).show(report, output: output)
    }
}
