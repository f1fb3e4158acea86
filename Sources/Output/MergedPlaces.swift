import Diagnostics

extension Planning {
    /// The places where the sides of a merge in git have one output; outside of merges that is one place. The first is what the output is made
    /// from: where its person's edits are, or else where it is to lie, or lies.
    mutating func places(of entry: ManifestEntry, for file: PlannedFile) throws(FileSystemError) -> [ManifestEntry] {
        guard !entry.others.isEmpty else { return [entry] }
        var ranked: [(place: ManifestEntry, rank: Int)] = []
        for place in entry.places {
            let disk = try disk(at: place.path)
            let isEdited = disk.map { place.owner == .person && !place.hashes.contains($0.hash) } ?? false
            ranked.append((place, (isEdited ? 0 : disk == nil ? 4 : 2) + (place.path == file.path ? 0 : 1)))
        }
        let first = ranked.indices.min { ranked[$0].rank < ranked[$1].rank } ?? 0
        ranked.swapAt(0, first)
        return ranked.map(\.place)
    }

    /// What lies there and can be read; nothing is reported.
    mutating func disk(at path: String) throws(FileSystemError) -> DiskText? {
        var obstacles = DiagnosticBag()
        defer { passOver(obstacles) }
        return try tree.locate(path, for: nil, into: &obstacles).flatMap { location throws(FileSystemError) in try disk(location) }
    }
}
