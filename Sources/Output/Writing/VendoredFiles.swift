package import Diagnostics

extension ProjectFolder {
    /// Writes files of another repository, and files that change with them. No manifest lists these files. Other files in their
    /// folder stay.
    ///
    /// - Parameters:
    ///   - former: the paths of the files that an earlier run wrote. Those that are not among `files` are removed.
    ///   - files: the new files, with paths relative to the project.
    package func replace(
        _ former: [String],
        with files: [(path: String, bytes: [UInt8])],
        into diagnostics: inout DiagnosticBag
    ) {
        guard var tree = ProjectTree(self, into: &diagnostics) else { return }
        let writes = files.compactMap { tree.write($0.bytes, to: $0.path, into: &diagnostics) }
        let kept = Set(files.map(\.path))
        let removals = former.filter { !kept.contains($0) }.compactMap { path -> PlannedRemoval? in
            guard let location = tree.locate(path, into: &diagnostics), location.kind != nil else { return nil }
            return PlannedRemoval(path: path, target: location.path, expected: nil)
        }
        let attributes = tree.gitAttributes(into: &diagnostics)
        guard !diagnostics.hasErrors, let staging = tree.stagingFolder(into: &diagnostics) else { return }
        let changed = [attributes].compactMap(\.self) + writes.filter { $0.replaced != $0.bytes }
        var changeSet = ChangeSet(staging: staging, writes: changed, removals: removals)
        _ = changeSet.commit(into: &diagnostics)
    }
}
