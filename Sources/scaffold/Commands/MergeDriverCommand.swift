import ArgumentParser
import ScaffoldKit

struct MergeDriverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-driver",
        abstract: "Merge a Swift file for git, member by member.",
        discussion: """
            git calls this command during a merge. If two branches change different members (functions, properties, \
            …), there is no conflict. If both branches change the same member, the command merges the whole \
            file by lines, like git.

            Examples:
              members='scaffold merge-driver %O %A %B %P'
              lines='[ $? -gt 1 ] && git merge-file %A %O %B'
              git config merge.scaffold.driver "$members || { $lines; }"
              echo 'Sources/**/*.swift merge=scaffold' >> .gitattributes

            With this configuration, git merges a file by lines if scaffold fails or is missing.

            Exit status:
              0    no conflicts
              1    conflicts
              129  the file could not be merged, and is unchanged
            """
    )

    /// The exit status of a failure. For git, exit statuses from 1 to 128 mean conflicts.
    static let failure = ExitCode(129)

    @Argument(help: "The file with the common ancestor: %O.", completion: .file())
    var base: String

    @Argument(help: "The file with our version: %A. The command writes the result into this file.", completion: .file())
    var ours: String

    @Argument(help: "The file with their version: %B.", completion: .file())
    var theirs: String

    @Argument(help: "The path of the file in the repository: %P.")
    var path: String

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let (report, hasConflicts) = Scaffold.mergeDriver(
            currentDirectory: try ProjectLocation.currentDirectory(),
            base: base,
            ours: ours,
            theirs: theirs,
            path: path
        )
        do {
            try ReportPrinter(options: global).show(report, output: nil)
        } catch is ExitCode {
            throw Self.failure
        }
        if hasConflicts { throw ExitCode(1) }
    }
}
