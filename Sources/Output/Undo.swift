import Diagnostics

/// Takes back what a commit did, as its journal lists it, from wherever it broke off. What somebody changed since then stays.
///
/// A commit is never finished by a later run: what it was made from, specs and templates, may have been taken back meanwhile. The later
/// run plans anew, from what is there then.
struct Undo {
    private(set) var diagnostics = DiagnosticBag()
    private let staging: Staging
    private let journal: Journal
    /// Of the outputs that don't go back.
    private var fates: [OutputKey: Fate] = [:]
    /// Of the modules that don't go back, and whose spec files have moved: where these were, by where they are.
    private var formerSpecs: [String: String] = [:]
    private var plainFolders = PlainFolders()

    private enum Fate {
        /// It was edited in its new place, or has to make room for one that was: it stays, and what the commit did not come to is done for it.
        case stays
        /// The manifest that lies there, of another branch, has it as the commit left it.
        case isAsFound
    }

    /// Where an entry of the journal was carried out, or was to be, as it was found.
    private struct Place {
        let entry: Journal.Entry
        let target: String
        /// Of what lies at the target.
        let disk: ContentHash?
        /// The bytes that came out of the target, or were to go there.
        let staged: (path: String, hash: ContentHash)?
        /// Whether all folders that the target lies in are the project's own, as far as they are there. A journal may come from anywhere.
        let isReachable: Bool

        var new: ContentHash? { entry.new }

        /// What was to be taken away whatever it is, is what was found.
        var old: ContentHash? { entry.old ?? (new == nil ? staged?.hash ?? disk : nil) }

        var isChanged: Bool { disk != old && disk != new }

        /// What came out, and was not looked at any more, may be an edit.
        var hasEditStaged: Bool { staged.map { $0.hash != old && $0.hash != new } ?? false }

        /// Whether the new bytes of an output were put where it did not lie before, and changed there.
        var isEditedInNewPlace: Bool {
            entry.kind == .file && disk != nil && isChanged && staged?.hash != new && (old == nil || entry.leaving != nil)
        }
    }

    private var fileSystem: any FileSystem { staging.fileSystem }

    init(_ journal: Journal, _ staging: Staging) {
        (self.journal, self.staging) = (journal, staging)
    }

    /// May itself break off, and be begun again.
    mutating func run() throws(FileSystemError) {
        var places: [Place] = []
        for entry in journal.entries { try places.append(look(at: entry)) }
        findThoseThatStay(places)
        for place in places where place.entry.kind == .manifest { try keepAsFound(place) }
        for place in places.reversed() {
            do throws(FileSystemError) {
                try takeBack(place)
            } catch {
                throw error.about(place.target)
            }
        }
        if !fates.isEmpty { try remember() }
        staging.removeEmptyFolders(of: journal.entries.filter { $0.old == nil }.map(\.target), into: &diagnostics)
    }

    private mutating func look(at entry: Journal.Entry) throws(FileSystemError) -> Place {
        let target = staging.root.absolute(entry.target)
        do throws(FileSystemError) {
            var staged: (path: String, hash: ContentHash)?
            for path in [entry.slot, Slots.copy(entry.slot)].map(staging.absolute) where staged == nil {
                staged = try staging.hash(at: path).map { (path, $0) }
            }
            let isReachable = try plainFolders.obstacle(on: entry.target.parentPath, in: staging.root, fileSystem) == nil
            let disk = isReachable ? try staging.hash(at: target) : nil
            return Place(entry: entry, target: target, disk: disk, staged: staged, isReachable: isReachable)
        } catch {
            throw error.about(target)
        }
    }

    /// Outputs can't go back to where one is that stays. Nor can a module go back in part if its spec file moved: one manifest would have to tell of two modules.
    private mutating func findThoseThatStay(_ places: [Place]) {
        let entries = Dictionary(grouping: journal.entries.filter { $0.key != nil }) { $0.key?.spec }
        var open = places.filter(\.isEditedInNewPlace).compactMap(\.entry.key)
        while let key = open.popLast() {
            guard fates.updateValue(.stays, forKey: key) == nil, let others = entries[key.spec] else { continue }
            let former = others.first { $0.was.map { $0.spec != key.spec } ?? false }?.was?.spec
            if let spec = key.spec, let former { formerSpecs[spec] = former }
            for entry in others where former != nil || entry.key == key { open += [entry.key, entry.leaving].compactMap(\.self) }
        }
    }

