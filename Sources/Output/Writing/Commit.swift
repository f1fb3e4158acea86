package import Diagnostics
import FileSystem
import Support

extension ChangeSet {
    package enum Outcome: Equatable, Sendable {
        case committed
        /// Another run has changed this manifest since the change set was planned. Nothing was written: plan again.
        case stale(String)
        /// This spec, template or settings file has changed since it was read, or this spec was added. Nothing was written.
        case outdated(String)
        /// The errors have been reported.
        case failed
    }

    /// Writes the planned changes.
    ///
    /// 1. The new files are written into a staging folder.
    /// 2. The manifests announce the writes, and the bases for later merges are added.
    /// 3. Each file is put in place in one step, and files are removed.
    /// 4. The manifests record what was done.
    ///
    /// If a run stops at any point, the next run finishes it. A file that was edited since it was read is not changed, but reported. Its change
    /// is then `unmerged`.
    ///
    /// - Parameter waiting: called before waiting for another run that is writing.
    package mutating func commit(waiting: () -> Void = {}, into diagnostics: inout DiagnosticBag) -> Outcome {
        let fileSystem = staging.fileSystem
        let lock: FileLock
        do throws(FileSystemError) {
            let hasLeftovers = try staging.isThere()
            if isEmpty, !hasLeftovers { return .committed }
            try ScaffoldFolder.makeLocal(staging.local, fileSystem)
            try fileSystem.checkWritable(staging.local)
            lock = try fileSystem.lock("\(staging.local)/lock", isShared: false, waiting: waiting)
        } catch {
            diagnostics.removeResults()
            diagnostics.add(staging.root.relative(error).diagnostic())
            return .failed
        }
        defer { lock.release() }
        // Another run may have written since this one read the specs, even if this one didn't wait for it.
        if let changed = changedInput() { return .outdated(changed) }
        var commit = Commit(set: self)
        let outcome = commit.run()
        changes = commit.set.changes.sorted { $0.path.precedesByBytes($1.path) }
        if outcome == .failed, !commit.isAnnounced { diagnostics.removeResults() }
        diagnostics.add(contentsOf: commit.diagnostics)
        return outcome
    }

    /// Returns the path of the first spec, template or settings file that has changed since it was read, or of a spec that was added.
    private func changedInput() -> String? {
        let areUnchanged = Concurrently.map(inputs, isUnchanged)
        if let index = areUnchanged.firstIndex(of: false) { return inputs[index].path }
        return currentSpecs?().first { !inputPaths.contains($0) }
    }

    @Sendable private func isUnchanged(_ input: GenerationInput) -> Bool {
        let path = input.path.hasPrefix("/") ? input.path : staging.root.absolute(input.path)
        return ifPossible { ContentHash(of: try staging.fileSystem.read(path)) == input.hash } ?? false
    }
}

/// The writing of one change set.
private struct Commit {
    var set: ChangeSet
    var diagnostics = DiagnosticBag()
    /// The outputs whose files were edited during the run.
    var skipped: Set<OutputKey> = []
    /// Whether an output is at its new path, but its old file was edited during the run and stays.
    var isUnfinished = false
    var doneCount = 0
    var isAnnounced = false
    /// Whether only empty folders and the staging folder must still be removed.
    var isDone = false

    private var staging: StagingFolder { self.set.staging }
    private var root: RootPath { staging.root }
    private var fileSystem: any FileSystem { staging.fileSystem }

    mutating func run() -> ChangeSet.Outcome {
        do throws(FileSystemError) {
            for copy in try staging.clear() { diagnostics.add(.keptAfterInterruption(copy)) }
            if let changed = try changedManifest() { return .stale(changed) }
            if set.isEmpty { return .committed }
            let staged = try staging.stage(set.copies + set.writes + set.sources)
            let (copies, others) = (staged.prefix(set.copies.count), staged.dropFirst(set.copies.count))
            try prepareFolders()
            try staging.finish(staged)
            isAnnounced = true
            // Manifests come before their bases: if this run stops, the next one knows from a manifest to remove unneeded bases.
            let pending = set.bookkeeping.pending
            try staging.replace(pending.filter { ScaffoldFolder.isManifest($0.path) })
            try staging.replace(pending.filter { !ScaffoldFolder.isManifest($0.path) })
            _ = try staging.install(Array(copies))
            for write in try staging.install(Array(others.prefix(set.writes.count))) { leave(write.path, write.key) }
            doneCount = set.writes.count - skipped.count
            for removal in set.removals { try remove(removal) }
            for write in try staging.install(Array(others.dropFirst(set.writes.count))) { leave(write.path, write.key) }
            for (old, new) in set.sourceRenames { try rename(old, to: new) }
            for removal in set.sourceRemovals { try remove(removal) }
            let final = finalBookkeeping()
            // Bases come before their manifests: if a manifest is up to date, no later run looks for unneeded bases.
            for removal in final.obsolete where !ScaffoldFolder.isManifest(removal.path) { try removeObsolete(removal) }
            try staging.replace(final.final.filter { !ScaffoldFolder.isManifest($0.path) })
            try staging.replace(final.final.filter { ScaffoldFolder.isManifest($0.path) })
            for removal in final.obsolete where ScaffoldFolder.isManifest(removal.path) { try removeObsolete(removal) }
            isDone = true
            // The folder of a link's target stays.
            let removals = set.removals + set.sourceRemovals + final.obsolete
            try removeEmptyFolders(of: removals.filter { $0.path == $0.target }.map(\.target))
            for copy in try staging.clear() { diagnostics.add(.keptAfterInterruption(copy)) }
        } catch {
            let all = set.writes.count + set.removals.count
            let progress =
                if isDone {
                    "everything was written; only temporary files or empty folders are left, and the next run removes the temporary files"
                } else if isAnnounced {
                    "\(doneCount) of \(all) files were written; run the same command again to finish"
                } else {
                    "nothing was changed"
                }
            diagnostics.add(root.relative(error).diagnostic(notes: [Diagnostic.Note(progress)]))
            return .failed
        }
        return .committed
    }

