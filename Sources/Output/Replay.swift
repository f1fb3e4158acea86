import Diagnostics

/// Puts in place what a journal lists, from wherever an earlier try left off.
struct Replay {
    var diagnostics = DiagnosticBag()
    private(set) var doneCount = 0
    let staging: Staging
    /// New folders that are in their places with all that they hold, by slot.
    private var placed: Set<Substring> = []
    /// Outputs that somebody changed meanwhile: their files, bases and manifest lines stay as they were.
    private var skipped: Set<OutputKey> = []

    private var fileSystem: any FileSystem { staging.fileSystem }

    init(_ staging: Staging) {
        self.staging = staging
    }

    /// Files, then bases, then removals, then manifests, so that what a manifest tells of is there before it; last what no manifest
    /// tells of any more.
    ///
    /// - Parameter newFolders: with their slots. None of them was there when the commit was planned.
    mutating func run(
        _ journal: Journal,
        newFolders: [(folder: Slots.NewFolder, slot: String)] = [],
        isRecovery: Bool = false
    ) throws(FileSystemError) {
        var rest = journal
        try place(newFolders.filter { !$0.folder.isOfManifests })
        let outputs = journal.entries.filter { [.file, .base, .removal].contains($0.kind) }
        for entry in outputs { try apply(entry, isRecovery) }
        if skipped.isEmpty {
            try place(newFolders.filter(\.folder.isOfManifests))
        } else {
            try undoMoves(journal)
            try amend(&rest)
        }
        for entry in rest.entries where entry.kind == .manifest || entry.kind == .spent { try apply(entry, isRecovery) }
        removeEmptyFolders(journal)
    }

    /// Those that somebody else has made meanwhile are left: their files are put in place one by one.
    private mutating func place(_ newFolders: [(folder: Slots.NewFolder, slot: String)]) throws(FileSystemError) {
        for (folder, slot) in newFolders {
            let target = staging.root.absolute(folder.target)
            do throws(FileSystemError) {
                if try fileSystem.rename(staging.absolute(slot), toNew: target) { placed.insert(slot[...]) }
            } catch {
                throw error.about(target)
            }
        }
    }

    private mutating func apply(_ entry: Journal.Entry, _ isRecovery: Bool) throws(FileSystemError) {
        // What could not go to its new place stays where it was.
        if entry.kind == .removal, let key = entry.key, skipped.contains(key) { return }
        do throws(FileSystemError) {
            if placed.contains(entry.slot.prefix { $0 != "/" }) {
                // It came with its folder.
            } else if !isRecovery && Slots.isFolderReady(entry.slot) {
                try put(entry)
            } else {
                let isPlaced = try entry.new == nil ? true : prepareFolder(entry.target)
                if isPlaced { try resume(entry) } else { skip(entry) }
            }
        } catch {
            throw error.about(target(entry))
        }
        doneCount += 1
    }

    func target(_ entry: Journal.Entry) -> String {
        staging.root.absolute(entry.target)
    }

    func slot(_ entry: Journal.Entry) -> String {
        staging.absolute(entry.slot)
    }

    /// From the state in which the commit was planned.
    private mutating func put(_ entry: Journal.Entry) throws(FileSystemError) {
        guard entry.new != nil else { return try takeAway(entry) }
        guard let old = entry.old else {
            if try !fileSystem.rename(slot(entry), toNew: target(entry)), try staging.hash(at: target(entry)) != entry.new {
                skip(entry)
            }
            return
        }
        guard try fileSystem.status(target(entry)) != nil else { return skip(entry) }
        guard try fileSystem.exchange(slot(entry), target(entry)) else {
            guard try staging.hash(at: target(entry)) == old else { return skip(entry) }
            return try fileSystem.rename(slot(entry), to: target(entry))
        }
        if try staging.hash(entry.slot) != old {
            try putBack(entry)
            skip(entry)
        }
    }

    private mutating func takeAway(_ entry: Journal.Entry) throws(FileSystemError) {
        guard try fileSystem.status(target(entry)) != nil else { return }
        guard let old = entry.old else { return try fileSystem.remove(target(entry)) }
        guard try fileSystem.rename(target(entry), toNew: slot(entry)) else { return skip(entry) }
        if try staging.hash(entry.slot) != old {
            try putBack(entry)
            skip(entry)
        }
    }

    /// What came out was a person's: it goes where it was, and what went in comes back.
    mutating func putBack(_ entry: Journal.Entry) throws(FileSystemError) {
        guard try prepareFolder(entry.target) else { return try rescue(entry) }
        let isBack =
            if entry.new == nil {
                try fileSystem.rename(slot(entry), toNew: target(entry))
            } else {
                try fileSystem.exchange(slot(entry), target(entry))
            }
        if !isBack { try rescue(entry) }
    }

    /// The new places of files that somebody changed in their old ones meanwhile are given up.
    private mutating func undoMoves(_ journal: Journal) throws(FileSystemError) {
        for entry in journal.entries where entry.kind == .file && entry.old == nil {
            guard let key = entry.key, skipped.contains(key), try staging.hash(at: target(entry)) == entry.new else { continue }
            try fileSystem.makeFolder(slot(entry).parentPath)
            _ = try fileSystem.rename(target(entry), toNew: slot(entry))
        }
    }

