import Diagnostics
import Output

/// What became of one file, or in a run that only compares, what would.
public struct FileChange: Sendable, Equatable {
    public enum Kind: String, CaseIterable, Sendable {
        case created
        case rewritten
        /// What spec or template changed was merged with the user's edits.
        case merged
        case moved
        case removed
        /// No spec asks for it any more, and it was edited: it stays.
        case leftOver = "left over"
        /// A user-owned file with conflicts to be resolved.
        case conflicted
        /// A user-owned file into which nothing could be merged, because its last generated version is unknown.
        case unmerged
        /// An edited generated file.
        case edited
        case unchanged
        /// A user-owned file that the user has deleted.
        case deleted
        /// The same, but another output needs it.
        case missing
    }

    /// In which way a file isn't up to date. The names are those of `check`, `list`, JSON and docs.
    public enum Drift: String, CaseIterable, Sendable {
        case stale, edited, missing
        case leftOver = "left over"
        case conflicted, interrupted
    }

    /// Relative to the project.
    public let path: String
    public let kind: Kind
    /// Whether the disk has changed, or in a dry run would.
    public let isWritten: Bool
    private let isInterrupted: Bool
    private let texts: UnifiedDiff.Texts?

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
        isWritten = [.created, .rewritten, .merged, .moved, .removed].contains(kind)
        texts = nil
        isInterrupted = false
    }

    init(_ change: Change) {
        path = change.path
        isWritten = change.writes
        texts = change.difference
        isInterrupted = change.isInterrupted
        kind =
            switch change.kind {
            case .create: .created
            case .rewrite: .rewritten
            case .merge: .merged
            case .move: .moved
            case .remove: .removed
            case .leftOver: .leftOver
            case .conflict: .conflicted
            case .unmerged: .unmerged
            case .edited: .edited
            case .unchanged: .unchanged
            case .staysDeleted: .deleted
            case .missing: .missing
            }
    }

    /// Without a patch where nothing is written.
    var asWritten: FileChange {
        isWritten ? self : FileChange(path: path, kind: kind)
    }

    /// Nil for a file that is as it should be.
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

    /// A patch from what lies on the disk to what is to; empty where they are the same.
    public func diff() -> String {
        String(decoding: patch(), as: UTF8.self)
    }

    /// The same with the very bytes of lines that are no UTF-8, so that it can be applied.
    ///
    /// - Parameter color: whether to colour lines with ANSI escapes.
    public func patch(color: Bool = false) -> [UInt8] {
        guard let texts else { return [] }
        return UnifiedDiff(path: path, texts).bytes(color: color)
    }
}

extension FileChange {
    func driftDiagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
        Diagnostic(.outputDrift, "`\(path)` \(finding)", at: .path(path), severity: severity, help: help)
    }

    private var finding: String {
        switch drift {
        case .missing: "is missing"
        case .edited: "is a generated file and has been edited"
        case .leftOver: "is left over: no spec generates it any more"
        case .conflicted: "has conflicts"
        case .interrupted: "was about to be written when a run was interrupted"
        case .stale, nil: "is stale: the specs or templates generate something different now"
        }
    }

    private var help: String {
        switch drift {
        case .edited: "move the edit to a file of your own, or into the spec or template; then run `scaffold generate --force`"
        case .conflicted: "edit the lines between `<<<<<<<` and `>>>>>>>`, and run `scaffold generate`"
        case .leftOver where kind == .leftOver: "it has been edited: delete it if you don't need it"
        case .missing where kind == .missing: "run `scaffold generate --restore \(path)`"
        default: "run `scaffold generate`, and commit what it changes"
        }
    }
}
