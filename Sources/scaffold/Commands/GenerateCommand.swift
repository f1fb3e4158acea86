import ArgumentParser
import ScaffoldKit

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Bring the generated files up to date with the specs.",
        discussion: """
            The command keeps your edits. If the specs have errors, it writes nothing.

            `scaffold generate Login` checks the spec of Login, and the specs of everything that Login uses. If one of \
            these specs has an error, the command stops. Errors in other specs become warnings. Until you fix these \
            warnings, the command doesn't update shared files, such as DeepLink.swift.

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

    @Flag(
        help:
            "Create deleted files again. With names of modules, create only their files. With paths, create only these files."
    )
    var restore = false

    @Flag(help: "Overwrite edited files in `Generated` and `Mocks`, and keep copies in .scaffold/local/rescued.")
    var force = false

    @Flag(help: "Read all files again, including unchanged files.")
    var noCache = false

    @OptionGroup var writing: WritingOptions

    func validate() throws {
        if restore, force { throw ValidationError("--restore and --force can't be used together") }
    }

    func run() throws {
        let paths = restore ? names.filter { $0.contains("/") || $0.contains(".") } : []
        try writing.run(of: names) { project, isDryRun in
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
