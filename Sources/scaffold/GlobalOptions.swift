import ArgumentParser
import ScaffoldKit

/// What every command takes.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's folder; without it the nearest one upward with a scaffold.yml, else the current one.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var project: String?

    @Option(help: "How diagnostics are written: for people, for programs, or for GitHub Actions.")
    var format: OutputFormat = .text

    @Option(help: "When diagnostics are coloured; auto is on terminals, where NO_COLOR is not set.")
    var color: ColorMode = .auto

    @Flag(exclusivity: .exclusive)
    var verbosity: Verbosity?

    func validate() throws {
        if let project, !ProjectLocation.isFolder(project) {
            throw ValidationError("--project: `\(project)` is no folder")
        }
    }

    /// Says that another run is waited for.
    var waiting: @Sendable () -> Void {
        { [verbosity] in
            if verbosity != .quiet { StandardStream.error.tell("Waiting for another run that is writing …") }
        }
    }

    func locateProject() throws -> Project {
        let current = try ProjectLocation.currentDirectory()
        return Project(root: ProjectLocation.root(option: project, from: current), currentDirectory: current)
    }
}

enum Verbosity: EnumerableFlag {
    case quiet
    case verbose

    static func help(for value: Verbosity) -> ArgumentHelp? {
        switch value {
        case .quiet: "Say nothing but diagnostics and what was asked for."
        case .verbose: "List the files that stay as they are, too."
        }
    }
}
