package import Diagnostics

/// What a run would do to the disk, decided and not yet done. A dry run prints it, a real one commits it.
package struct ChangeSet: Sendable {
    /// A change a planned file, and one for each file that is removed or released, sorted by path.
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
    /// Last, when all files are in place.
    var respellings: [Respelling] = []
    /// What the manifests of before call outputs that have another key now.
    var formerKeys: [OutputKey: OutputKey] = [:]
    /// The outputs that lay at targets, and go elsewhere.
    var leavingKeys: [String: OutputKey] = [:]

    /// Nothing is to be written: the disk is as this run would leave it.
    package var isEmpty: Bool {
        hasNoFiles && respellings.isEmpty
    }

    var hasNoFiles: Bool {
        files.isEmpty && bases.isEmpty && removals.isEmpty && manifests.isEmpty && spent.isEmpty
    }

    /// Holds the files of a run against the disk and what was remembered of earlier runs, without writing.
    ///
    /// Unless the files are all that the project has, manifests of specs that none of them comes from stay as they are.
    /// - Returns: nil where there are errors, all of which are reported: nothing may be written then.
    package static func plan(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        options: PlanOptions = PlanOptions(),
        into diagnostics: inout DiagnosticBag
    ) -> ChangeSet? {
        guard var planning = Planning(files, in: project, options, into: &diagnostics) else { return nil }
        let changeSet = planning.run()
        diagnostics.add(contentsOf: planning.diagnostics)
        Concurrently.free(planning)
        return changeSet
    }

    /// Plans and commits; plans anew where the disk has changed in between, three times at most.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    /// - Returns: what was done, or nil where there are errors, all of which are reported.
    package static func apply(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        options: PlanOptions = PlanOptions(),
        waiting: () -> Void = {},
        into diagnostics: inout DiagnosticBag
    ) -> ChangeSet? {
        guard Recovery.run(in: project, waiting: waiting, into: &diagnostics) else { return nil }
        var changedPath = ""
        for _ in 1...3 {
            var found = DiagnosticBag()
            let changeSet = plan(files, in: project, options: options, into: &found)
            let outcome = changeSet?.commit(waiting: waiting, into: &found)
            if case .stale(let path) = outcome {
                // What was found of the disk as it was does not count.
                changedPath = path
                continue
            }
            diagnostics.add(contentsOf: found)
            return outcome == .committed ? changeSet : nil
        }
        diagnostics.add(.keepsChanging(changedPath))
        return nil
    }
}

extension Diagnostic {
    static func keepsChanging(_ path: String) -> Diagnostic {
        Diagnostic(
            .diskKeepsChanging,
            "`\(path)` changed while the run was about to write, three times in a row",
            at: .path(path),
            help: "stop what else writes to the project, and run again"
        )
    }
}

/// A file that a commit puts in place.
final class PlannedWrite: Sendable {
    /// As the user knows it.
    let path: String
    /// With all links followed.
    let target: String
    /// The output that it is; nil for what is no output.
    let key: OutputKey?
    let bytes: [UInt8]
    /// Of the bytes.
    let hash: ContentHash
    /// The file whose permissions it gets, with all links followed; nil for a new file's.
    let likeFile: String?
    /// What lay there when this was decided; nil for nothing.
    let replaced: [UInt8]?
    let owner: Owner

    /// - Parameter hash: nil where nobody knows it yet.
    init(
        path: String,
        target: String,
        key: OutputKey? = nil,
        bytes: [UInt8],
        hash: ContentHash? = nil,
        likeFile: String? = nil,
        replaced: [UInt8]? = nil,
        owner: Owner = .person
    ) {
        (self.path, self.target, self.key, self.bytes, self.likeFile, self.replaced, self.owner) = (path, target, key, bytes, likeFile, replaced, owner)
        self.hash = hash ?? ContentHash(of: bytes)
    }

    /// Whether it must outlive a loss of power. A file of the tool's need not: it is made again.
    var isFlushed: Bool {
        owner == .person
    }
}

/// A file that a commit takes away.
struct PlannedRemoval: Sendable {
    let path: String
    let target: String
    /// The output that it was.
    var key: OutputKey?
    /// What lay there when this was decided; nil where that is beside the point.
    let expected: [UInt8]?
}
