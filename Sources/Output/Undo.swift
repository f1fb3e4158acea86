import Diagnostics

/// Takes back what a commit did, as its journal lists it, from wherever it broke off. What somebody changed since then stays.
///
/// A commit is never finished by a later run: what it was made from, specs and templates, may have been taken back meanwhile. The later
/// run plans anew, from what is there then.
struct Undo {
    private(set) var diagnostics = DiagnosticBag()
    private let staging: Staging
    /// Outputs that stay as they are: new ones that were edited in their places, and those that a manifest of another branch has so.
    private var kept: Set<OutputKey> = []
    /// Whose the targets were before, as far as the manifests changed.
    private var formerKeys: [String: OutputKey] = [:]
    /// Of those that stay, the ones that were edited in their new places, and those whose old places they have.
    private var settled: Set<OutputKey> = []
    private var plainFolders = PlainFolders()

    private var fileSystem: any FileSystem { staging.fileSystem }

    init(_ staging: Staging) {
        self.staging = staging
    }

    /// May itself break off, and be begun again.
    mutating func run(_ journal: Journal) throws(FileSystemError) {
        for entry in journal.entries where entry.kind == .manifest { try readFormerKeys(entry) }
        for entry in journal.entries where entry.kind == .file {
            do throws(FileSystemError) {
                try keepIfEdited(entry)
            } catch {
                throw error.about(target(entry))
            }
        }
        settle(journal)
        for entry in journal.entries where entry.kind == .manifest { try keepSettled(entry) }
        for entry in journal.entries.reversed() {
            do throws(FileSystemError) {
                try undo(entry)
            } catch {
                throw error.about(target(entry))
            }
        }
        try rememberKept(journal)
        staging.removeEmptyFolders(of: journal.entries.filter { $0.old == nil }, into: &diagnostics)
    }

    private func target(_ entry: Journal.Entry) -> String {
        staging.root.absolute(entry.target)
    }

    /// Of the bytes that came out of a place, or were to go there.
    private func staged(_ entry: Journal.Entry) throws(FileSystemError) -> (path: String, hash: ContentHash)? {
        for slot in [entry.slot, Slots.copy(entry.slot)] {
            let path = staging.absolute(slot)
            if let hash = try staging.hash(at: path) { return (path, hash) }
        }
        return nil
    }

    private mutating func readFormerKeys(_ entry: Journal.Entry) throws(FileSystemError) {
        guard try isReachable(entry.target), let staged = try staged(entry) else { return }
        let path = staged.hash == entry.old ? staged.path : target(entry)
        guard try staging.hash(at: path) == entry.old, let manifest = try readManifest(path, spec: ScaffoldFolder.spec(ofManifest: entry.target))
        else { return }
        for line in manifest.entries.values { formerKeys[line.path] = line.key }
    }

    /// Of an output in a place that was not its own before.
    private mutating func keepIfEdited(_ entry: Journal.Entry) throws(FileSystemError) {
        guard let key = entry.key, try isReachable(entry.target), let disk = try staging.hash(at: target(entry)) else { return }
        let staged = try staged(entry)
        if disk == entry.new || disk == entry.old { return }
        if entry.old == nil ? staged == nil : isOthers(entry) && staged?.hash == entry.old { kept.insert(key) }
    }

    /// Whether another output lay there before.
    private func isOthers(_ entry: Journal.Entry) -> Bool {
        formerKeys[entry.target].map { $0 != entry.key } ?? false
    }

    /// Outputs can't go back to where one is that stays.
    private mutating func settle(_ journal: Journal) {
        let files = journal.entries.filter { $0.kind == .file }
        let targets = Dictionary(files.compactMap { entry in entry.key.map { ($0, entry.target) } }) { first, _ in first }
        var open = Array(kept)
        while let key = open.popLast() {
            guard settled.insert(key).inserted, let former = targets[key].flatMap({ formerKeys[$0] }), targets[former] != nil else { continue }
            open.append(former)
        }
        kept.formUnion(settled)
    }

