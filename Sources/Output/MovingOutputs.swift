import Diagnostics

extension Planning {
    /// Finds the targets at which outputs lie that have another path now, so that outputs can follow each other in chains, and change places.
    ///
    /// - Parameter known: what is remembered of each.
    mutating func findLeaving(_ located: [(PlannedFile, ProjectTree.Location)], _ known: [ManifestEntry?]) {
        for ((file, location), own) in zip(located, known) {
            guard let own, own.path != file.path else { continue }
            let old = lastLocation(of: own, for: file)
            if old.kind != nil, old.path != location.path, targets.contains(old.path), !isLink(own.path, to: old) { leavingKeys[old.path] = own.key }
        }
        guard !leavingKeys.isEmpty else { return }
        // After a merge two may claim one file: it is that one's which stays.
        for ((file, location), own) in zip(located, known) where own?.path == file.path { leavingKeys[location.path] = nil }
    }

    /// Brings an output from the path that it had.
    ///
    /// - Parameter others: what was written to the new path for outputs that are gone.
    /// - Returns: false where nothing is to be brought: the new path alone decides then.
    mutating func move(
        _ file: PlannedFile,
        _ entry: ManifestEntry,
        from own: ManifestEntry,
        to location: ProjectTree.Location,
        _ others: [ManifestEntry]
    ) throws(FileSystemError) -> Bool {
        let (own, old) = try former(own, file)
        let isPersons = own.owner == .person && file.owner == .person
        if old.path == location.path {
            try decide(file, entry, own, location)
        } else if old.kind == nil {
            guard others.isEmpty else { return false }
            return try find(file, entry, own, isPersons, location)
        } else if targets.contains(old.path), leavingKeys[old.path] == nil {
            return false
        } else {
            // What nobody has edited is no loss.
            let lying = try disk(location)
            if let other = others.first(where: { $0.hashes.contains { $0 == lying?.hash } }) { leavingKeys[location.path] = other.key }
            let isRefused = isPersons ? false : try leave(file, own, old)
            if isRefused { return true }
            if isPersons, try carry(file, entry, from: own, at: own.path, old, to: location) { return true }
            try decide(file, entry, nil, location)
        }
        return true
    }

    /// An output where it lies: where it was last; or under its old name where it is to lie now, as git leaves what one side of a merge adds to a folder that
    /// the other side renames.
    private mutating func former(_ own: ManifestEntry, _ file: PlannedFile) throws(FileSystemError) -> (ManifestEntry, ProjectTree.Location) {
        let old = lastLocation(of: own, for: file)
        let brought = own.remembered(at: file.path.parentPath.appending(path: own.path.lastName))
        guard old.kind == nil, memory.entries(at: brought.path).isEmpty else { return (own, old) }
        var obstacles = DiagnosticBag()
        defer { passOver(obstacles) }
        guard let location = tree.locate(brought.path, for: nil, into: &obstacles) else { return (own, old) }
        guard !targets.contains(location.path), let disk = try disk(location), try isKin(disk, own, file) else { return (own, old) }
        return (brought, location)
    }

    /// What is in the way is reported.
    private mutating func lastLocation(of own: ManifestEntry, for file: PlannedFile) -> ProjectTree.Location {
        tree.locate(own.path, for: file.origin, into: &diagnostics) ?? ProjectTree.Location(path: own.path, kind: nil)
    }

    /// Where the output does not lie where it was: its person moved or deleted it.
    private mutating func find(
        _ file: PlannedFile,
        _ entry: ManifestEntry,
        _ own: ManifestEntry,
        _ isPersons: Bool,
        _ location: ProjectTree.Location
    ) throws(FileSystemError) -> Bool {
        if leavingKeys[location.path] == nil, let disk = try disk(location) {
            // A folder that a person renamed, and wrote into the settings: what has the output's name and path is it, whatever became of its lines.
            let isNamedSo = isPersons && own.path.lastName == file.path.lastName
            let isMoved = try isNamedSo ? true : isKin(disk, own, file)
            try decide(file, entry, isMoved ? own : nil, location)
        } else if !isPersons {
            return false
        } else if let moved = try movedByPerson(own, as: file) {
            // By another name, nobody would find it again where it is.
            guard !moved.isInNewFolder || moved.path.lastName != file.path.lastName else {
                try decide(file, entry, own, moved.location, shown: moved.path)
                return true
            }
            return try carry(file, entry, from: own, at: moved.path, moved.location, to: location)
        } else {
            try decide(file, entry, own, location)
        }
        return true
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
        guard let outcome = try renamingOutcome(file, entry, own, disk) else { return true }
        let carried = outcome.text.map { TextForm(of: disk.bytes).applied(to: $0) } ?? disk.bytes
        let lying = try self.disk(location)
        // Where both sides of a merge in git moved it, or somebody made it at its new path before, the one of the new path may lie there, as it was made.
        let isAsMade = lying.map { lying in lying.bytes != carried && (lying.hash == file.hash || own.hashes.contains { $0 == lying.hash }) } ?? false
        if lying == nil || isAsMade || leavingKeys[location.path] != nil {
            writes.append(
                PlannedWrite(
                    path: file.path,
                    target: location.path,
                    key: file.key,
                    bytes: carried,
                    likeFile: old.path,
                    replaced: lying?.bytes,
                    owner: .person
                )
            )
        } else if lying?.bytes != carried {
            return false
        }
        let isLeft = isLink(path, to: old)
        if isLeft {
            release(path, linkTo: old.path)
        } else if leavingKeys[old.path] == nil {
            removals.append(PlannedRemoval(path: path, target: old.path, key: file.key, expected: disk.bytes))
        }
        let moved: Change.Kind = isLeft ? lying == nil ? .create : .merge : .move
        let difference = UnifiedDiff.Texts(old: isLeft ? lying?.bytes : disk.bytes, new: carried, oldPath: isLeft ? nil : path)
        note(outcome, Change(path: file.path, kind: outcome.kind == .conflict ? .conflict : moved, difference: difference, text: carried))
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
        guard !isLink(own.path, to: old) else {
            release(own.path, linkTo: old.path)
            return false
        }
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
        guard leavingKeys[old.path] == nil else { return false }
        removals.append(PlannedRemoval(path: own.path, target: old.path, key: file.key, expected: disk.bytes))
        changes.append(Change(path: own.path, kind: .remove, difference: .init(old: disk.bytes, new: nil)))
        return false
    }
}
