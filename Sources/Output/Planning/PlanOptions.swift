/// The options for the plan of a run.
package struct PlanOptions: Sendable {
    /// Whether the files are all outputs of the project. Then outputs of earlier runs that are not among them are left over.
    package var isComplete = false
    /// The names of the packs whose files are written or left over; nil for all.
    package var packs: Set<String>?
    /// The paths of the deleted user-owned files that are created again, relative to the project. Empty for all files; nil for none.
    package var restores: Set<String>?
    /// Whether edited generated files are overwritten. A copy is kept.
    package var forces = false
    /// Whether messages can recommend `scaffold generate --force`.
    package var canBeForced = true
    /// Whether nothing is written. Then edited generated files are changes, not errors.
    package var comparesOnly = false
    /// Whether warnings say what would happen.
    package var isDryRun = false
    /// Whether to read merge bases even if no file is merged, so that damaged ones are found.
    package var readsBases = false
    /// The outputs that are renamed in the run.
    package var rename: OutputRename?
    /// The specs that the run changes.
    package var sources: [SourceChange] = []
    /// The old and the new name of a rename that may have been interrupted, and is about to be run again. Empty for none.
    package var resumedNames: [String] = []
    /// The names of modules and flows, by spec, to detect names that were changed by hand.
    package var names: [String: String] = [:]
    /// The names of all templates of the packs, to detect templates that get another name. Nil if they are not known.
    package var templates: Set<String>?
    /// The folders of the targets' tests.
    package var testFolders: [String] = []
    /// The files from which the outputs are generated.
    package var inputs: [GenerationInput] = []
    /// Returns the paths of the specs that are on the disk. The run doesn't write if a spec was added. Nil if that doesn't matter.
    package var currentSpecs: (@Sendable () -> [String])?

    package init(isComplete: Bool = false, isDryRun: Bool = false) {
        (self.isComplete, self.isDryRun) = (isComplete, isDryRun)
    }

    func request(for path: String) -> FileState.Request {
        if forces { return .force }
        return restores.map { $0.isEmpty || $0.contains(path) } ?? false ? .restore : .nothing
    }
    /// The folder of a target's tests that contains a file; nil for a file outside of these folders.
    func testFolder(of path: String) -> String? {
        testFolders.first { path.hasPrefix($0 + "/") }
    }
}