    /// A manifest may be neither of the two that the journal knows: of another branch, or merged.
    private mutating func keepSettled(_ entry: Journal.Entry) throws(FileSystemError) {
        guard try isReachable(entry.target), let disk = try staging.hash(at: target(entry)), disk != entry.old, disk != entry.new,
            let staged = try staged(entry)
        else { return }
        let spec = ScaffoldFolder.spec(ofManifest: entry.target)
        let lines = try readManifest(target(entry), spec: spec)?.entries ?? [:]
        let other = try readManifest(staged.path, spec: spec)?.entries ?? [:]
        let isNewStaged = staged.hash == entry.new
        for key in Set(lines.keys).union(other.keys) where (lines[key] == other[key]) == isNewStaged { kept.insert(key) }
    }

    private mutating func undo(_ entry: Journal.Entry) throws(FileSystemError) {
        let staged = try staged(entry)
        guard try isReachable(entry.target) else {
            if let staged, staged.hash != entry.new { try rescue(entry, staged.path) }
            return
        }
        let disk = try staging.hash(at: target(entry))
        if let key = entry.key, kept.contains(key) {
            // It is where it was to go, and nowhere else.
            if entry.kind == .removal, disk == entry.old {
                _ = try fileSystem.rename(target(entry), toNew: staging.absolute(entry.slot))
            } else if entry.kind == .removal, disk != nil {
                tellEdited(entry)
            }
            if entry.kind == .file, settled.contains(key), let staged, staged.hash == entry.new { try bring(entry, staged.path, over: disk) }
            return
        }
        if entry.kind == .file, isOthers(entry), let former = formerKeys[entry.target], settled.contains(former) {
            guard let disk, disk == entry.new || disk == entry.old else { return }
            if let staged { try fileSystem.remove(staged.path) }
            return try takeAway(entry, expecting: disk)
        }
        if entry.kind == .base, !kept.isEmpty { return }
        if disk != entry.new {
            // What came out, and was not looked at any more, may be an edit. What was moved away may be nowhere else.
            let isElsewhere = staged?.hash == entry.old && (entry.kind != .removal || disk == entry.old)
            if let staged, staged.hash != entry.new, !isElsewhere { try rescue(entry, staged.path) }
            if disk != nil, disk != entry.old { tellEdited(entry) }
        } else if entry.new == nil {
            guard let staged else { return }
            try makeFolder(entry.target)
            if try !fileSystem.rename(staged.path, toNew: target(entry)) { try rescue(entry, staged.path) }
        } else if entry.old == nil {
            try takeAway(entry, expecting: disk)
        } else if let staged, staged.hash != entry.new {
            try putBack(entry, staged.path)
        }
    }

    /// Does what the commit has not come to.
    private mutating func bring(_ entry: Journal.Entry, _ staged: String, over disk: ContentHash?) throws(FileSystemError) {
        if disk == nil, entry.old == nil {
            try makeFolder(entry.target)
            _ = try fileSystem.rename(staged, toNew: target(entry))
        } else if disk != nil, disk == entry.old {
            if try !fileSystem.exchange(staged, target(entry)) { try fileSystem.rename(staged, to: target(entry)) }
        } else {
            try rescue(entry, staged)
        }
    }

    private mutating func takeAway(_ entry: Journal.Entry, expecting hash: ContentHash?) throws(FileSystemError) {
        let slot = staging.absolute(entry.slot)
        try fileSystem.makeFolder(slot.parentPath)
        // Where a file system can't rename to new names only, a second name is made, and then the first one removed.
        if let inode = try fileSystem.status(slot)?.mark.inode, inode == (try fileSystem.status(target(entry))?.mark.inode) {
            return try fileSystem.remove(target(entry))
        }
        guard try fileSystem.rename(target(entry), toNew: slot), try staging.hash(at: slot) != hash else { return }
        _ = try fileSystem.rename(slot, toNew: target(entry))
        tellEdited(entry)
    }

