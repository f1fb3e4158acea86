import ArgumentParser
import ScaffoldKit

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Bring the generated files up to date with the specs.",
        discussion: """
            With an error in the specs nothing is written. With names, only the specs that these modules need count; a \
            mistake in another one is a warning. What you wrote is never lost.

            Examples:
              scaffold generate
              scaffold generate Login SignUp
              scaffold generate --dry-run
              scaffold generate --restore Sources/App/Support/AppRouter.swift
            """
    )

    @Argument(help: ArgumentHelp("Only these modules; with --restore also paths of files.", valueName: "name"), completion: Completions.modules)
    var names: [String] = []

    @Flag(help: "Create deleted files again: all of them, those of the modules, or the files with these paths.")
    var restore = false

    @Flag(help: "Overwrite edited generated files; copies are kept in .scaffold/local/rescued.")
    var force = false

    @Flag(help: "Read all files again, whatever their times say.")
    var noCache = false

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if restore, force { throw ValidationError("--restore and --force can't be given together") }
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
