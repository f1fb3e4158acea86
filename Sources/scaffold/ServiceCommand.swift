import ArgumentParser
import ScaffoldKit

struct ServiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract: "Create services: their specs and their files.",
        discussion: """
            Existing specs stay as they are. Next, edit the spec: add the protocol's members, and write the `lifetime`.

            Examples:
              scaffold service authService
              scaffold service authService imageCache --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The names of the services, such as authService. Modules list them under `dependencies`.",
            valueName: "name"
        ),
        completion: Completions.services
    )
    var names: [String]

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let project = try global.locateProject()
        let report = Scaffold.start(project, kind: .service, names: names, isDryRun: writing.dryRun)
        try ReportPrinter(options: global).show(started: report, isDryRun: writing.dryRun)
    }
}
