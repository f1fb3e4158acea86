import Diagnostics

extension Planning {
    /// Brings an output from the path that it had.
    ///
    /// - Returns: false where nothing is to be brought: the new path alone decides then.
    mutating func move(
        _ file: PlannedFile,
        _ entry: ManifestEntry,
        from own: ManifestEntry,
        to location: ProjectTree.Location
    ) throws(FileSystemError) -> Bool {
        guard let old = tree.locate(own.path, for: file.origin, into: &diagnostics) else { return true }
        let isHere = old.path == location.path
        if !isHere, targets.contains(old.path) { return false }
        let isPersons = own.owner == .person && file.owner == .person
        if isHere || isPersons && (own.state == .deleted || old.status == nil) {
            // Deleted, which it stays, or moved by its person to where it is to be.
            try decide(file, entry, own, location)
            return true
        }
        guard old.status != nil else { return false }
        let bytes = try tree.fileSystem.read(tree.root.absolute(old.path))
        if isPersons { return try carry(bytes, of: file, entry, from: own, old, to: location) }
        return leave(bytes, of: file, own, old)
    }

    /// A person's file goes with its edits.
    private mutating func carry(
        _ bytes: [UInt8],
        of file: PlannedFile,
        _ entry: ManifestEntry,
        from own: ManifestEntry,
        _ old: ProjectTree.Location,
        to location: ProjectTree.Location
    ) throws(FileSystemError) -> Bool {
        let text = TextForm.normalized(bytes)
        let isReplaced = text == file.bytes || ContentHash(of: text) == own.hash
        let carried = isReplaced ? TextForm(of: bytes).applied(to: file.bytes) : bytes
        if location.status == nil {
            writes.append(
                PlannedWrite(
                    path: file.path,
                    target: location.path,
                    bytes: carried,
                    permissions: old.status?.permissions,
                    replaced: nil,
                    isFlushed: true
                )
            )
        } else if try tree.fileSystem.read(tree.root.absolute(location.path)) != carried {
            return false
        }
        removals.append(PlannedRemoval(path: own.path, target: old.path, expected: bytes))
        changes.append(Change(path: file.path, kind: .move(from: own.path)))
        record.remember(isReplaced ? entry : own.remembered(as: entry, state: .clean), base: file)
        return true
    }

    /// A file that is or was the tool's is removed where it was; it is made again at its new path.
    /// - Returns: whether that is refused, which is reported.
    private mutating func leave(
        _ bytes: [UInt8],
        of file: PlannedFile,
        _ own: ManifestEntry,
        _ old: ProjectTree.Location
    ) -> Bool {
        guard ContentHash(of: TextForm.normalized(bytes)) == own.hash else {
            diagnostics.add(own.owner == .tool ? Refusal.edited(own.path, file) : Refusal.ownedByPerson(own.path, file))
            return true
        }
        removals.append(PlannedRemoval(path: own.path, target: old.path, expected: bytes))
        changes.append(Change(path: own.path, kind: .remove))
        return false
    }
}
