import Diagnostics
import Output
import Support

/// The change of a file in a run. In a dry run, the change that a real run would make.
public struct FileChange: Sendable, Equatable {
    public enum Kind: String, CaseIterable, Sendable {
        case created
        case rewritten
        /// Changes of the spec or template were merged with the user's edits.
        case merged
        case moved
        case removed
        /// A file that is no longer generated. It stays because it was edited.
        case leftOver = "left over"
        /// A user-owned file with conflicts to be resolved.
        case conflicted
        /// A user-owned file into which nothing could be merged, because its last generated version is unknown; or a file that was edited during the run.
        case unmerged
        /// An edited generated file.
        case edited
        case unchanged
        /// A user-owned file that the user has deleted.
        case deleted
        /// A user-owned file that the user has deleted, although another output needs it.
        case missing
    }

    /// The state of a file without drift.
    public static let upToDate = "up to date"

    /// The reason why a file isn't up to date. `check`, `list`, JSON and docs use these names.
    public enum Drift: String, CaseIterable, Sendable {
        // In the order in which a user should look at the reasons.
        case conflicted, edited, missing, interrupted
        case leftOver = "left over"
        case stale

        /// The help for files in this state.
        public var help: String {
            switch self {
            case .conflicted:
                "keep the lines that you want, delete the markers (`<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`), then run `scaffold generate`"
            case .edited:
                "move the change to a file of your own, or into the spec or template, then run `scaffold generate --force`"
            case .missing:
                "run `scaffold generate`; for a file of yours that you have deleted, `scaffold generate --restore`"
            case .interrupted: "a run was interrupted: run the same command again, or `scaffold generate`"
            case .leftOver:
                "run `scaffold generate`: it removes unedited files; delete edited ones if you don't need them"
            case .stale: "run `scaffold generate`, and commit what it changes"
            }
        }
    }

    /// The path, relative to the project.
    public let path: String
    public let kind: Kind
    /// The path of the spec that the file is generated from; nil for files of the whole project, and for files that are up to date.
    public private(set) var spec: String?
    /// The path of the spec, template or setting that has changed since the file was generated; nil if unknown.
    public private(set) var cause: String?
    /// True if the file was changed, or in a dry run would be changed.
    public let isWritten: Bool
    private var isInterrupted = false
    /// The text with the markers of conflicts; nil without conflicts.
    private var conflictedText: [UInt8]?
    private var difference: UnifiedDiff?

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
        isWritten = [.created, .rewritten, .merged, .moved, .removed].contains(kind)
    }

    init(_ change: Change) {
        path = change.path
        isWritten = change.writes
        difference = change.difference
        isInterrupted = change.isInterrupted
        conflictedText = change.kind == .conflict ? change.text : nil
        spec = change.isDrift ? change.key?.spec : nil
        cause = change.cause
        kind = Kind(rawValue: change.kind.rawValue) ?? .unchanged
    }

    /// The reason why the file isn't up to date; nil if it is.
    public var drift: Drift? {
        if isInterrupted { return .interrupted }
        return switch kind {
        case .created, .missing: .missing
        case .rewritten, .merged, .moved, .unmerged: .stale
        case .removed, .leftOver: .leftOver
        case .conflicted: isWritten ? .stale : .conflicted
        case .edited: .edited
        case .unchanged, .deleted: nil
        }
    }

    /// Returns a patch from the file on disk to the generated file; empty if they are equal.
    public func diff() -> String {
        String(decoding: patch(), as: UTF8.self)
    }

    /// Returns the patch as bytes. It can be applied even if some lines are not UTF-8.
    ///
    /// - Parameter color: whether to colour lines with ANSI escapes.
    public func patch(color: Bool = false) -> [UInt8] {
        difference?.bytes(path: path, color: color) ?? []
    }
}

extension FileChange {
    /// - Parameter severity: `error` for `check`, `warning` for `diff`.
    func driftDiagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
        Diagnostic(.outputDrift, "`\(path)` \(finding)", at: place, severity: severity, help: drift?.help)
    }

    /// The first marker of a conflict, or else the first line that differs, or else the file.
    private var place: Diagnostic.Place {
        if let text = conflictedText { return .firstConflict(in: SourceFile(path: path, bytes: text)) }
        guard let old = difference?.old, let line = difference?.firstChangedLine else { return .path(path) }
        let file = SourceFile(path: difference?.oldPath ?? path, bytes: old)
        let content = file.contentRange(ofLine: min(line, file.lineCount))
        return .range(file.range(content))
    }

    private var finding: String {
        switch drift {
        case .missing: "is missing"
        case .edited: "is a generated file and has been edited"
        case .leftOver: "is left over: it is no longer generated"
        case .conflicted: "has conflicts"
        case .interrupted: "was about to be written when a run was interrupted"
        case .stale, nil: "is stale: the specs or templates generate something different now"
        }
    }
}
