package import Diagnostics

extension ChangeSet {
    package enum Outcome: Equatable, Sendable {
        case committed
        /// This file is no longer what it was when the change set was planned. Nothing was written: plan anew.
        case stale(String)
        /// What went wrong has been reported.
        case failed
    }

    /// Does what was decided: new bytes are staged and flushed, targets looked at again, and then each file is put in place in one
    /// step, so that no file is ever half written. Writes nothing at all where nothing is to be done.
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
    private struct Staged {
        let write: PlannedWrite
        let path: String
    }

    private let set: ChangeSet
    private let fileSystem: any FileSystem
    private let staging: String
    private var folders: Set<String> = []
    private var staged: [Staged] = []
    private var doneCount = 0

    init(_ set: ChangeSet) {
        self.set = set
        fileSystem = set.project.fileSystem
        staging = set.local + "/" + ScaffoldFolder.staging.lastName
    }

    mutating func run(waiting: () -> Void, into diagnostics: inout DiagnosticBag) -> ChangeSet.Outcome {
        let lock: FileLock
        do throws(FileSystemError) {
            try makeFolder(set.local)
            lock = try fileSystem.lock(set.root.absolute(set.local + "/" + ScaffoldFolder.lock.lastName), waiting: waiting)
        } catch {
            diagnostics.add(set.root.relative(error).diagnostic())
            return .failed
        }
        defer { fileSystem.unlock(lock) }
        let outcome = write(into: &diagnostics)
        do throws(FileSystemError) {
            try removeStaging()
        } catch {
            diagnostics.add(set.root.relative(error).diagnostic(severity: .warning))
        }
        return outcome
    }

    private mutating func write(into diagnostics: inout DiagnosticBag) -> ChangeSet.Outcome {
        do throws(FileSystemError) {
            try removeStaging()
            try stage()
            if let changed = try prepareFolders() { return .stale(changed) }
            if let changed = try changedPath() { return .stale(changed) }
            try putInPlace()
            return .committed
        } catch {
            diagnostics.add(set.root.relative(error).diagnostic(notes: progress))
            return .failed
        }
    }

    private mutating func stage() throws(FileSystemError) {
        try makeFolder(staging)
        for write in set.files + set.bases + set.manifests {
            let path = set.root.absolute(staging) + "/" + String(staged.count)
            do throws(FileSystemError) {
                try fileSystem.write(write.bytes, toNew: path, permissions: write.permissions)
            } catch {
                throw error.about(set.root.absolute(write.target))
            }
            staged.append(Staged(write: write, path: path))
        }
        let flushed = staged.filter(\.write.isFlushed)
        do throws(FileSystemError) {
            try fileSystem.flush(flushed.map(\.path))
        } catch {
            let write = flushed.first { $0.path == error.path }?.write
            throw error.about(set.root.absolute(write?.target ?? staging))
        }
    }

    /// Makes the folders that are missing, so that what can be refused is refused before the first file is replaced.
    /// - Returns: a folder that has meanwhile become a link.
    private mutating func prepareFolders() throws(FileSystemError) -> String? {
        var checked: Set<String> = []
        for target in staged.map(\.write.target) + (set.removals + set.spent).map(\.target) {
            let folder = target.parentPath
            guard checked.insert(folder).inserted else { continue }
            try makeFolder(folder)
            guard try fileSystem.realPath(set.root.absolute(folder)) == set.root.absolute(folder) else { return folder }
            try fileSystem.checkWritable(set.root.absolute(folder))
        }
        return nil
    }

    /// The first target on which something else lies than was planned with.
    private func changedPath() throws(FileSystemError) -> String? {
        for write in set.files + set.bases + set.manifests
        where try differs(write.target, from: write.replaced) { return write.path }
        for removal in set.removals + set.spent {
            guard let expected = removal.expected else { continue }
            if try differs(removal.target, from: expected) { return removal.path }
        }
        return nil
    }

    private func differs(_ target: String, from expected: [UInt8]?) throws(FileSystemError) -> Bool {
        let status = try fileSystem.status(set.root.absolute(target))
        guard let expected else { return status != nil }
        guard status?.kind == .file else { return true }
        return try fileSystem.read(set.root.absolute(target)) != expected
    }

    /// Files, then bases, then removals, then manifests, so that what a manifest tells of is there before it; last what no
    /// manifest tells of any more.
    private mutating func putInPlace() throws(FileSystemError) {
        let manifests = staged.count - set.manifests.count
        for index in staged.indices {
            if index == manifests { try remove(set.removals) }
            try fileSystem.rename(staged[index].path, to: set.root.absolute(staged[index].write.target))
            doneCount += 1
        }
        if set.manifests.isEmpty { try remove(set.removals) }
        try remove(set.spent)
    }

    private mutating func remove(_ removals: [PlannedRemoval]) throws(FileSystemError) {
        for removal in removals {
            try fileSystem.remove(set.root.absolute(removal.target))
            doneCount += 1
        }
    }

    private func removeStaging() throws(FileSystemError) {
        guard try fileSystem.status(set.root.absolute(staging)) != nil else { return }
        for name in try fileSystem.list(set.root.absolute(staging)) {
            try fileSystem.remove(set.root.absolute(staging) + "/" + name)
        }
        try fileSystem.removeFolder(set.root.absolute(staging))
    }

    private mutating func makeFolder(_ path: String) throws(FileSystemError) {
        guard !path.isEmpty, folders.insert(path).inserted else { return }
        try makeFolder(path.parentPath)
        try fileSystem.createFolder(set.root.absolute(path))
    }

    /// How far the commit came, for a person who is to judge the state of the disk.
    private var progress: [Diagnostic.Note] {
        let total = staged.count + set.removals.count + set.spent.count
        let text =
            doneCount == 0
            ? "nothing was changed"
            : "\(doneCount) of \(total) changes were made; the same command makes the others"
        return [Diagnostic.Note(text)]
    }
}
