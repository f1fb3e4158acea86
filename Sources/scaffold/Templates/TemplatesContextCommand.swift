import ArgumentParser
import ScaffoldKit

struct TemplatesContextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "context",
        abstract:
            "Print the template values of a module, flow, service, target or project.",
        discussion: """
            docs/template-context.md describes the values. To try a template with these values:
              scaffold templates context Login > login.yml
              scaffold render TEMPLATE --context login.yml

            Examples:
              scaffold templates context Login
              scaffold templates context Login notes/Notes.md.stencil --format json
              scaffold templates context --for project
              scaffold templates context --for target App
            """
    )

    @Argument(
        help: """
            The name of a module, flow, service, mock or target. For all services of a spec file, write the name of the file without its ending: `Services` for Services.yml. \
            With --for project, leave the name out.
            """,
        completion: Completions.all
    )
    var name: String?

    @Argument(
        help:
            """
            A template or a generated file. It adds the variable `file` to the output. `options` then contains the \
            options of the template's pack, in place of the options of the module's style.
            """,
        completion: .file()
    )
    var file: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            """
            The kind of <name>: `target`, `module`, `flow`, `mock`, `service` (one service) or `services` (a spec file \
            with services). Needed only if two things have this name, such as a module and a target. `--for project` prints the \
            values of the whole project.
            """,
            valueName: "kind"
        ),
        completion: .list(["project", "target", "module", "flow", "services", "service", "mock"])
    )
    var subject: String?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if name == nil, subject == nil {
            throw ValidationError("write the name of a part of the project, such as a module, or add --for project")
        }
    }

    /// The name and the file. With `--for project`, there is no name, and the first argument is the file.
    var part: (name: String?, file: String?) { subject == "project" ? (nil, name ?? file) : (name, file) }

    func run() throws {
        let project = try global.locateProject()
        let (report, context) = Scaffold.context(project, name: part.name, subject: subject, file: part.file)
        try ReportPrinter(options: global).show(
            report,
            named: "context",
            json: context?.json,
            text: context.map { Array($0.yaml.utf8) }
        )
    }
}
