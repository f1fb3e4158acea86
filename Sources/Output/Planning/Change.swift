package import Support

/// What a run does to one file.
package struct Change: Equatable, Sendable {
    /// The kinds of changes. Users see the raw values.
    package enum Kind: String, CaseIterable, Sendable {
        /// There was no file.
        case create = "created"
        /// A file without edits gets another text. Or a generated file is overwritten after a merge by git or with `--force`.
        case rewrite = "rewritten"
        /// A user-owned file gets the changes of the spec or template, and keeps the user's edits.
        case merge = "merged"
        /// A user-owned file moves to another path, with the user's edits.
        case move = "moved"
        /// A user-owned file has conflict markers, from this run or from an earlier one.
        case conflict = "conflicted"
        /// A user-owned file whose last render is unknown, or a file that was edited during the run: it stays as it is.
        case unmerged
        /// A file without edits that no spec needs any more.
        case remove = "removed"
        /// A file with edits that no spec needs any more: it stays.
        case leftOver = "left over"
        /// An edited generated file. Used only if nothing is written: otherwise, this is an error.
        case edited
        case unchanged
        /// A user-owned file that the user has deleted: it stays deleted.
        case staysDeleted = "deleted"
        /// A user-owned file that the user has deleted, but that another output needs.
        case missing
    }

    /// Relative to the project.
    package let path: String
    package internal(set) var kind: Kind
    /// Nil for a file that isn't an output.
    package internal(set) var key: OutputKey?
    /// The text on the disk and the new one; nil if they are the same.
    package internal(set) var difference: UnifiedDiff?
    /// The text on the disk after the run; nil if the file isn't an output, or if there is no file.
    package internal(set) var text: [UInt8]?
    /// Whether an interrupted run was about to write the file.
    package internal(set) var isInterrupted = false
    /// The path of the spec, template or settings file that has changed since the file was generated; nil if it is unknown.
    package internal(set) var cause: String?

    /// Whether the run changes the file on the disk.
    package var writes: Bool { difference != nil && kind != .edited }

    /// Whether the file is not up to date, so that a check fails.
    package var isDrift: Bool { isInterrupted || kind != .unchanged && kind != .staysDeleted }

    /// Whether the user has to look at the file.
    package var needsUser: Bool { kind == .conflict || kind == .unmerged }
}
