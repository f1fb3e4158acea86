package import Support

/// What a run does to one file.
package struct Change: Equatable, Sendable {
    /// Each has the name that users see.
    package enum Kind: String, CaseIterable, Sendable {
        /// There was no file.
        case create = "created"
        /// The file was as the last run left it, and gets another text; or it is generated, and git has merged it.
        case rewrite = "rewritten"
        /// A user-owned file gets what spec or template changed, beside the user's edits.
        case merge = "merged"
        /// A user-owned file goes to another path, with the user's edits.
        case move = "moved"
        /// A user-owned file has the markers of a conflict: from now on, or still.
        case conflict = "conflicted"
        /// A user-owned file whose last render is unknown: it stays as it is.
        case unmerged
        /// A file that no spec asks for any more, and that nobody has edited.
        case remove = "removed"
        /// A file that no spec asks for any more, and that the user has edited: it stays.
        case leftOver = "left over"
        /// An edited generated file. Only where nothing is to be written: otherwise that is an error.
        case edited
        case unchanged
        /// A user-owned file that the user has deleted: it stays deleted.
        case staysDeleted = "deleted"
        /// The same, but another output needs it.
        case missing
    }

    /// Relative to the project.
    package let path: String
    package internal(set) var kind: Kind
    /// Nil for a file that isn't an output.
    package internal(set) var key: OutputKey?
    /// The text on the disk and the new one; nil where they are the same.
    package internal(set) var difference: UnifiedDiff?
    /// The text on the disk after the run; nil for no output, and for no file.
    package internal(set) var text: [UInt8]?
    /// Whether an interrupted run was about to write the file.
    package internal(set) var isInterrupted = false
    /// What has changed since the file was generated: the path of a spec, template or setting. Nil where that isn't known.
    package internal(set) var cause: String?

    /// Whether the file on the disk will be another one.
    package var writes: Bool { difference != nil && kind != .edited }

    /// Whether the disk isn't what the specs ask for, so that a check fails.
    package var isDrift: Bool { isInterrupted || kind != .unchanged && kind != .staysDeleted }

    /// Whether the user has to look at the file before all is well.
    package var needsUser: Bool { kind == .conflict || kind == .unmerged }
}
