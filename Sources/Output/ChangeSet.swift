package import Diagnostics

/// What a run would do to the disk, decided and not yet done. A dry run prints it, a real one commits it.
package struct ChangeSet: Sendable {
    /// A change a planned file, and one for each file that is removed, sorted by path.
    package let changes: [Change]

    let project: ProjectFolder
    let root: RootPath
    /// The folder that `.scaffold/local` is.
    let local: String
    let files: [PlannedWrite]
    let bases: [PlannedWrite]
    let removals: [PlannedRemoval]
    let manifests: [PlannedWrite]
    /// Manifests without lines, and bases that no manifest names any more.
    let spent: [PlannedRemoval]

    /// Nothing is to be written: the disk is as this run would leave it.
    package var isEmpty: Bool {
        files.isEmpty && bases.isEmpty && removals.isEmpty && manifests.isEmpty && spent.isEmpty
    }

    /// What becomes of each file that changes, by path.
    package var differences: [UnifiedDiff] {
        let known = Set(changes.map(\.path))
        let written = files.filter { known.contains($0.path) }.map { ($0.path, UnifiedDiff(path: $0.path, old: $0.replaced, new: $0.bytes)) }
        let removed = removals.filter { known.contains($0.path) }.map { ($0.path, UnifiedDiff(path: $0.path, old: $0.expected, new: nil)) }
        return (written + removed).sorted { $0.0.precedesByBytes($1.0) }.map { $0.1 }
    }

    /// Holds the files of a run against the disk and what was remembered of earlier runs, without writing.
    ///
    /// Manifests of specs that none of the files comes from stay as they are.
    /// - Returns: nil where there are errors, all of which are reported: nothing may be written then.
    package static func plan(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        into diagnostics: inout DiagnosticBag
    ) -> ChangeSet? {
        guard var planning = Planning(files, in: project, into: &diagnostics) else { return nil }
        let changeSet = planning.run()
        diagnostics.add(contentsOf: planning.diagnostics)
        return changeSet
    }

    /// Plans and commits; plans anew where the disk has changed in between, three times at most.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    /// - Returns: what was done, or nil where there are errors, all of which are reported.
    package static func apply(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        waiting: () -> Void = {},
        into diagnostics: inout DiagnosticBag
    ) -> ChangeSet? {
        var changedPath = ""
        for _ in 1...3 {
            guard let changeSet = plan(files, in: project, into: &diagnostics) else { return nil }
            switch changeSet.commit(waiting: waiting, into: &diagnostics) {
            case .committed: return changeSet
            case .failed: return nil
            case .stale(let path): changedPath = path
            }
        }
        diagnostics.add(
            Diagnostic(
                .diskKeepsChanging,
                "`\(changedPath)` changed while the run was about to write, three times in a row",
                at: .path(changedPath),
                help: "stop what else writes to the project, and run again"
            )
        )
        return nil
    }
}

/// A file that a commit puts in place.
struct PlannedWrite: Sendable {
    /// As the user knows it.
    let path: String
    /// With all links followed.
    let target: String
    let bytes: [UInt8]
    /// Nil for a new file's.
    let permissions: UInt16?
    /// What lay there when this was decided; nil for nothing.
    let replaced: [UInt8]?
    /// Whether it must outlive a loss of power. A file of the tool's need not: it is made again.
    let isFlushed: Bool
}

/// A file that a commit takes away.
struct PlannedRemoval: Sendable {
    let path: String
    let target: String
    /// What lay there when this was decided; nil where that is beside the point.
    let expected: [UInt8]?
}
