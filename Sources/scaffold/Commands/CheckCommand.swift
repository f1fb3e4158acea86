import ArgumentParser
import ScaffoldKit

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that all generated files are up to date.",
        discussion: """
            Use this command in CI and in pre-commit hooks. It writes nothing. If files are not up to date, it \
            lists them with the reason, and exits with status 2. `scaffold diff` shows the changes.

            The command also warns of modules that the app never opens, services that nothing uses, and functions that \
            no test calls.

            Examples:
              scaffold check
              scaffold check --quiet
              scaffold check --format github
            """
    )

    @Flag(help: "Read all files again, including unchanged files.")
    var noCache = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.check(try global.locateProject(), usesCache: !noCache)
        try ReportPrinter(options: global).showCheck(report)
    }
}
