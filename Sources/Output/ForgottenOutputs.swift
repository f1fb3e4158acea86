/// Outputs that no manifest knows any more.
extension Planning {
    /// The specs that have no manifest though files of the tool's lie where they are to. Where one side of a merge removes a module and the other keeps it, git takes
    /// the manifest away.
    func forgottenSpecs(_ located: [(PlannedFile, ProjectTree.Location)]) -> Set<String?> {
        var specs: Set<String?> = []
        for (file, location) in located where file.owner == .tool && location.kind != nil {
            guard let key = file.key, memory.manifests[key.spec] == nil, !specs.contains(key.spec) else { continue }
            do throws(FileSystemError) {
                if let disk = try disk(location), disk.isMarked(as: file) { specs.insert(key.spec) }
            } catch {
                // It shows where the file is decided about.
            }
        }
        return specs
    }

    /// Whether a file that lies there may be an output of a forgotten spec: of the tool's files, each says so itself.
    func isForgotten(_ file: PlannedFile, _ disk: DiskText) -> Bool {
        guard let key = file.key, forgottenSpecs.contains(key.spec) else { return false }
        return file.owner == .person || disk.isMarked(as: file)
    }
}

extension DiskText {
    /// Whether its first line says that it was generated from the same source as the file, in the words of this version or of an earlier one.
    fileprivate func isMarked(as file: PlannedFile) -> Bool {
        let (first, planned) = (text.prefix { $0 != UInt8(ascii: "\n") }, file.bytes.prefix { $0 != UInt8(ascii: "\n") })
        if first == planned { return MarkedFolder.isMarked(first) }
        guard let source = MarkedFolder.source(inFirstLine: String(decoding: planned, as: UTF8.self)) else { return false }
        return MarkedFolder.source(inFirstLine: String(decoding: first, as: UTF8.self)) == source
    }
}
