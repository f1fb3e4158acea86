import ArgumentParser
import ScaffoldKit

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Bring the generated files up to date with the specs.",
        discussion: """
            If the specs have errors, nothing is written. Your edits are kept.

            With names of modules, the command stops only for errors in the specs of these modules, and of the \
            services, flows and other modules that they use. All other errors become warnings.

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

    @Flag(help: "Create deleted files again: all, those of the given modules, or the files with the given paths.")
    var restore = false

    @Flag(help: "Overwrite edited generated files. Backups are in .scaffold/local/rescued.")
    var force = false

    @Flag(help: "Read all files again, also those that are unchanged since the last run.")
    var noCache = false

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if restore, force { throw ValidationError("--restore and --force can't be used together") }
    }

    func run() throws {
        let project = try global.locateProject()
        let paths = restore ? names.filter { $0.contains("/") || $0.contains(".") } : []
        let report = Scaffold.generate(
            GenerateOptions(
                project: project,
                modules: names.filter { !paths.contains($0) },
                restores: restore,
                restoredPaths: paths,
                forces: force,
                usesCache: !noCache,
                writing: writing.mode(global)
            )
        )
        try ReportPrinter(options: global).show(report, isDryRun: writing.dryRun)
    }
}
