import Diagnostics

extension Planning {
    /// Brings an output from the path that it had.
    ///
    /// - Returns: false where nothing is to be brought: the new path alone decides then.
    mutating func move(
        _ file: PlannedFile,
        _ entry: ManifestEntry,
        from own: ManifestEntry,
        to location: ProjectTree.Location,
        _ memory: Memory
    ) throws(FileSystemError) -> Bool {
        guard let old = tree.locate(own.path, for: file.origin, into: &diagnostics) else { return true }
        let isHere = old.path == location.path
        if !isHere, targets.contains(old.path) { return false }
        let isPersons = own.owner == .person && file.owner == .person
        if isHere || isPersons && location.status != nil && old.status == nil {
            // Moved by its person to where it is to be.
            try decide(file, entry, own, location)
            return true
        }
        if isPersons, old.status == nil {
            if let moved = movedByPerson(file, own, memory) {
                if moved.isInNewFolder {
                    try decide(file, entry, own, moved.location, shown: moved.path)
                    return true
                }
                return try carry(file, entry, from: own, at: moved.path, moved.location, to: location)
            }
            try decide(file, entry, own, location)
            return true
        }
        guard old.status != nil else { return false }
        if isPersons { return try carry(file, entry, from: own, at: own.path, old, to: location) }
        return try leave(file, own, old)
    }

    /// A person's file goes with its edits, and gets what spec or template changed.
    ///
    /// - Parameters:
    ///   - path: where it lies, as the user knows it.
    private mutating func carry(
        _ file: PlannedFile,
        _ entry: ManifestEntry,
        from own: ManifestEntry,
        at path: String,
        _ old: ProjectTree.Location,
        to location: ProjectTree.Location
    ) throws(FileSystemError) -> Bool {
        guard let disk = try disk(old) else { return false }
        let outcome: Outcome?
        if own.hashes.contains(disk.hash) {
            outcome = Outcome(kind: .rewrite, text: file.bytes, entry: entry, base: file.bytes)
        } else if let words = words(of: file), let base = try base(of: own).map(words.applied) {
            let known = ManifestEntry(key: own.key, path: own.path, owner: own.owner, state: own.state, hash: ContentHash(of: base))
            let renamed = DiskText(words.applied(to: disk.text))
            outcome = try self.outcome(file, entry, known, renamed, base: base).map { $0.saying(renamed.text) }
        } else {
            outcome = try self.outcome(file, entry, own, disk)
        }
        guard let outcome else { return true }
        let carried = outcome.text.map { TextForm(of: disk.bytes).applied(to: $0) } ?? disk.bytes
        let lying = try self.disk(location)
        // Where both sides of a merge in git moved it, the one of the new path may lie there, as it was made.
        if lying == nil || lying?.bytes != carried && own.hashes.contains(where: { $0 == lying?.hash }) {
            writes.append(
                PlannedWrite(
                    path: file.path,
                    target: location.path,
                    key: file.key,
                    bytes: carried,
                    permissions: old.status?.permissions,
                    replaced: lying?.bytes,
                    owner: .person
                )
            )
        } else if lying?.bytes != carried {
            return false
        }
        removals.append(PlannedRemoval(path: path, target: old.path, key: file.key, expected: disk.bytes))
        let kind = outcome.kind == .conflict ? outcome.kind : .move(from: path)
        let difference = UnifiedDiff.Texts(old: disk.bytes, new: carried)
        note(outcome, Change(path: file.path, kind: kind, difference: difference))
        return true
    }

    /// A file that is or was the tool's is removed where it was; it is made again at its new path.
    /// - Returns: whether that is refused, which is reported.
    private mutating func leave(
        _ file: PlannedFile,
        _ own: ManifestEntry,
        _ old: ProjectTree.Location
    ) throws(FileSystemError) -> Bool {
        guard let disk = try disk(old) else { return false }
        let situation = situation(.tool, own, disk, new: (file.bytes, file.hash), try bases(of: own, for: disk), options.wish)
        switch situation.action {
        case .refuse(.edited) where options.comparesOnly:
            changes.append(Change(path: own.path, kind: .edited, difference: .init(old: disk.bytes, new: nil), writes: false))
            return true
        case .refuse(let reason):
            diagnostics.add(reason.diagnostic(own.path, file))
            return true
        case .rescueAndRewrite: rescue(disk, own.path)
        default: break
        }
        removals.append(PlannedRemoval(path: own.path, target: old.path, key: file.key, expected: disk.bytes))
        changes.append(Change(path: own.path, kind: .remove, difference: .init(old: disk.bytes, new: nil)))
        return false
    }
}

extension Outcome {
    /// With this text where the outcome was to leave the disk's.
    fileprivate func saying(_ text: [UInt8]) -> Outcome {
        var outcome = self
        outcome.text = outcome.text ?? text
        return outcome
    }
}
