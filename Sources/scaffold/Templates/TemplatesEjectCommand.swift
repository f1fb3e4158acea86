import ArgumentParser
import ScaffoldKit

struct TemplatesEjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject",
        abstract: "Copy built-in templates into the project, to change them there.",
        discussion: """
            A copy replaces the built-in template. After an update of scaffold, run the command again: it merges the \
            changes into your copy, and keeps your edits.

            Examples:
              scaffold templates eject viper Router.swift.stencil
              scaffold templates eject common Header.stencil
              scaffold templates eject viper
            """
    )

    @Argument(
        help: "The pack (a folder of templates), such as viper or router. `scaffold templates list` shows all.",
        completion: Completions.packs
    )
    var pack: String

    @Argument(help: "Files of the pack. Default: all files.")
    var files: [String] = []

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.run { Scaffold.ejectTemplates(of: pack, files: files, $0, isDryRun: $1) }
    }
}
