/// What a run does to one file.
package struct Change: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Nothing lay there.
        case create
        /// The file is as the last run left it and would now be different; or it is the tool's and was damaged.
        case rewrite
        /// A person has edited this file of theirs, and spec or template have since changed what it would be: it gets both.
        case merge
        /// A person's file, edits and all, goes where the output goes now.
        case move
        /// A person's file has the markers of a conflict: from now on, or still.
        case conflict
        /// A person's file whose last render is unknown: it stays as it is, and counts as an edit of what it would be now.
        case adopt
        /// A file of the tool's that no spec asks for any more, or whose output has another path now.
        case remove
        /// A file that no spec asks for any more and that a person has edited, or owned: it stays, and is theirs alone from now on.
        case release
        /// A person has edited a file of the tool's. Only where nothing is to be written: otherwise that is an error.
        case edited
        case unchanged
        /// A person has deleted this file of theirs: it stays deleted.
        case staysDeleted

        /// The file is there and as it is to be.
        var isSettled: Bool {
            self == .unchanged || self == .rewrite || self == .merge
        }
    }

    /// Relative to the project.
    package let path: String
    package let kind: Kind
    /// What lies there and what is to; nil where they are the same.
    package let difference: UnifiedDiff.Texts?
    /// Whether the file on the disk will be another one.
    package let writes: Bool
    /// What lies there after the run; nil for no output, or for nothing.
    package let text: [UInt8]?

    /// - Parameter writes: nil for wherever there is a difference.
    package init(path: String, kind: Kind, difference: UnifiedDiff.Texts? = nil, writes: Bool? = nil, text: [UInt8]? = nil) {
        (self.path, self.kind, self.difference, self.text) = (path, kind, difference, text)
        self.writes = writes ?? (difference != nil)
    }

    /// Whether the disk is not what the specs say, so that a check fails. Of deletions and resolved conflicts only manifests tell.
    package var isDrift: Bool {
        switch kind {
        case .unchanged, .staysDeleted: false
        default: true
        }
    }

    /// Whether a person is to look at the file before all is well.
    package var needsPerson: Bool {
        kind == .conflict || kind == .adopt
    }
}
