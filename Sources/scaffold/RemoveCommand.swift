import ArgumentParser
import ScaffoldKit

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a module, flow or service.",
        discussion: """
            The command deletes the spec, and the files that scaffold created for it. If the spec has other services, \
            the command deletes only the entry of the removed service. It keeps edited files, and lists them.

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
