import Diagnostics
import Output

/// What a run found and what it changed on the disk.
public struct RunReport: Sendable {
    /// Everything that the user should know, sorted by place.
    public let findings: Findings
    /// Files that the run is about, sorted by path; in a dry run, what would become of them.
    public let changes: [FileChange]
    /// What the user may want to do next, a line each.
    public let nextSteps: [String]

    public var hasErrors: Bool {
        findings.hasErrors
    }

    init(_ bag: DiagnosticBag, changes: [Change] = [], nextSteps: [String] = []) {
        findings = Findings(bag)
        self.changes = changes.map(FileChange.init)
        self.nextSteps = nextSteps
    }
}

/// What became of one file.
public struct FileChange: Sendable, Equatable {
    public enum Kind: String, Sendable {
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

    /// Whether the file on the disk is another one now.
    public var isWritten: Bool {
        switch kind {
        case .created, .rewritten, .moved, .removed: true
        case .unchanged, .kept: false
        }
    }

    init(_ change: Change) {
        path = change.path
        kind =
            switch change.kind {
            case .create: .created
            case .rewrite: .rewritten
            case .move: .moved
            case .remove: .removed
            case .unchanged: .unchanged
            case .leftAlone, .staysDeleted: .kept
            }
    }
}

/// The diagnostics of a run.
public struct Findings: Sendable {
    private let diagnostics: [Diagnostic]
    public let hasErrors: Bool

    init(_ bag: DiagnosticBag) {
        diagnostics = bag.sorted
        hasErrors = bag.hasErrors
    }

    public var isEmpty: Bool {
        diagnostics.isEmpty
    }

    /// For people, as compilers print them.
    ///
    /// - Parameter isColored: with ANSI colours, for a terminal.
    public func text(isColored: Bool) -> String {
        TextRenderer(isColored: isColored).render(diagnostics)
    }

    /// For programs: a JSON array.
    public var json: String {
        JSONRenderer().render(diagnostics)
    }

    /// For GitHub: workflow commands that annotate the lines of a change.
    public var github: String {
        GitHubRenderer().render(diagnostics)
    }
}
