import ArgumentParser
import ScaffoldKit

struct TemplatesContextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "context",
        abstract: "Print the template context of a module.",
        discussion: """
            docs/template-context.md describes the variables. `scaffold render TEMPLATE --context FILE` accepts this output.

            Examples:
              scaffold templates context Login
              scaffold templates context Login notes/Notes.md.stencil --format json
            """
    )

    @Argument(help: "A module, a spec of services, a service, a mock or a target.")
    var name: String

    @Argument(
        help:
            """
            A template or a generated file, if several packs generate files for <name>. \
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
