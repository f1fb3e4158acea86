import ArgumentParser
import ScaffoldKit

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that all generated files are up to date.",
        discussion: """
            Use this command in CI and in pre-commit hooks. It writes nothing. If files are not up to date, the \
            command lists them with the reason, says what to do, and exits with status 2. `scaffold diff` shows the \
            changes.

            The command also warns of modules that the app never opens, of services that nothing uses, and of functions \
            that no test calls. With \
            --quiet, it prints only errors and how many files are not up to date.

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
        let report = Scaffold.check(try global.locateProject(), usesCache: !noCache)
        try ReportPrinter(options: global).showCheck(report)
    }
}
