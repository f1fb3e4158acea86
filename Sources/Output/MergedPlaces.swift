import Diagnostics

/// Outputs that the sides of a merge in git have at several paths.
extension Planning {
    /// What an output is made from: the place where its person's edits are, or else the one where it is to lie, or lies.
    mutating func present(_ entry: ManifestEntry, for file: PlannedFile) -> ManifestEntry {
        guard !entry.others.isEmpty else { return entry }
        let ranked = entry.places.map { place in
            let disk = disk(at: place.path)
            let isEdited = disk.map { place.owner == .person && !place.hashes.contains($0.hash) } ?? false
            return (place: place, rank: (isEdited ? 0 : disk == nil ? 4 : 2) + (place.path == file.path ? 0 : 1))
        }
        return ranked.min { $0.rank < $1.rank }?.place ?? entry
    }

    /// Clears the other places, but for what a person wrote there alone.
    mutating func leaveOtherPlaces(of own: ManifestEntry, for file: PlannedFile) throws(FileSystemError) {
        guard !own.others.isEmpty else { return }
        let kept = disk(at: own.path)
        for place in own.places where place.path != own.path && place.path != file.path { try leave(place, for: kept) }
    }

    /// Nil for no file, and for one that can't be read: what is wrong with it shows where the file is decided about.
    mutating func disk(at path: String) -> DiskText? {
        var obstacles = DiagnosticBag()
        defer { passOver(obstacles) }
        guard let location = tree.locate(path, for: nil, into: &obstacles) else { return nil }
        do throws(FileSystemError) {
            return try disk(location)
        } catch {
            return nil
        }
    }
}
