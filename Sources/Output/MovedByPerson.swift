import Diagnostics

extension Planning {
    /// An output that its person moved within the module's folders.
    struct MovedOutput {
        let path: String
        let location: ProjectTree.Location
        /// Whether it lies among the files that the module has now.
        let isInNewFolder: Bool
    }

    /// The one file of the output's name, in the folder that the person's files of its spec share, that nothing lists.
    mutating func movedByPerson(_ file: PlannedFile, _ own: ManifestEntry, _ memory: Memory) -> MovedOutput? {
        guard file.owner == .person, own.owner == .person, !file.path.isEmpty else { return nil }
        let current = personPaths[file.key?.spec] ?? []
        let former = memory.manifests[own.key.spec]?.sortedEntries.filter { $0.owner == .person }.map(\.path) ?? []
        for (paths, own, isNew) in [(current, file.path, true), (former, own.path, false)] {
            let folder = Self.sharedFolder(of: own, among: paths)
            guard !folder.isEmpty else { continue }
            var obstacles = DiagnosticBag()
            let listed = tree.files(under: folder, into: &obstacles)
            passOver(obstacles)
            let found = listed.filter { path, location in
                path.lastName == own.lastName && memory.entries(at: path).isEmpty && !targets.contains(location.path)
                    && !movedPaths.contains(location.path)
            }
            if found.count == 1, let (path, location) = found.first {
                movedPaths.insert(location.path)
                return MovedOutput(path: path, location: location, isInNewFolder: isNew)
            }
        }
        return nil
    }

    /// The innermost folder of all paths that begin in the same folder of the project.
    private static func sharedFolder(of path: String, among paths: [String]) -> String {
        var shared = path.split(separator: "/").dropLast()
        for other in paths {
            let names = other.split(separator: "/").dropLast()
            guard names.first == shared.first else { continue }
            shared = shared.prefix(zip(shared, names).prefix { $0 == $1 }.count)
        }
        return shared.joined(separator: "/")
    }
}
