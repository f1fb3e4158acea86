import Diagnostics
import Output

/// What a run found and what it changed on the disk.
public struct RunReport: Sendable {
    public let diagnostics: RunDiagnostics
    /// Files that the run is about, sorted by path; in a dry run, what would become of them.
    public let changes: [FileChange]

    private let differences: [UnifiedDiff]

    public var hasErrors: Bool {
        diagnostics.hasErrors
    }

    /// Whether the disk is as the run would have it.
    public var isUpToDate: Bool {
        !changes.contains(where: \.isWritten)
    }

    /// What the run changes, as a unified diff; of a run of `mocks` only.
    public func diff(color: Bool = false) -> String {
        differences.map { $0.text(color: color) }.joined()
    }

    init(_ bag: DiagnosticBag, changes: [Change] = [], differences: [UnifiedDiff] = []) {
        diagnostics = RunDiagnostics(bag)
        self.changes = changes.map(FileChange.init)
        self.differences = differences
    }

    init(_ bag: DiagnosticBag, steps: [MarkedFolder.Step]) {
        diagnostics = RunDiagnostics(bag)
        changes = steps.map { FileChange($0.change) }
        differences = steps.filter { $0.old != $0.new }.map { UnifiedDiff(path: $0.change.path, old: $0.old, new: $0.new) }
    }
}

/// How diagnostics are written out.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// For people, as compilers print them.
    case text
    /// For programs: an array of objects.
    case json
    /// For GitHub: workflow commands that annotate the lines of a change.
    case github
}

/// Everything that the user should know of a run, sorted by place.
public struct RunDiagnostics: Sendable {
    private let sorted: [Diagnostic]
    public let hasErrors: Bool

    init(_ bag: DiagnosticBag) {
        sorted = bag.sorted
        hasErrors = bag.hasErrors
    }

    public var isEmpty: Bool {
        sorted.isEmpty
    }

    /// - Parameter color: whether to write ANSI escapes; only `text` has any.
    public func rendered(format: OutputFormat, color: Bool = false) -> String {
        let format: DiagnosticFormat =
            switch format {
            case .text: .text
            case .json: .json
            case .github: .github
            }
        return format.render(sorted, color: color)
    }
}

/// What became of one file.
public struct FileChange: Sendable, Equatable {
    public enum Kind: String, CaseIterable, Sendable {
        case created
        case rewritten
        case moved
        case removed
        case unchanged
        /// A person's file, which stays as it is.
        case kept
    }

    /// Relative to the project.
    public let path: String
    public let kind: Kind

    /// Whether the disk has changed, or in a dry run would.
    public var isWritten: Bool {
        switch kind {
        case .created, .rewritten, .moved, .removed: true
        case .unchanged, .kept: false
        }
    }

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
    }

    init(_ change: Change) {
        let kind: Kind =
            switch change.kind {
            case .create: .created
            case .rewrite: .rewritten
            case .move: .moved
            case .remove: .removed
            case .unchanged: .unchanged
            case .leftAlone, .staysDeleted: .kept
            }
        self.init(path: change.path, kind: kind)
    }
}
