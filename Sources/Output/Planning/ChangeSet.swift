package import Diagnostics
import FileSystem
import Support

/// The planned changes of a run to the disk. A dry run prints them, a real run writes them.
package struct ChangeSet: Sendable {
    /// One change for each planned file, and one for each file that is removed or left over, sorted by path.
    package internal(set) var changes: [Change] = []

    let staging: StagingFolder
    /// Copies of texts that would otherwise be lost.
    var copies: [PlannedWrite] = []
    var writes: [PlannedWrite] = []
    var removals: [PlannedRemoval] = []
    /// The changes of specs: new texts, new paths, and removals.
    var sources: [PlannedWrite] = []
    var sourceRenames: [(from: String, to: String)] = []
    var sourceRemovals: [PlannedRemoval] = []
    var bookkeeping = ManifestUpdate.Files()
    var manifests: ManifestWriter?
    /// The specs, settings and templates that were read, without those that this run creates.
    private(set) var inputs: [GenerationInput] = []
    /// The paths of the inputs, and of those that this run creates.
    private(set) var inputPaths: Set<String> = []
    /// Returns the paths of the specs that are on the disk.
    private(set) var currentSpecs: (@Sendable () -> [String])?

    /// Whether there is nothing to write.
    package var isEmpty: Bool {
        copies.isEmpty && writes.isEmpty && removals.isEmpty && sources.isEmpty && sourceRenames.isEmpty
            && sourceRemovals.isEmpty && bookkeeping.isEmpty
    }

    /// Compares the files of a run with the disk and with the manifests. Writes nothing.
    ///
    /// If `options.isComplete` is false, the entries of other specs stay as they are.
    /// - Returns: nil if there are errors, which are all reported.
    package static func plan(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        options: PlanOptions = PlanOptions(),
        into diagnostics: inout DiagnosticBag
    ) -> ChangeSet? {
        guard var planner = RegenerationPlanner(files, in: project, options, into: &diagnostics) else { return nil }
        var changeSet = planner.run()
        let written = Set((changeSet?.writes ?? []).map(\.path) + options.sources.map(\.newPath))
        let read = options.sources.map { GenerationInput(.spec, path: $0.path, bytes: $0.old) }
        changeSet?.inputs = options.inputs.filter { !written.contains($0.path) } + read
        changeSet?.inputPaths = Set((options.inputs + read).map(\.path))
        changeSet?.currentSpecs = options.currentSpecs
        if changeSet == nil { planner.diagnostics.removeResults() }
        diagnostics.add(contentsOf: planner.diagnostics)
        return changeSet
    }

    /// Plans and writes. Plans again if another run has written meanwhile, at most three times in all.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    /// - Returns: the changes that were written; nil if there are errors, which are all reported.
    package static func apply(
        _ files: [PlannedFile],
        in project: ProjectFolder,
        options: PlanOptions = PlanOptions(),
        waiting: () -> Void = {},
        into diagnostics: inout DiagnosticBag
    ) -> ChangeSet? {
        var changedPath = ""
        for _ in 1...3 {
            var found = DiagnosticBag()
            var changeSet = plan(files, in: project, options: options, into: &found)
            let isUnsettled = { (finding: Diagnostic) in
                [.outputEdited, .outputPathTaken].contains(finding.code) || finding.isAboutMissingFile
            }
            if changeSet == nil, found.unsorted.contains(where: isUnsettled) {
                // Another run may not have written, moved or removed all its files yet: plan again when it is done.
                found = DiagnosticBag()
                changeSet = project.whileReading(waiting: waiting) {
                    plan(files, in: project, options: options, into: &found)
                }
            }
            let outcome = changeSet?.commit(waiting: waiting, into: &found)
            if case .stale(let path) = outcome {
                // Diagnostics from before the write of the other run don't count.
                changedPath = path
                continue
            }
            if case .outdated(let path) = outcome {
                // Diagnostics about the old specs don't count.
                let message = "`\(path)` changed during this run"
                let help = "run the same command again"
                let notes = [Diagnostic.Note("nothing was written")]
                diagnostics.add(.diskKeepsChanging, message, at: .path(path), help: help, notes: notes)
                return nil
            }
            diagnostics.add(contentsOf: found)
            return outcome == .committed ? changeSet : nil
        }
        let message = "`\(changedPath)` changed while the run was about to write, three times in a row"
        let help = "stop other programs that write to the project, and run again"
        diagnostics.add(.diskKeepsChanging, message, at: .path(changedPath), help: help)
        return nil
    }
}

extension DiagnosticBag {
    /// Removes the warnings that describe what a run writes, because it writes nothing.
    mutating func removeResults() {
        remove { [.copyRescued, .mergeConflict, .mergeWarning].contains($0.code) }
    }
}

/// A file that a run writes.
struct PlannedWrite: Sendable {
    /// The path for messages.
    let path: String
    /// The path with all links resolved.
    let target: String
    /// Nil for a file that isn't an output.
    var key: OutputKey?
    let bytes: [UInt8]
    /// The path of the file whose permissions it gets, with all links resolved; nil for the permissions of a new file.
    var likeFile: String?
    /// The bytes on the disk when the write was planned; nil if there was no file.
    var replaced: [UInt8]?
    var owner = Owner.user
}

/// A file that a run removes.
struct PlannedRemoval: Sendable {
    let path: String
    let target: String
    var key: OutputKey?
    /// The bytes on the disk when the removal was planned; nil if the file is removed whatever it contains.
    let expected: [UInt8]?
}

extension PlannedRemoval {
    /// Creates the removal of an output's file.
    init(_ place: OutputPlace, key: OutputKey?) {
        self.init(path: place.path, target: place.location.path, key: key, expected: place.disk.bytes)
    }
}
