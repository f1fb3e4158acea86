import ArgumentParser
import ScaffoldKit

struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Rename a module, flow or service.",
        discussion: """
            The command changes the name in all specs and file names. It also renames generated identifiers in all \
            files that scaffold created. Your edits stay. Comments, most string literals, and files that you created stay \
            unchanged. If these contain old identifiers, the command lists the lines. If the command is interrupted, run \
            it again.

            Examples:
              scaffold rename Login SignIn
              scaffold rename authService sessionService --dry-run
            """
    )

    @Argument(
        help: ArgumentHelp("The name of a module, flow or service.", valueName: "old"),
        completion: Completions.all
    )
    var old: String

    @Argument(help: ArgumentHelp("The new name.", valueName: "new"))
    var new: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.run { Scaffold.rename($0, old: old, new: new, isDryRun: $1) }
    }
}
