/// How planned files are compared with the disk.
package struct PlanOptions: Sendable {
    /// The deleted user-owned files that are created again.
    package enum Restores: Sendable {
        case none
        case all
        /// Relative to the project.
        case paths(Set<String>)

        func contains(_ path: String) -> Bool {
            switch self {
            case .none: false
            case .all: true
            case .paths(let paths): paths.contains(path)
            }
        }
    }

    /// Whether the files are all that the project has: remembered outputs that are not among them are left over.
    package var isComplete = false
    /// The packs whose outputs can be left over; nil for all.
    package var packs: Set<String>?
    package var restores = Restores.none
    /// Whether edited generated files are overwritten. A copy is kept.
    package var forces = false
    /// Whether nothing is to be written: edited generated files are changes like any other, and no error.
    package var comparesOnly = false
    /// Whether to read merge bases even where nothing is to be merged, so that damaged ones are found.
    package var readsBases = false
    /// What is renamed in the run.
    package var rename: OutputRename?
    /// The specs that the run changes.
    package var sources: [SourceChange] = []
    /// The name of the module or flow of each spec.
    package var names: [String: String] = [:]
    /// What the outputs are generated from.
    package var inputs: [GenerationInput] = []

    package init() {}

    package var restoresAny: Bool {
        if case .none = restores { false } else { true }
    }

    func request(for path: String) -> FileState.Request {
        if forces { return .force }
        return restores.contains(path) ? .restore : .nothing
    }
}
