import Diagnostics
import Output

/// The diagnostics of a run, and its changes on the disk.
public struct RunReport: Sendable {
    public let diagnostics: RunDiagnostics
    /// The changes of the run's files, sorted by path. In a dry run, the changes that a real run would make.
    public let changes: [FileChange]
    public let status: Status

    /// The result of a run.
    public enum Status: Sendable {
        case fine
        /// The input has errors, or a system call failed.
        case failed
        /// Files differ from what the specs generate, or have conflicts that the user has to resolve.
        case drift
    }

    public var hasErrors: Bool {
        status == .failed
    }

    /// True if all files are up to date.
    public var isUpToDate: Bool {
        changes.allSatisfy { $0.drift == nil }
    }

    /// Returns the changes of the run as a unified diff.
    public func diff() -> String {
        changes.map { $0.diff() }.joined()
    }

    /// Returns the diff as bytes, so that it can be applied as a patch.
    ///
    /// - Parameter color: whether to colour lines with ANSI escapes.
    public func patch(color: Bool = false) -> [UInt8] {
        changes.flatMap { $0.patch(color: color) }
    }

    /// Returns diagnostics about at most `count` files that aren't up to date, the worst first.
    public func driftDiagnostics(_ count: Int) -> RunDiagnostics {
        let worst = FileChange.Drift.allCases.flatMap { drift in changes.filter { $0.drift == drift } }
        var bag = DiagnosticBag()
        for change in worst.prefix(count) { bag.add(change.driftDiagnostic(.error)) }
        return RunDiagnostics(ordered: bag)
    }
}

extension RunReport {
    /// - Parameter tellsUnfinished: whether to report unfinished work, such as missing tests.
    init(_ bag: DiagnosticBag, changes: [Change] = [], tellsUnfinished: Bool = false) {
        diagnostics = RunDiagnostics(bag, tellsUnfinished: tellsUnfinished)
        self.changes = changes.map(FileChange.init)
        status = bag.hasErrors ? .failed : changes.contains(where: \.needsUser) ? .drift : .fine
    }

    /// The report of a dry run, whose changes are not a failure.
    var ofDryRun: RunReport {
        RunReport(diagnostics: diagnostics, changes: changes, status: hasErrors ? .failed : .fine)
    }

    /// The report of `diff`. Files that aren't up to date, but that `generate` doesn't write, are reported as diagnostics.
    var ofDiff: RunReport {
        var bag = diagnostics.bag
        for change in changes where !change.isWritten && change.drift != nil {
            bag.add(change.driftDiagnostic(.warning))
        }
        // A file that isn't written has no patch.
        let changes = changes.map { $0.isWritten ? $0 : FileChange(path: $0.path, kind: $0.kind) }
        return RunReport(diagnostics: RunDiagnostics(bag), changes: changes, status: hasErrors ? .failed : .fine)
    }

    /// The report of `check`. Its status is `drift` if a file isn't up to date.
    var ofCheck: RunReport {
        let status = hasErrors ? Status.failed : isUpToDate ? .fine : .drift
        return RunReport(diagnostics: diagnostics, changes: changes, status: status)
    }
}

/// The format of diagnostics and results.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// For people, and for editors that link `path:line:column`.
    case text
    /// For programs: an array of diagnostics. The JSON object of a whole command contains this array.
    case json
    /// For GitHub Actions, which shows each diagnostic at its line of the pull request.
    case github
}

/// The diagnostics of a run, sorted by place, or the worst first.
public struct RunDiagnostics: Sendable {
    /// All diagnostics, including those that are not shown.
    let bag: DiagnosticBag
    private let sorted: [Diagnostic]

    init(_ bag: DiagnosticBag, tellsUnfinished: Bool = false) {
        sorted = bag.filter { tellsUnfinished || !DiagnosticCode.ofUnfinishedProjects.contains($0.code) }.sorted
        self.bag = bag
    }

    init(ordered bag: DiagnosticBag) {
        (self.bag, sorted) = (bag, bag.unsorted)
    }

    public var hasErrors: Bool {
        bag.hasErrors
    }

    public var isEmpty: Bool {
        sorted.isEmpty
    }

    /// The errors, without the warnings.
    public var errors: RunDiagnostics {
        RunDiagnostics(bag.filter { $0.severity == .error })
    }

    /// Returns the diagnostics as text. Each line ends in a line feed. Without diagnostics, `json` is `[]`.
    ///
    /// - Parameters:
    ///   - color: whether to write ANSI escapes; only for `text`.
    ///   - folder: the project's folder in its repository; only for `github`, which needs paths relative to the repository.
    public func rendered(format: OutputFormat, color: Bool = false, in folder: String = "") -> String {
        switch format {
        case .text: TextRenderer(usesColor: color).render(sorted)
        case .json: JSONRenderer.render(sorted)
        case .github: GitHubRenderer.render(sorted, in: folder)
        }
    }
}
