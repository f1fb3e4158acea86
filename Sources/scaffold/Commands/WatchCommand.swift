import ArgumentParser
import Platform
import ScaffoldKit

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Generate again whenever a spec or template changes.",
        discussion: """
            The command generates once, and then after each change. While the specs have errors, it writes nothing.

            Examples:
              scaffold watch
              scaffold watch --quiet
            """
    )

    @OptionGroup var global: GlobalOptions

    func run() throws {
        var project = try global.locateProject()
        project.waiting = {}
        Interruption.catchSignals()
        var watch = ProjectWatch(project)
        StandardStream.error.tell("Watching \(watch.description). Press Ctrl-C to stop.")
        var changed: [String]? = []
        while let paths = changed {
            let report = Scaffold.generate(project)
            watch.skip(report)
            try show(report, after: paths)
            changed = watch.nextChange(pause: { usleep($0 * 1_000) }, isOver: { Interruption.hasCome })
        }
    }

    /// Shows the changed files and the result in one line, and the diagnostics.
    private func show(_ report: RunReport, after paths: [String]) throws {
        let isText = global.format != .json
        if isText, StandardStream.output.isTerminal, !paths.isEmpty {
            try StandardStream.output.write("\u{1B}[2J\u{1B}[H")
        }
        do {
            try ReportPrinter(options: global).showLine(report, after: Self.summary(of: paths))
        } catch is ExitCode {
            // The next change may fix the errors.
        }
    }

    private static func summary(of paths: [String]) -> String {
        guard let first = paths.first else { return "" }
        return paths.count == 1 ? "\(first): " : "\(first) and \(paths.count - 1) more: "
    }
}

/// Signals that end the command, such as Ctrl-C, after the current run.
private enum Interruption {
    static var hasCome: Bool { receivedSignal != 0 }

    static func catchSignals() {
        var caught = sigset_t()
        sigemptyset(&caught)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { receivedSignal = $0 }
            sigaddset(&caught, number)
        }
        // A parent process that blocks signals passes its signal mask on.
        sigprocmask(SIG_UNBLOCK, &caught, nil)
    }
}

// A signal handler must not use locks, but it can use a global of this type.
private nonisolated(unsafe) var receivedSignal: sig_atomic_t = 0