    /// Returns the path of the first manifest or base file that has changed since the run planned.
    private func changedManifest() throws(FileSystemError) -> String? {
        let writes = (set.bookkeeping.pending + set.bookkeeping.final).map { ($0.path, $0.target, $0.replaced) }
        let removals = set.bookkeeping.obsolete.filter { $0.expected != nil }.map { ($0.path, $0.target, $0.expected) }
        var seen: Set<String> = []
        for (path, target, expected) in writes + removals where seen.insert(path).inserted {
            if try bytes(at: target) != expected { return path }
        }
        return nil
    }

    private func bytes(at target: String) throws(FileSystemError) -> [UInt8]? {
        let path = root.absolute(target)
        return try fileSystem.status(path) == nil ? nil : try fileSystem.read(path)
    }

    /// Creates missing folders and checks permissions, so that errors occur before the first file is replaced.
    private func prepareFolders() throws(FileSystemError) {
        let targets =
            (set.copies + set.writes + set.bookkeeping.pending + set.bookkeeping.final).map(\.target)
            + set.removals.map(\.target)
        let parents = Set(targets.map(\.parentPath))
        let folders = parents.union(targets.flatMap(\.folders)).sorted { $0.precedesByBytes($1) }
        // Outer folders come first.
        let levels = Dictionary(grouping: folders) { $0.utf8.count { $0 == UInt8(ascii: "/") } }
        for (_, folders) in levels.sorted(by: { $0.key < $1.key }) {
            try folders.mapOnAllCores(partLength: 128) { folder throws(FileSystemError) in
                let path = root.absolute(folder)
                let kind = try fileSystem.status(path)?.kind
                if kind == nil {
                    try fileSystem.createFolder(path)
                } else if kind != .folder {
                    throw FileSystemError(.createFolder, folder, number: FileSystemError.notAFolder)
                }
                if parents.contains(folder) { try fileSystem.checkWritable(path) }
            }
        }
    }

    private mutating func leave(_ path: String, _ key: OutputKey?) {
        if let key { skipped.insert(key) }
        diagnostics.add(.editedMeanwhile(path))
        self.set.changes.removeAll { $0.path == path }
        self.set.changes.append(Change(path: path, kind: .unmerged, key: key))
    }

    private mutating func remove(_ removal: PlannedRemoval) throws(FileSystemError) {
        if let key = removal.key, skipped.contains(key) { return }
        guard try staging.remove(removal) else {
            if removal.key != nil { isUnfinished = true }
            leave(removal.path, removal.key)
            return
        }
        doneCount += 1
    }

    private func rename(_ source: String, to path: String) throws(FileSystemError) {
        let (old, new) = (root.absolute(source), root.absolute(path))
        guard try fileSystem.status(old) != nil else { return }
        if try !fileSystem.rename(old, toNew: new) {
            throw FileSystemError(.rename, path, number: FileSystemError.exists)
        }
    }

    private func removeObsolete(_ removal: PlannedRemoval) throws(FileSystemError) {
        let path = root.absolute(removal.target)
        if try fileSystem.status(path) != nil { try fileSystem.remove(path) }
    }

    private func finalBookkeeping() -> ManifestUpdate.Files {
        // The announcements stay, so that the next run finishes this one.
        if isUnfinished { return ManifestUpdate.Files() }
        guard !skipped.isEmpty, var manifests = set.manifests else { return set.bookkeeping }
        var ignored = DiagnosticBag()
        return manifests.files(skipping: skipped, into: &ignored)
    }

    private func removeEmptyFolders(of targets: [String]) throws(FileSystemError) {
        // Inner ones come first.
        let folders = Set(targets.flatMap(\.folders)).sorted { $1.precedesByBytes($0) }
        for folder in folders.map(root.absolute) {
            guard try fileSystem.status(folder)?.kind == .folder, try fileSystem.list(folder).isEmpty else { continue }
            try fileSystem.removeFolder(folder)
        }
    }
}
