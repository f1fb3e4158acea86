import Diagnostics
import Output

/// What became of one file, or in a run that only compares, what would.
public struct FileChange: Sendable, Equatable {
    public enum Kind: String, CaseIterable, Sendable {
        case created
        case rewritten
        /// A person's edits and what spec or template changed were brought together.
        case merged
        case moved
        case removed
        /// Nothing makes it any more; it stays, and is its person's alone.
        case released
        /// A person's file with conflicts that are to be resolved.
        case conflicted
        /// A person's file into which nothing could be merged, because what it was generated as is not known.
        case unmerged
        /// A file of the tool's that a person has edited.
        case edited
        case unchanged
        /// A person has deleted this file of theirs, and so it stays.
        case kept
    }

    /// In which way a file is not what `generate` would leave.
    public enum Drift: String, CaseIterable, Sendable {
        case stale, edited, missing, orphaned, conflicted
    }

    /// Relative to the project.
    public let path: String
    public let kind: Kind
    /// Whether the disk has changed, or in a dry run would.
    public let isWritten: Bool
    private let texts: UnifiedDiff.Texts?

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
        isWritten = [.created, .rewritten, .merged, .moved, .removed].contains(kind)
        texts = nil
    }

    init(_ change: Change) {
        path = change.path
        isWritten = change.writes
        texts = change.difference
        kind =
            switch change.kind {
            case .create: .created
            case .rewrite: .rewritten
            case .merge: .merged
            case .move: .moved
            case .remove: .removed
            case .release: .released
            case .conflict: .conflicted
            case .adopt: .unmerged
            case .edited: .edited
            case .unchanged: .unchanged
            case .staysDeleted: .kept
            }
    }

    /// Without a patch where nothing is written.
    var asWritten: FileChange {
        isWritten ? self : FileChange(path: path, kind: kind)
    }

    /// Nil for a file that is as it should be.
    public var drift: Drift? {
        switch kind {
        case .created: .missing
        case .rewritten, .merged, .moved, .unmerged: .stale
        case .removed, .released: .orphaned
        case .conflicted: isWritten ? .stale : .conflicted
        case .edited: .edited
        case .unchanged, .kept: nil
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
        case .edited: "is the tool's and has been edited by hand"
        case .orphaned: "is not generated any more"
        case .conflicted: "has conflicts"
        case .stale, nil: "is stale: specs or templates make something else of it"
        }
    }

    private var help: String {
        switch drift {
        case .edited: "move the edit to a file of your own, or into the spec or template; then run `scaffold generate --force`"
        case .conflicted: "edit what stands between `<<<<<<<` and `>>>>>>>`, and run `scaffold generate`"
        // A base is named by its hash: only a damaged one is another than before.
        default: "run `scaffold generate\(path.hasPrefix(".scaffold/bases/") && drift == .stale ? " --no-cache" : "")`, and commit what it changes"
        }
    }
}
