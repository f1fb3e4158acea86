import ArgumentParser
import ScaffoldKit

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a module, flow or service.",
        discussion: """
            The command deletes the spec, and the files that scaffold created for it. If you remove one of several \
            services in a spec, the spec stays, without this service. The command keeps edited files, and lists them.

            Examples:
              scaffold remove Login
              scaffold remove authService --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp("The name of a module, flow or service.", valueName: "name"),
        completion: Completions.all
    )
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.run { Scaffold.remove($0, name: name, isDryRun: $1) }
    }
}
