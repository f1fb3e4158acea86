import ArgumentParser
import ScaffoldKit

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Brings the generated files up to date with the specs.",
        discussion: """
            With an error in the specs nothing is written. With names, only the specs that these modules need count; a \
            mistake in another one is a warning. What a person wrote is never lost.

            Examples:
              scaffold generate
              scaffold generate Login SignUp
              scaffold generate --dry-run
              scaffold generate Login --restore
            """
    )

    @Argument(help: ArgumentHelp("Only these modules; without names, everything.", valueName: "name"))
    var modules: [String] = []

    @Flag(help: "Bring back files of these modules that were deleted.")
    var restore = false

    @Flag(help: "Make edited files of the tool's again, and keep a copy of each.")
    var force = false

    @Flag(help: "Read all files again, whatever their times say.")
    var noCache = false

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if restore, modules.isEmpty { throw ValidationError("--restore needs the names of modules") }
        if restore, force { throw ValidationError("--restore and --force can't be given together") }
    }

    func run() throws {
        let report = Scaffold.generate(
            GenerateOptions(
                project: try global.locateProject(),
                modules: modules,
                wish: force ? .force : restore ? .restore : .keep,
                usesCache: !noCache,
                writing: writing.mode(global)
            )
        )
        try ReportPrinter(options: global).show(report, isDryRun: writing.dryRun)
    }
}
