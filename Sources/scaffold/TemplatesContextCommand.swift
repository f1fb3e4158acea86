import ArgumentParser
import ScaffoldKit

struct TemplatesContextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "context",
        abstract: "Prints what the templates of a module really see.",
        discussion: """
            docs/template-context.md says what each variable means. `scaffold render TEMPLATE --context FILE` takes what this prints.

            Examples:
              scaffold templates context Login
              scaffold templates context Login notes/Notes.md.stencil --format json
            """
    )

    @Argument(help: "A module; or a spec of services, a service, a mock or a target.")
    var name: String

    @Argument(help: "The template or the generated file, where several packs make files of the same thing.", completion: .file())
    var file: String?

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, context) = Scaffold.context(of: name, file: file, try global.locateProject())
        try ReportPrinter(options: global).show(report, named: "context", json: context?.json, text: context.map { Array($0.yaml.utf8) })
    }
}
