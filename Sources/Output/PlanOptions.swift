/// How planned files are held against the disk.
package struct PlanOptions: Sendable {
    /// Whether the files are all that the project has: outputs of earlier runs that are not among them are gone from the specs.
    package var isComplete = false
    /// The packs of which that is said; nil for all.
    package var packs: Set<String>?
    /// Files of a person's that were deleted come back.
    package var restores = false
    /// Files of the tool's that were edited are made again; a copy is kept.
    package var forces = false
    /// Nothing is to be written: edited files of the tool's are changes like any other, and no error.
    package var comparesOnly = false
    /// Last renders are read again even where nothing is to be merged, so that damaged ones are found, and mended where they are made again.
    package var readsBases = false
    package var renames: [ModuleRename] = []

    package init() {}

    var wish: Situation.Wish {
        if forces { return .force }
        return restores ? .restore : .nothing
    }
}
