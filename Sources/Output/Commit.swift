package import Diagnostics

extension ChangeSet {
    package enum Outcome: Equatable, Sendable {
        case committed
        /// This file is no longer what it was when the change set was planned. Nothing was written: plan anew.
        case stale(String)
        /// What went wrong has been reported.
        case failed
    }

    /// Does what was decided: new bytes are staged and flushed, targets looked at again, the journal is written, and then each file is
    /// put in place in one step. Until the journal is there, nothing has happened; from then on, it can be taken back, by whoever comes next.
    /// Writes nothing at all where nothing is to be done.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    package func commit(waiting: () -> Void = {}, into diagnostics: inout DiagnosticBag) -> Outcome {
        guard !isEmpty else { return .committed }
        var commit = Commit(self)
        return commit.run(waiting: waiting, into: &diagnostics)
    }
}

/// One doing of a change set.
private struct Commit {
    private let set: ChangeSet
    private let fileSystem: any FileSystem
    private let staging: Staging
    private var plainFolders = PlainFolders()
    private var journal = Journal(entries: [])
    private var slots = Slots()
    /// It lists what was done and could not be taken back.
    private var isJournalNeeded = false

    init(_ set: ChangeSet) {
        self.set = set
        fileSystem = set.project.fileSystem
        staging = Staging(root: set.root, fileSystem: fileSystem, local: set.local)
    }

    mutating func run(waiting: () -> Void, into diagnostics: inout DiagnosticBag) -> ChangeSet.Outcome {
        let lock: FileLock
        do throws(FileSystemError) {
            try fileSystem.makeFolder(set.root.absolute(set.local))
            lock = try fileSystem.lock(staging.lock, isShared: false, waiting: waiting)
        } catch {
            diagnostics.add(set.root.relative(error).diagnostic())
            return .failed
        }
        defer { fileSystem.unlock(lock) }
        let outcome = set.hasNoFiles ? .committed : write(into: &diagnostics)
        if outcome == .committed { respell(into: &diagnostics) }
        guard !isJournalNeeded else { return outcome }
        do throws(FileSystemError) {
            try staging.remove()
        } catch {
            diagnostics.add(set.root.relative(error).diagnostic(severity: .warning))
        }
        return outcome
    }

    private func respell(into diagnostics: inout DiagnosticBag) {
        for respelling in set.respellings {
            do throws(FileSystemError) {
                try respelling.carryOut(in: set.root, fileSystem)
            } catch {
                diagnostics.add(set.root.relative(error).diagnostic(severity: .warning))
            }
        }
    }

    private mutating func write(into diagnostics: inout DiagnosticBag) -> ChangeSet.Outcome {
        do throws(FileSystemError) {
            if try staging.readJournal() != nil {
                // Another run broke off while this one waited.
                isJournalNeeded = true
                return try Recovery.finish(staging, into: &diagnostics) ? .stale(ScaffoldFolder.journal) : .failed
            }
            try staging.remove()
            try stage()
            if let changed = try prepareFolders() { return .stale(changed) }
            if let changed = try changedPath() { return .stale(changed) }
            try staging.write(journal)
        } catch {
            diagnostics.add(set.root.relative(error).diagnostic(notes: isJournalNeeded ? [] : [Self.nothingChanged]))
            return .failed
        }
        return place(into: &diagnostics)
    }

    private mutating func place(into diagnostics: inout DiagnosticBag) -> ChangeSet.Outcome {
        var placing = Placing(staging, newFolders: slots.newFolders)
        var failure: FileSystemError?
        var changed: String?
        do throws(FileSystemError) {
            changed = try placing.run(journal)
        } catch {
            failure = error
        }
        if failure == nil, changed == nil {
            // What a link leads to stays for it.
            let targets = (set.removals + set.spent).filter { $0.path == $0.target }.map(\.target)
            staging.removeEmptyFolders(of: targets, into: &diagnostics)
            return .committed
        }
        do throws(FileSystemError) {
            try Recovery.undo(journal, staging, into: &diagnostics)
        } catch {
            isJournalNeeded = true
            let progress = "\(placing.doneCount) of \(journal.entries.count) changes were made; the next run takes them back and begins anew"
            diagnostics.add(set.root.relative(failure ?? error).diagnostic(notes: [Diagnostic.Note(progress)]))
            return .failed
        }
        if let changed { return .stale(changed) }
        if let failure { diagnostics.add(set.root.relative(failure).diagnostic(notes: [Self.nothingChanged])) }
        return .failed
    }

    private static let nothingChanged = Diagnostic.Note("nothing was changed")

