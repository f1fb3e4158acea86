import ArgumentParser
import ScaffoldKit

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the changes that `scaffold generate` would make, without writing files.",
        discussion: """
            Examples:
              scaffold diff
              scaffold diff --format json
              scaffold diff --color always | less -R
            """
    )

    @Flag(help: "Read all files again, including unchanged files.")
    var noCache = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.diff(try global.locateProject(), usesCache: !noCache)
        try ReportPrinter(options: global).show(differences: report)
    }
}
