import Diagnostics

extension Planning {
    /// An output that its person moved within the module's folders.
    struct MovedOutput {
        let path: String
        let location: ProjectTree.Location
        /// Whether it lies among the files that the module has now.
        let isInNewFolder: Bool
    }

    /// The one file of the output's name, in the module's folder, that nothing lists and that reads like it. Once the deletion of an output is
    /// remembered, no other file is it.
    mutating func movedByPerson(_ file: PlannedFile, _ own: ManifestEntry, _ memory: Memory) throws(FileSystemError) -> MovedOutput? {
        guard file.owner == .person, own.owner == .person, own.state != .deleted else { return nil }
        let current = personPaths[file.key?.spec] ?? []
        let former = memory.manifests[own.key.spec]?.sortedEntries.filter { $0.owner == .person }.map(\.path) ?? []
        let owners = folderOwners ?? FolderOwners(files, memory)
        folderOwners = owners
        for (paths, path, spec, isNew) in [(current, file.path, file.key?.spec, true), (former, own.path, own.key.spec, false)] {
            var obstacles = DiagnosticBag()
            let folder = spec == nil ? owners.folder(ofProjects: path) : owners.folder(of: path, among: paths)
            guard !folder.isEmpty else { continue }
            let listed = tree.files(under: folder, into: &obstacles)
            passOver(obstacles)
            var found: [(path: String, location: ProjectTree.Location)] = []
            for (path, location) in listed
            where path.lastName == own.path.lastName && memory.entries(at: path).isEmpty && !targets.contains(location.path)
                && !movedPaths.contains(location.path)
            {
                if let disk = try disk(location), try isKin(disk, own, file) { found.append((path, location)) }
            }
            if found.count == 1, let (path, location) = found.first {
                movedPaths.insert(location.path)
                return MovedOutput(path: path, location: location, isInNewFolder: isNew)
            }
        }
        return nil
    }

    /// Whether a text can be what an output has become: it is as it was left; or it is the tool's and says so in its first line; or of the lines of
    /// the last or the new render that hold a word, a third stand in it.
    func isKin(_ disk: DiskText, _ own: ManifestEntry, _ file: PlannedFile) throws(FileSystemError) -> Bool {
        if own.hashes.contains(disk.hash) { return true }
        let lines = Set(DiffLines.lines(disk.text))
        guard own.owner == .person, file.owner == .person else { return DiffLines.lines(file.bytes).first.map(lines.contains) ?? false }
        guard let base = try base(of: own) else { return true }
        return [base, file.bytes].contains { render in
            let telling = Set(DiffLines.lines(render).filter { $0.contains(where: \.isWordPart) })
            return telling.count { lines.contains($0) } * 3 >= telling.count
        }
    }
}
