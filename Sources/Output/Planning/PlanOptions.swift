/// How planned files are compared with the disk.
package struct PlanOptions: Sendable {
    /// Whether the files are all that the project has: remembered outputs that are not among them are left over.
    package var isComplete = false
    /// The packs whose files are written, or left over, by name; nil for all.
    package var packs: Set<String>?
    /// The deleted user-owned files that are created again, relative to the project: all where none is named; nil for none.
    package var restores: Set<String>?
    /// Whether edited generated files are overwritten. A copy is kept.
    package var forces = false
    /// Whether `scaffold generate --force` can be advised.
    package var canBeForced = true
    /// Whether nothing is to be written: edited generated files are changes like any other, and no error.
    package var comparesOnly = false
    /// Whether warnings say what would happen.
    package var isDryRun = false
    /// Whether to read merge bases even where nothing is to be merged, so that damaged ones are found.
    package var readsBases = false
    /// What is renamed in the run.
    package var rename: OutputRename?
    /// The specs that the run changes.
    package var sources: [SourceChange] = []
    /// The name of the module or flow of each spec, to find those that were changed by hand.
    package var names: [String: String] = [:]
    /// What the outputs are generated from.
    package var inputs: [GenerationInput] = []
    /// Returns the paths of the specs that are on the disk. The run doesn't write if a spec was added. Nil if that doesn't matter.
    package var currentSpecs: (@Sendable () -> [String])?

    package init() {}

    func request(for path: String) -> FileState.Request {
        if forces { return .force }
        return restores.map { $0.isEmpty || $0.contains(path) } ?? false ? .restore : .nothing
    }
}
