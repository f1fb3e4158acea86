import ArgumentParser
import ScaffoldKit

struct TemplatesContextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "context",
        abstract: "Print the values that the templates of a module can use.",
        discussion: """
            docs/template-context.md describes the values. To try a template with them, save the output in a file, and run \
            `scaffold render TEMPLATE --context FILE`.

            Examples:
              scaffold templates context Login
              scaffold templates context Login notes/Notes.md.stencil --format json
            """
    )

    @Argument(help: "A module, flow, service, mock or target, or the name of a spec of services.")
    var name: String

    @Argument(
        help:
            """
            A template or a generated file whose values are printed, if several packs generate files for <name>. \
            Default: a file of the module's style.
            """,
        completion: .file()
    )
    var file: String?

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, context) = Scaffold.context(of: name, file: file, try global.locateProject())
        try ReportPrinter(options: global).show(
            report,
            named: "context",
            json: context?.json,
            text: context.map { Array($0.yaml.utf8) }
        )
    }
}
