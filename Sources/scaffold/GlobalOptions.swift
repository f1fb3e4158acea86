import ArgumentParser
import ScaffoldKit

/// Options of every command.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The project's folder. Default: the nearest folder with a scaffold.yml, from the current folder upwards. If \
            there is none, the current folder.
            """,
            valueName: "dir"
        ),
        completion: .directory
    )
    var project: String?

    @Option(
        help: """
            The format of errors and warnings. github: annotations for GitHub Actions. json: one JSON document, with \
            the results of the command.
            """
    )
    var format: OutputFormat = .text

    @Option(help: "When to colour errors, warnings and diffs. auto: in terminals, if NO_COLOR is not set.")
    var color: ColorMode = .auto

    @Flag(exclusivity: .exclusive)
    var verbosity: Verbosity?

    func validate() throws {
        if let project, !ProjectLocation.isFolder(project) {
            throw ValidationError("--project: `\(project)` is not a folder")
        }
    }

    func locateProject() throws -> Project {
        let current = try ProjectLocation.currentDirectory()
        let root = ProjectLocation.root(option: project, from: current)
        return Project(root: root, currentDirectory: current) { [verbosity] in
            if verbosity != .quiet { StandardStream.error.tell("Waiting for another scaffold run to finish …") }
        }
    }
}

enum Verbosity: EnumerableFlag {
    case quiet
    case verbose

    static func help(for value: Verbosity) -> ArgumentHelp? {
        switch value {
        case .quiet: "Don't list changed files. With `scaffold check`, also hide warnings."
        case .verbose: "Also list unchanged files."
        }
    }
}

/// Options of every command that writes files.
struct WritingOptions: ParsableArguments {
    @Flag(help: "Write nothing; show what would be written.")
    var dryRun = false

    @OptionGroup var global: GlobalOptions

    /// Runs a command and shows its changes, with the next steps if it has written files.
    ///
    /// - Parameter names: what the command is about; empty for the whole project.
    func run(
        of names: [String] = [],
        nextSteps: (RunReport) -> [String] = { _ in [] },
        _ command: (Project, _ isDryRun: Bool) -> RunReport
    ) throws {
        let report = command(try global.locateProject(), dryRun)
        let printer = ReportPrinter(options: global)
        try printer.show(report, of: names, isDryRun: dryRun, nextSteps: nextSteps(report))
    }
}

enum ColorMode: String, CaseIterable, ExpressibleByArgument {
    case auto
    case always
    case never

    /// Returns true if output to a stream is coloured.
    func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
        }
    }
}