    private func fate(of entry: Journal.Entry) -> Fate? {
        // Without the last render of one that stays, nothing more could be merged into it.
        if entry.kind == .base { return fates.isEmpty ? nil : .stays }
        if let spec = manifestSpec(entry) { return formerSpecs[spec] == nil ? nil : .stays }
        return entry.key.flatMap { fates[$0] }
    }

    /// Whether what lay at the target is elsewhere, and stays there.
    private func isLeft(_ entry: Journal.Entry) -> Bool {
        if let spec = manifestSpec(entry) { return formerSpecs.values.contains(spec) }
        return entry.leaving.map { fates[$0] == .stays } ?? false
    }

    private mutating func takeBack(_ place: Place) throws(FileSystemError) {
        let entry = place.entry
        switch fate(of: entry) {
        case _ where !place.isReachable: try leave(place)
        case .stays:
            if place.disk != nil, place.disk == place.old, isInDoubt(entry) { try rescue(entry, place.target, Rescue.moved) }
            try bring(place, from: place.old, to: place.new)
        // It is where it was to go, and nowhere else.
        case .isAsFound where entry.kind == .removal: try bring(place, from: place.old, to: nil)
        case .isAsFound: try leave(place)
        case nil where isLeft(entry): try place.isChanged ? leave(place) : takeAway(place)
        case nil: try bring(place, from: place.new, to: place.old)
        }
    }

    /// Whether the new place of the output that still lies at the target was another's: what was changed there may be that one, which git has put back.
    private func isInDoubt(_ entry: Journal.Entry) -> Bool {
        let lying = entry.kind == .removal ? entry.key : entry.leaving
        return lying != nil && journal.entries.contains { $0.kind == .file && $0.key == lying && $0.leaving != nil }
    }

    /// - Parameters:
    ///   - state: what is expected at the target.
    ///   - goal: what is to lie there: the entry's old bytes, or the new ones.
    private mutating func bring(_ place: Place, from state: ContentHash?, to goal: ContentHash?) throws(FileSystemError) {
        // Who deletes an output in its new place says nothing of the one that lay there.
        let isCleared = place.disk == nil && place.entry.leaving != nil
        guard place.disk == state || isCleared, state != goal else { return try leave(place) }
        if goal == nil {
            try takeAway(place)
        } else if let staged = place.staged, (staged.hash == place.new) == (goal == place.new) {
            try put(staged.path, at: place)
        } else {
            try leave(place)
        }
    }

    /// Into the slot.
    private mutating func takeAway(_ place: Place) throws(FileSystemError) {
        let isBroughtBack = place.new == nil && place.staged != nil
        guard place.disk != nil, !isBroughtBack else { return try leave(place) }
        if let staged = place.staged {
            if place.hasEditStaged { try rescue(place.entry, staged.path) }
            // Where a file system can't rename to new names only, it may be a second name of what lies there.
            try fileSystem.remove(staged.path)
        }
        let slot = staging.absolute(place.entry.slot)
        try fileSystem.makeFolder(slot.parentPath)
        guard try fileSystem.rename(place.target, toNew: slot), try staging.hash(at: slot) != place.disk else { return }
        _ = try fileSystem.rename(slot, toNew: place.target)
        try leave(try look(at: place.entry))
    }

    /// Staged bytes where nothing lies, or in exchange for what lies there.
    private mutating func put(_ staged: String, at place: Place) throws(FileSystemError) {
        guard let disk = place.disk else {
            // Folders may have gone since the commit broke off.
            try fileSystem.makeFolder(place.target.parentPath)
            if try !fileSystem.rename(staged, toNew: place.target) { try leave(try look(at: place.entry)) }
            return
        }
        if try fileSystem.exchange(staged, place.target) {
            if try staging.hash(at: staged) == disk { return }
            _ = try fileSystem.exchange(staged, place.target)
        } else if try staging.hash(at: place.target) == disk {
            return try fileSystem.rename(staged, to: place.target)
        }
        try leave(try look(at: place.entry))
    }

