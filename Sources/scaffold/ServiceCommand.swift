import ArgumentParser
import ScaffoldKit

struct ServiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract: "Start services: write their specs if there are none, then their files.",
        discussion: """
            Then edit the spec: the members of its protocol, and how long an instance lives.

            Examples:
              scaffold service authService
              scaffold service authService imageCache --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp("The names of the services, by which modules depend on them: authService.", valueName: "name"),
        completion: Completions.services
    )
    var names: [String]

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let project = try global.locateProject()
        let options = StartOptions(project: project, kind: .service, names: names, writing: writing.mode(global))
        try ReportPrinter(options: global).show(started: options)
    }
}
