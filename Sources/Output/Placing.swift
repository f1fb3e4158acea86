/// Puts in place what a journal lists, right after it was written.
struct Placing {
    private(set) var doneCount = 0
    private let staging: Staging
    private let newFolders: [(folder: Slots.NewFolder, slot: String)]
    /// New folders that are in their places with all that they hold, by slot.
    private var placed: Set<Substring> = []

    private var fileSystem: any FileSystem { staging.fileSystem }

    /// - Parameter newFolders: with their slots. None of them was there when the commit was planned.
    init(_ staging: Staging, newFolders: [(folder: Slots.NewFolder, slot: String)]) {
        (self.staging, self.newFolders) = (staging, newFolders)
    }

    /// Files, then bases, then removals, then manifests, so that what a manifest tells of is there before it; last what no manifest
    /// tells of any more.
    ///
    /// - Returns: the first path at which something else lay than was planned with. What was done until then is to be undone.
    mutating func run(_ journal: Journal) throws(FileSystemError) -> String? {
        let isLate: (Journal.Entry) -> Bool = { $0.kind == .manifest || $0.kind == .spent }
        for late in [false, true] {
            for (folder, slot) in newFolders where folder.isOfManifests == late {
                guard try place(folder, slot) else { return folder.target }
            }
            for entry in journal.entries where isLate(entry) == late {
                guard try place(entry) else { return entry.target }
                doneCount += 1
            }
        }
        return nil
    }

    private mutating func place(_ folder: Slots.NewFolder, _ slot: String) throws(FileSystemError) -> Bool {
        let target = staging.root.absolute(folder.target)
        do throws(FileSystemError) {
            guard try fileSystem.rename(staging.absolute(slot), toNew: target) else { return false }
        } catch {
            throw error.about(target)
        }
        placed.insert(slot[...])
        return true
    }

    /// False where something else lay there. It may be in the slot now.
    private func place(_ entry: Journal.Entry) throws(FileSystemError) -> Bool {
        if placed.contains(entry.slot.prefix { $0 != "/" }) { return true }
        let (target, slot) = (staging.root.absolute(entry.target), staging.absolute(entry.slot))
        do throws(FileSystemError) {
            guard entry.new != nil else { return try takeAway(entry, target, slot) }
            guard let old = entry.old else { return try fileSystem.rename(slot, toNew: target) }
            guard try fileSystem.status(target) != nil else { return false }
            if try fileSystem.exchange(slot, target) { return try staging.hash(at: slot) == old }
            let bytes = try fileSystem.read(target)
            guard ContentHash(of: bytes) == old else { return false }
            let copy = staging.absolute(Slots.copy(entry.slot))
            try fileSystem.makeFolder(copy.parentPath)
            try fileSystem.write(bytes, toNew: copy, permissions: try fileSystem.status(target)?.permissions)
            try fileSystem.rename(slot, to: target)
            return true
        } catch {
            throw error.about(target)
        }
    }

    private func takeAway(_ entry: Journal.Entry, _ target: String, _ slot: String) throws(FileSystemError) -> Bool {
        guard try fileSystem.status(target) != nil else { return true }
        guard try fileSystem.rename(target, toNew: slot) else { return false }
        guard let old = entry.old else { return true }
        return try staging.hash(at: slot) == old
    }
}
