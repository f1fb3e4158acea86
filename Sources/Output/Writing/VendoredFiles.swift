package import Diagnostics
import FileSystem

/// A folder of `.scaffold` whose files come from another repository: no manifest lists them.
package struct VendoredFiles: Sendable {
    /// The files of the folder, and what changes with them; by paths relative to the project.
    package let files: [(path: String, bytes: [UInt8])]
    /// The paths of the files that it had until now.
    package let former: [String]

    package init(files: [(path: String, bytes: [UInt8])], former: [String]) {
        self.files = files
        self.former = former
    }

    /// Writes the files and removes the former ones. Other files in the folder stay.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    /// - Returns: false where the system refused something, which is reported.
    package func replace(in project: ProjectFolder, waiting: () -> Void = {}, into diagnostics: inout DiagnosticBag)
        -> Bool
    {
        changes(in: project, into: &diagnostics)?.commit(waiting: waiting, into: &diagnostics) == .committed
    }

    private func changes(in project: ProjectFolder, into diagnostics: inout DiagnosticBag) -> ChangeSet? {
        guard var tree = ProjectTree(project, into: &diagnostics) else { return nil }
        let writes = files.compactMap { tree.write($0.bytes, to: $0.path, into: &diagnostics) }
        let kept = Set(files.map(\.path))
        let removals = former.filter { !kept.contains($0) }.compactMap { path -> PlannedRemoval? in
            guard let location = tree.locate(path, for: nil, into: &diagnostics), location.kind != nil else {
                return nil
            }
            return PlannedRemoval(path: path, target: location.path, expected: nil)
        }
        let attributes = tree.gitAttributes(into: &diagnostics)
        guard !diagnostics.hasErrors, let lock = tree.locate(ScaffoldFolder.lock, for: nil, into: &diagnostics) else {
            return nil
        }
        return ChangeSet(
            changes: [],
            project: project,
            root: tree.root,
            local: lock.path.parentPath,
            writes: [attributes].compactMap(\.self) + writes.filter { $0.replaced != $0.bytes },
            removals: removals
        )
    }
}
