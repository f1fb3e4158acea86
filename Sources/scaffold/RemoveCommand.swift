import ArgumentParser
import ScaffoldKit

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a module, flow or service.",
        discussion: """
            The command removes the spec, and the files that scaffold created for it. If the spec has several services, \
            only the entry of the service is removed. The command keeps and lists the files that you have edited. If \
            other specs use the name, the command removes nothing, and lists the lines with the name.

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
