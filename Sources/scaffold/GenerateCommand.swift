import ArgumentParser
import ScaffoldKit

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Bring the generated files up to date with the specs.",
        discussion: """
            The command keeps your edits. If the specs have errors, it writes nothing.

            If you pass names of modules, the command stops only for errors in their specs, and in the specs of the modules, flows \
            and services that they use. All other errors become warnings. Until you fix them, the \
            command doesn't update files that are shared by all modules, such as AppRouter.swift.

            Examples:
              scaffold generate
              scaffold generate Login SignUp
              scaffold generate --dry-run
              scaffold generate --restore Sources/App/Support/AppRouter.swift
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Generate only these modules. With --restore, a name can also be the path of a file.",
            valueName: "name"
        ),
        completion: Completions.modules
    )
    var names: [String] = []

    @Flag(help: "Create deleted files again. If you name modules or paths of files, create only these files again.")
    var restore = false

    @Flag(help: "Overwrite generated files that you have edited, and keep copies in .scaffold/local/rescued.")
    var force = false

    @Flag(help: "Read all files again, also those that are unchanged since the last run.")
    var noCache = false

    @OptionGroup var writing: WritingOptions

    func validate() throws {
        if restore, force { throw ValidationError("--restore and --force can't be used together") }
    }

    func run() throws {
        let paths = restore ? names.filter { $0.contains("/") || $0.contains(".") } : []
        try writing.run { project, isDryRun in
            Scaffold.generate(
                project,
                modules: names.filter { !paths.contains($0) },
                restores: restore ? paths : nil,
                forces: force,
                usesCache: !noCache,
                isDryRun: isDryRun
            )
        }
    }
}