    /// Folders may have gone since the run broke off. False where one is no folder of the project's any more.
    private func prepareFolder(_ target: String) throws(FileSystemError) -> Bool {
        var folder = ""
        for name in target.parentPath.split(separator: "/") {
            folder = folder.appending(path: String(name))
            let path = staging.root.absolute(folder)
            switch try fileSystem.status(path)?.kind {
            case .folder: continue
            case nil: try fileSystem.createFolder(path)
            default: return false
            }
        }
        return true
    }

    /// From wherever a run broke off.
    private mutating func resume(_ entry: Journal.Entry) throws(FileSystemError) {
        let disk = try staging.hash(at: target(entry))
        let staged = try staging.hash(entry.slot)
        // Both what is to be and what was may be nothing; no hash is of nothing.
        let isPersons = staged != nil && staged != entry.new && staged != entry.old && !(entry.kind == .spent && entry.old == nil)
        if disk == entry.new {
            guard isPersons, isWhole(entry) else { return }
            try putBack(entry)
            skip(entry)
        } else if disk == entry.old || entry.kind == .spent && entry.old == nil {
            if isPersons { try rescue(entry) }
            // Staged bytes that no flush has saved may be lost: the file is decided anew.
            guard entry.new == nil || staged == entry.new else { return skip(entry, isTold: false) }
            try put(entry)
        } else {
            if isPersons { try rescue(entry) }
            skip(entry)
        }
    }

    /// Staged bytes of the tool's need not be: nobody flushed them.
    func isWhole(_ entry: Journal.Entry) -> Bool {
        entry.owner == .person || entry.old != nil
    }

    private mutating func skip(_ entry: Journal.Entry, isTold: Bool = true) {
        if let key = entry.key { skipped.insert(key) }
        guard isTold, entry.kind == .file || entry.kind == .removal else { return }
        diagnostics.add(
            Diagnostic(
                .editedMeanwhile,
                "`\(entry.target)` changed while the run was writing, and was left as it is",
                at: .path(entry.target),
                severity: .warning,
                help: "run again: it is decided about anew"
            )
        )
    }

    mutating func rescue(_ entry: Journal.Entry) throws(FileSystemError) {
        let bytes = try fileSystem.read(slot(entry))
        let copy = ScaffoldFolder.rescued(entry.target, ContentHash(of: bytes))
        let path = staging.root.absolute(staging.path.parentPath + copy.dropFirst(ScaffoldFolder.local.count))
        diagnostics.add(Rescue.takenOut(entry.target, copy: copy))
        // A copy of before may be torn.
        if try staging.hash(at: path) == ContentHash(of: bytes) { return }
        var folder = staging.path.parentPath
        for name in staging.root.relative(path)?.parentPath.dropFirst(folder.count).split(separator: "/") ?? [] {
            folder += "/" + name
            try fileSystem.createFolder(staging.root.absolute(folder))
        }
        if try fileSystem.status(path) != nil { try fileSystem.remove(path) }
        try fileSystem.write(bytes, toNew: path, permissions: nil)
        try fileSystem.flush([path])
    }

    /// Gives skipped outputs the lines in the manifests that they had, and writes that down first.
    private mutating func amend(_ journal: inout Journal) throws(FileSystemError) {
        for (index, entry) in journal.entries.enumerated() where entry.kind == .manifest {
            let spec = ScaffoldFolder.spec(ofManifest: entry.target)
            guard let staged = try readManifest(slot(entry), spec: spec), try staging.hash(entry.slot) == entry.new else { continue }
            let current = try readManifest(target(entry), spec: spec)
            var amended = staged
            for key in skipped where key.spec == spec {
                guard let line = current?.entries[key] else {
                    amended.forget(key)
                    continue
                }
                amended.remember(line)
            }
            guard amended != staged else { continue }
            let bytes = ManifestText.write(amended)
            let slot = Slots.amended(entry.slot)
            try fileSystem.makeFolder(staging.absolute(slot).parentPath)
            if try fileSystem.status(staging.absolute(slot)) != nil { try fileSystem.remove(staging.absolute(slot)) }
            try fileSystem.write(bytes, toNew: staging.absolute(slot), permissions: nil)
            journal.entries[index] = Journal.Entry(
                kind: .manifest,
                slot: slot,
                owner: .person,
                old: entry.old,
                new: ContentHash(of: bytes),
                target: entry.target
            )
        }
        journal.entries.removeAll { entry in entry.key.map(skipped.contains) ?? false }
        // What the new manifests do not name, the lines of before may.
        journal.entries.removeAll { $0.kind == .spent }
        try staging.write(journal)
    }

    func readManifest(_ path: String, spec: String?) throws(FileSystemError) -> Manifest? {
        guard try fileSystem.status(path)?.kind == .file else { return nil }
        var ignored = DiagnosticBag()
        return ManifestText.read(SourceFile(path: path, bytes: try fileSystem.read(path)), spec: spec, into: &ignored)
    }

    /// Folders that removals have emptied.
    private mutating func removeEmptyFolders(_ journal: Journal) {
        var folders: Set<String> = []
        for entry in journal.entries where entry.new == nil {
            var folder = entry.target.parentPath
            while !folder.isEmpty, folders.insert(folder).inserted { folder = folder.parentPath }
        }
        // Inner ones come first.
        for folder in folders.sorted(by: { $1.precedesByBytes($0) }).map(staging.root.absolute) {
            do throws(FileSystemError) {
                guard try fileSystem.status(folder) != nil, try fileSystem.list(folder).isEmpty else { continue }
                try fileSystem.removeFolder(folder)
            } catch {
                diagnostics.add(staging.root.relative(error).diagnostic(severity: .warning))
            }
        }
    }
}
