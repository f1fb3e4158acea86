import ArgumentParser
import ScaffoldKit

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tells whether the disk is what generate would leave; writes nothing.",
        discussion: """
            For CI and pre-commit hooks. Each file that is stale, edited, missing, orphaned or conflicted is named, with \
            a diff; the exit status is 2 then.

            Examples:
              scaffold check
              scaffold check --format github
            """
    )

    @Flag(help: "Read all files again, whatever their times say.")
    var noCache = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.check(CheckOptions(project: try global.locateProject(), usesCache: !noCache, waiting: global.waiting))
        try ReportPrinter(options: global).show(differences: report, named: "drift") { $0.drift?.rawValue ?? "" }
    }
}