    private mutating func putBack(_ entry: Journal.Entry, _ staged: String) throws(FileSystemError) {
        guard try fileSystem.exchange(staged, target(entry)) else {
            return try fileSystem.rename(staged, to: target(entry))
        }
        guard try staging.hash(at: staged) != entry.new else { return }
        _ = try fileSystem.exchange(staged, target(entry))
        tellEdited(entry)
    }

    /// The lines of the new manifests about outputs that stay, and the bases that they name.
    private mutating func rememberKept(_ journal: Journal) throws(FileSystemError) {
        guard !kept.isEmpty else { return }
        for entry in journal.entries where entry.kind == .base {
            guard try staging.hash(at: target(entry)) == nil, let staged = try staged(entry), staged.hash == entry.new else { continue }
            try makeFolder(entry.target)
            _ = try fileSystem.rename(staged.path, toNew: target(entry))
        }
        for entry in journal.entries where entry.kind == .manifest {
            let spec = ScaffoldFolder.spec(ofManifest: entry.target)
            guard let staged = try staged(entry), staged.hash == entry.new, let new = try readManifest(staged.path, spec: spec) else { continue }
            let lines = kept.filter { $0.spec == spec }.compactMap { new.entries[$0] }
            guard !lines.isEmpty else { continue }
            var manifest = try readManifest(target(entry), spec: spec) ?? Manifest(spec: spec)
            for line in lines { manifest.remember(line) }
            let amended = staging.absolute(Slots.amended(entry.slot))
            if try fileSystem.status(amended) != nil { try fileSystem.remove(amended) }
            try fileSystem.makeFolder(amended.parentPath)
            try fileSystem.write(ManifestText.write(manifest), toNew: amended, permissions: nil)
            try fileSystem.flush([amended])
            try makeFolder(entry.target)
            try fileSystem.rename(amended, to: target(entry))
        }
    }

    private func readManifest(_ path: String, spec: String?) throws(FileSystemError) -> Manifest? {
        guard try fileSystem.status(path)?.kind == .file else { return nil }
        var ignored = DiagnosticBag()
        return ManifestText.read(SourceFile(path: path, bytes: try fileSystem.read(path)), spec: spec, into: &ignored)
    }

    /// Folders may have gone since the commit broke off.
    private func makeFolder(_ target: String) throws(FileSystemError) {
        try fileSystem.makeFolder(staging.root.absolute(target.parentPath))
    }

    /// Whether all folders that a target lies in are the project's own, as far as they are there. A journal may come from anywhere.
    private mutating func isReachable(_ target: String) throws(FileSystemError) -> Bool {
        try plainFolders.obstacle(on: target.parentPath, in: staging.root, fileSystem) == nil
    }

    private mutating func rescue(_ entry: Journal.Entry, _ staged: String) throws(FileSystemError) {
        let bytes = try fileSystem.read(staged)
        let copy = ScaffoldFolder.rescued(entry.target, ContentHash(of: bytes))
        diagnostics.add(Rescue.takenOut(entry.target, copy: copy))
        let path = staging.root.absolute(staging.path.parentPath + copy.dropFirst(ScaffoldFolder.local.count))
        // A copy of before may be torn.
        if try staging.hash(at: path) == ContentHash(of: bytes) { return }
        try fileSystem.makeFolder(path.parentPath)
        if try fileSystem.status(path) != nil { try fileSystem.remove(path) }
        try fileSystem.write(bytes, toNew: path, permissions: nil)
        try fileSystem.flush([path])
    }

    private mutating func tellEdited(_ entry: Journal.Entry) {
        guard entry.kind == .file || entry.kind == .removal else { return }
        diagnostics.add(
            Diagnostic(
                .editedMeanwhile,
                "`\(entry.target)` changed after a run that broke off, and was left as it is",
                at: .path(entry.target),
                severity: .warning,
                help: "nothing is to be done: it is decided about anew"
            )
        )
    }
}