    private mutating func stage() throws(FileSystemError) {
        var staged: [(slot: String, write: PlannedWrite)] = []
        staged.reserveCapacity(set.files.count + set.bases.count + set.manifests.count)
        try list(set.files, .file, in: &staged)
        try list(set.bases, .base, in: &staged)
        list(set.removals, .removal)
        try list(set.manifests, .manifest, in: &staged)
        list(set.spent, .spent)
        for entry in journal.entries where entry.new == nil { try fileSystem.makeFolder(staging.absolute(entry.slot).parentPath) }
        let (fileSystem, staging, root) = (fileSystem, staging, set.root)
        let failures = Concurrently.map(staged.parts(of: Slots.partLength)) { part -> FileSystemError? in
            var folders: Set<String> = []
            for (slot, write) in part {
                do throws(FileSystemError) {
                    let path = staging.absolute(slot)
                    if folders.insert(path.parentPath).inserted { try fileSystem.makeFolder(path.parentPath) }
                    let permissions = try write.likeFile.flatMap { file throws(FileSystemError) in try fileSystem.status(root.absolute(file)) }?.permissions
                    try fileSystem.write(write.bytes, toNew: path, permissions: permissions)
                } catch {
                    return error.about(root.absolute(write.target))
                }
            }
            return nil
        }
        for case let failure? in failures { throw failure }
        let flushed = staged.filter(\.write.isFlushed)
        guard !flushed.isEmpty else { return }
        do throws(FileSystemError) {
            try fileSystem.flush(flushed.map { staging.absolute($0.slot) })
        } catch {
            let write = flushed.first { staging.absolute($0.slot) == error.path }?.write
            throw error.about(root.absolute(write?.target ?? staging.path))
        }
    }

    /// Adds writes to the journal; each gets a slot.
    private mutating func list(
        _ writes: [PlannedWrite],
        _ kind: Journal.Kind,
        in staged: inout [(slot: String, write: PlannedWrite)]
    ) throws(FileSystemError) {
        let replaced = Concurrently.map(writes) { write in write.replaced.map { ContentHash(of: $0) } }
        for (write, old) in zip(writes, replaced) {
            let slot = try old == nil ? newSlot(write.target, isManifest: kind == .manifest) : slots.next()
            journal.entries.append(
                Journal.Entry(
                    kind: kind,
                    slot: slot,
                    owner: write.owner,
                    old: old,
                    new: write.hash,
                    target: write.target,
                    key: write.key,
                    was: write.key.flatMap { set.formerKeys[$0] },
                    leaving: set.leavingKeys[write.target].flatMap { $0 == write.key ? nil : $0 }
                )
            )
            staged.append((slot, write))
        }
    }

    private mutating func newSlot(_ target: String, isManifest: Bool) throws(FileSystemError) -> String {
        let (fileSystem, root) = (fileSystem, set.root)
        return try slots.next(for: target, isManifest: isManifest) { path throws(FileSystemError) in try fileSystem.status(root.absolute(path)) }
    }

    private mutating func list(_ removals: [PlannedRemoval], _ kind: Journal.Kind) {
        for removal in removals {
            journal.entries.append(
                Journal.Entry(
                    kind: kind,
                    slot: slots.next(),
                    owner: .tool,
                    old: removal.expected.map { ContentHash(of: $0) },
                    new: nil,
                    target: removal.target,
                    key: removal.key
                )
            )
        }
    }

    /// Makes the folders that are missing, so that what can be refused is refused before the first file is replaced.
    /// - Returns: a folder that has meanwhile become a link.
    private mutating func prepareFolders() throws(FileSystemError) -> String? {
        guard try fileSystem.realPath(set.root.path) == set.root.path else { return "." }
        let targets = journal.entries.map(\.target).filter { !slots.liesInNewFolder($0) } + slots.newFolders.map(\.folder.target)
        var checked: Set<String> = []
        for folder in targets.map(\.parentPath) where checked.insert(folder).inserted {
            try fileSystem.makeFolder(set.root.absolute(folder))
            if let obstacle = try plainFolders.obstacle(on: folder, in: set.root, fileSystem) { return obstacle }
            try fileSystem.checkWritable(set.root.absolute(folder))
        }
        return nil
    }

    /// The first target on which something else lies than was planned with.
    private func changedPath() throws(FileSystemError) -> String? {
        for (folder, _) in slots.newFolders where try fileSystem.status(set.root.absolute(folder.target)) != nil { return folder.target }
        for writes in [set.files, set.bases, set.manifests] {
            for write in writes where !slots.liesInNewFolder(write.target) {
                if try differs(write.target, from: write.replaced) { return write.path }
            }
        }
        for removals in [set.removals, set.spent] {
            for removal in removals {
                if let expected = removal.expected, try differs(removal.target, from: expected) { return removal.path }
            }
        }
        return nil
    }

    private func differs(_ target: String, from expected: [UInt8]?) throws(FileSystemError) -> Bool {
        let status = try fileSystem.status(set.root.absolute(target))
        guard let expected else { return status != nil }
        guard status?.kind == .file else { return true }
        return try fileSystem.read(set.root.absolute(target)) != expected
    }
}
