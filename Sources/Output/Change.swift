/// What a run does to one file.
package struct Change: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Nothing lay there.
        case create
        /// The file is as the last run left it and would now be different.
        case rewrite
        /// A person's file, edits and all, goes where the output goes now.
        case move(from: String)
        /// A file of the tool's whose output has another path now.
        case remove
        case unchanged
        /// A person has edited this file of theirs, and spec or template have since changed what it would be: it stays as it is.
        case leftAlone
        /// A person has deleted this file of theirs: it stays deleted.
        case staysDeleted
    }

    /// Relative to the project.
    package let path: String
    package let kind: Kind

    /// Whether the file on the disk will be another one.
    package var writes: Bool {
        switch kind {
        case .create, .rewrite, .move, .remove: true
        case .unchanged, .leftAlone, .staysDeleted: false
        }
    }
}
