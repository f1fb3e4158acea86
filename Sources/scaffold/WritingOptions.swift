import ArgumentParser
import ScaffoldKit

/// Options of every command that writes files.
struct WritingOptions: ParsableArguments {
    @Flag(help: "Write nothing; show what would be written.")
    var dryRun = false

    func mode(_ options: GlobalOptions) -> WritingMode {
        WritingMode(isDryRun: dryRun, waiting: options.waiting)
    }
}
