import Diagnostics
import Output

/// The diagnostics of a run, and its changes on the disk.
public struct RunReport: Sendable {
    public let diagnostics: RunDiagnostics
    /// Files that the run is about, sorted by path; in a dry run, what would become of them.
    public let changes: [FileChange]
    public let status: Status

    /// The result of a run.
    public enum Status: Sendable {
        case fine
        /// The input has errors, or the system refused something.
        case failed
        /// Files are not what the specs make, or wait for a person to resolve a conflict.
        case drift
    }

    public var hasErrors: Bool {
        status == .failed
    }

    /// True if the run has nothing to change on the disk.
    public var isUpToDate: Bool {
        changes.allSatisfy { $0.drift == nil }
    }

    /// Returns the changes of the run as a unified diff.
    public func diff() -> String {
        changes.map { $0.diff() }.joined()
    }

    /// The same, as it can be applied.
    ///
    /// - Parameter color: whether to colour lines with ANSI escapes.
    public func patch(color: Bool = false) -> [UInt8] {
        changes.flatMap { $0.patch(color: color) }
    }

    /// The worst of the files that aren't up to date, for a program that shows few.
    public func driftDiagnostics(_ count: Int) -> RunDiagnostics {
        let worst = FileChange.Drift.allCases.flatMap { drift in changes.filter { $0.drift == drift } }
        var bag = DiagnosticBag()
        for change in worst.prefix(count) { bag.add(change.driftDiagnostic(.error)) }
        return RunDiagnostics(ordered: bag)
    }
}

extension RunReport {
    /// - Parameter tellsUnfinished: whether to show what the project still lacks.
    init(_ bag: DiagnosticBag, changes: [Change] = [], tellsUnfinished: Bool = false) {
        diagnostics = RunDiagnostics(bag, tellsUnfinished: tellsUnfinished)
        self.changes = changes.map(FileChange.init)
        status = bag.hasErrors ? .failed : changes.contains(where: \.needsUser) ? .drift : .fine
    }

    /// The report of a dry run, whose changes are not a failure.
    var ofDryRun: RunReport {
        RunReport(diagnostics: diagnostics, changes: changes, status: hasErrors ? .failed : .fine)
    }

    /// The report of `diff`. Files that `generate` leaves alone are reported as diagnostics.
    var ofDiff: RunReport {
        var bag = diagnostics.bag
        for change in changes where !change.isWritten && change.drift != nil {
            bag.add(change.driftDiagnostic(.warning))
        }
        // What isn't written has no patch.
        let changes = changes.map { $0.isWritten ? $0 : FileChange(path: $0.path, kind: $0.kind) }
        return RunReport(diagnostics: RunDiagnostics(bag), changes: changes, status: hasErrors ? .failed : .fine)
    }

    /// The report of `check`. It lists the files that aren't up to date, besides the diagnostics.
    var ofCheck: RunReport {
        let status = hasErrors ? Status.failed : isUpToDate ? .fine : .drift
        return RunReport(diagnostics: diagnostics, changes: changes, status: status)
    }
}

/// The format of diagnostics and results.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// For people, and for editors that link `path:line:column`.
    case text
    /// For programs: an array of diagnostics, within one object for a whole command.
    case json
    /// For GitHub Actions, which shows each diagnostic at its line of the pull request.
    case github
}

/// The diagnostics of a run, sorted by place, or the worst first.
public struct RunDiagnostics: Sendable {
    /// All that was found.
    let bag: DiagnosticBag
    private let sorted: [Diagnostic]

    init(_ bag: DiagnosticBag, tellsUnfinished: Bool = false) {
        sorted = bag.filter { tellsUnfinished || !DiagnosticCode.ofUnfinishedProjects.contains($0.code) }.sorted
        self.bag = bag
    }

    /// - Parameter bag: in the order in which to show them.
    init(ordered bag: DiagnosticBag) {
        (self.bag, sorted) = (bag, bag.unsorted)
    }

    public var hasErrors: Bool {
        bag.hasErrors
    }

    public var isEmpty: Bool {
        sorted.isEmpty
    }

    /// Each line ends in a line feed; without diagnostics, `json` is `[]`.
    ///
    /// - Parameters:
    ///   - color: whether to write ANSI escapes, which only `text` has.
    ///   - folder: the project's folder in its repository, from which GitHub resolves paths.
    public func rendered(format: OutputFormat, color: Bool = false, in folder: String = "") -> String {
        switch format {
        case .text: TextRenderer(usesColor: color).render(sorted)
        case .json: JSONRenderer.render(sorted)
        case .github: GitHubRenderer.render(sorted, in: folder)
        }
    }
}
