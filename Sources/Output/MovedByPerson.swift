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
    ///
    /// - Parameter file: what the output is to be now; nil where no spec asks for it any more.
    mutating func movedByPerson(_ own: ManifestEntry, as file: PlannedFile?) throws(FileSystemError) -> MovedOutput? {
        guard file?.owner != .tool, own.owner == .person, own.state != .deleted else { return nil }
        let current = file.map { folderOwners.folder(of: $0.path, $0.key?.spec) }
        for folder in [current, folderOwners.formerFolder(of: own)].compactMap(\.self) where !folder.isEmpty {
            var obstacles = DiagnosticBag()
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
                return MovedOutput(path: path, location: location, isInNewFolder: folder == current)
            }
        }
        return nil
    }

    /// Whether a text can be what an output has become: it is as it was left; or it is the tool's and says so in its first line; or of the lines of
    /// the last or the new render that hold a word, a third stand in it.
    func isKin(_ disk: DiskText, _ own: ManifestEntry, _ file: PlannedFile?) throws(FileSystemError) -> Bool {
        if own.hashes.contains(disk.hash) { return true }
        if let file, own.owner == .tool || file.owner == .tool {
            return DiffLines.lines(file.bytes).first.map(DiffLines.lines(disk.text).contains) ?? false
        }
        guard let base = try base(of: own) else { return true }
        return [base, file?.bytes ?? base].contains(where: disk.isLike)
    }
}

extension DiskText {
    /// Whether a third of a render's lines that hold a word stand in it.
    func isLike(_ render: [UInt8]) -> Bool {
        let lines = Set(DiffLines.lines(text))
        let telling = Set(DiffLines.lines(render).filter { $0.contains(where: \.isWordPart) })
        return telling.count { lines.contains($0) } * 3 >= telling.count
    }
}