    /// What lies there stays, and of what is staged a copy is kept if it may be nowhere else.
    private mutating func leave(_ place: Place) throws(FileSystemError) {
        let entry = place.entry
        if let staged = place.staged {
            let isNew = staged.hash == place.new
            let isUnplaced = entry.kind == .file && isNew && fate(of: entry) == .stays
            let isOnlyHere = place.isReachable ? place.isChanged && (isUnplaced || entry.kind == .removal) : !isNew
            if place.hasEditStaged || isOnlyHere { try rescue(entry, staged.path) }
        }
        guard place.disk != nil, place.isChanged, entry.kind == .file || entry.kind == .removal else { return }
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

    private mutating func rescue(
        _ entry: Journal.Entry,
        _ file: String,
        _ diagnostic: (_ path: String, _ copy: String) -> Diagnostic = Rescue.takenOut
    ) throws(FileSystemError) {
        let bytes = try fileSystem.read(file)
        let copy = ScaffoldFolder.rescued(entry.target, ContentHash(of: bytes))
        diagnostics.add(diagnostic(entry.target, copy))
        let path = staging.root.absolute(staging.path.parentPath + copy.dropFirst(ScaffoldFolder.local.count))
        // A copy of before may be torn.
        if try staging.hash(at: path) == ContentHash(of: bytes) { return }
        try fileSystem.makeFolder(path.parentPath)
        if try fileSystem.status(path) != nil { try fileSystem.remove(path) }
        try fileSystem.write(bytes, toNew: path, permissions: nil)
        try fileSystem.flush([path])
    }
}

/// The manifests, which must tell of outputs that stay as the commit left them, and of all others as before.
extension Undo {
    /// A manifest may be neither of the two that the journal knows: of another branch, or merged.
    private mutating func keepAsFound(_ place: Place) throws(FileSystemError) {
        guard place.disk != nil, place.isChanged, let staged = place.staged else { return }
        let lines = try readManifest(place.target, of: place.entry)?.entries ?? [:]
        let other = try readManifest(staged.path, of: place.entry)?.entries ?? [:]
        let isNewStaged = staged.hash == place.new
        for key in Set(lines.keys).union(other.keys) where fates[key] == nil && (lines[key] == other[key]) == isNewStaged { fates[key] = .isAsFound }
    }

    private mutating func remember() throws(FileSystemError) {
        let formerKeys = journal.entries.compactMap { fate(of: $0) == .stays ? $0.was : nil }
        for entry in journal.entries where isManifest(entry) {
            let place = try look(at: entry)
            guard place.isReachable else { continue }
            let found = try readManifest(place.target, of: entry)
            var manifest = found ?? Manifest(spec: ScaffoldFolder.spec(ofManifest: entry.target))
            // Other branches' manifests know what they tell of.
            if place.disk == place.old { for key in formerKeys { manifest.forget(key) } }
            if let staged = place.staged, staged.hash == place.new, let new = try readManifest(staged.path, of: entry) {
                for key in fates.keys { if let line = new.entries[key] { manifest.remember(line) } }
            }
            if manifest.entries == found?.entries ?? [:] { continue }
            guard !manifest.entries.isEmpty else {
                try fileSystem.remove(place.target)
                continue
            }
            let amended = staging.absolute(Slots.amended(entry.slot))
            if try fileSystem.status(amended) != nil { try fileSystem.remove(amended) }
            try fileSystem.makeFolder(amended.parentPath)
            try fileSystem.write(ManifestText.write(manifest), toNew: amended, permissions: nil)
            try fileSystem.flush([amended])
            try fileSystem.makeFolder(place.target.parentPath)
            try fileSystem.rename(amended, to: place.target)
        }
    }

    private func isManifest(_ entry: Journal.Entry) -> Bool {
        entry.kind == .manifest || entry.kind == .spent && entry.target.hasSuffix(ScaffoldFolder.manifestSuffix)
    }

    /// The spec that a manifest is of; nil for all else.
    private func manifestSpec(_ entry: Journal.Entry) -> String? {
        isManifest(entry) ? ScaffoldFolder.spec(ofManifest: entry.target) : nil
    }

    private func readManifest(_ path: String, of entry: Journal.Entry) throws(FileSystemError) -> Manifest? {
        guard try fileSystem.status(path)?.kind == .file else { return nil }
        var ignored = DiagnosticBag()
        let file = SourceFile(path: path, bytes: try fileSystem.read(path))
        return ManifestText.read(file, spec: ScaffoldFolder.spec(ofManifest: entry.target), into: &ignored)
    }
}
