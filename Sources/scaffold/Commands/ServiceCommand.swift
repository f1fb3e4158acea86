import ArgumentParser
import ScaffoldKit

struct ServiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service",
        abstract: "Create services: their specs and their files.",
        discussion: """
            Existing specs stay unchanged. Next, add the protocol's members to the spec. If the service is not a singleton, also add its `lifetime`.

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

    func run() throws {
        try writing.run(nextSteps: \.stepsAfterStart) { Scaffold.start($0, kind: .service, names: names, isDryRun: $1) }
    }
}
