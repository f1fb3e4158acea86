import ArgumentParser
import ScaffoldKit

/// What every command takes that writes files.
struct WritingOptions: ParsableArguments {
    @Flag(help: "Write nothing, and show what would be written.")
    var dryRun = false

    func mode(_ options: GlobalOptions) -> WritingMode {
        WritingMode(isDryRun: dryRun, waiting: options.waiting)
    }
}
