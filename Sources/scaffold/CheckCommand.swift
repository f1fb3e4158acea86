import ArgumentParser
import ScaffoldKit

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that all generated files are up to date.",
        discussion: """
            For CI and pre-commit hooks. Writes nothing. Lists each file that is stale, edited, missing, left over, conflicted or \
            interrupted, and exits with status 2 if there are any. `scaffold diff` shows the changes.

            Also warns of unreachable modules and of functions that no test calls. With --quiet, prints only errors and \
            the number of files in each state.

            Examples:
              scaffold check
              scaffold check --quiet
              scaffold check --format github
            """
    )

    @Flag(help: "Read all files again, also those that are unchanged since the last run.")
    var noCache = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.check(
            CheckOptions(project: try global.locateProject(), usesCache: !noCache, waiting: global.waiting)
        )
        try ReportPrinter(options: global).showCheck(report)
    }
}
