import Diagnostics

/// What a run remembers: the manifests' lines that change, and the bases that they need.
struct Record {
    /// The writes that keep `.scaffold` in step with the outputs.
    struct Bookkeeping {
        var manifests: [PlannedWrite] = []
        var bases: [PlannedWrite] = []
        var spent: [PlannedRemoval] = []
        /// Those of the manifests and bases without which later runs know less. What became of a file, deleted or resolved, is not among it.
        var missed: [PlannedWrite] = []

        var isEmpty: Bool {
            manifests.isEmpty && bases.isEmpty && spent.isEmpty
        }
    }

    private var remembered: [ManifestEntry] = []
    private(set) var forgotten: Set<OutputKey> = []
    private var bases: [ContentHash: [UInt8]] = [:]

    /// - Parameter base: the text that the entry's hash is of, where that is not kept yet.
    mutating func remember(_ entry: ManifestEntry, base: [UInt8]?) {
        remembered.append(entry)
        if entry.keepsBase, let base { bases[entry.hash] = base }
    }

    mutating func forget(_ key: OutputKey) {
        forgotten.insert(key)
    }

    func bookkeeping(
        after memory: Memory,
        _ tree: inout ProjectTree,
        readsBases: Bool,
        into diagnostics: inout DiagnosticBag
    ) -> Bookkeeping {
        var manifests = memory.manifests
        for key in forgotten { manifests[key.spec]?.forget(key) }
        let new = remembered.filter { entry in
            guard let manifest = manifests[entry.key.spec], !manifest.isUnion, memory.files[entry.key.spec] != nil else { return true }
            return manifest.entries[entry.key] != entry
        }
        let added = Array(Dictionary(grouping: new, by: \.key.spec))
        let grown = Concurrently.map(added) { [manifests] spec, entries in
            var manifest = manifests[spec] ?? Manifest(spec: spec)
            for entry in entries { manifest.remember(entry) }
            return manifest
        }
        for manifest in grown { manifests[manifest.spec] = manifest }

        var book = Bookkeeping()
        // A union of which nothing is planned keeps both sides for the run that decides about them.
        let touched = Set(forgotten.map(\.spec)).union(added.map(\.key))
        var changed: [(manifest: Manifest, location: ProjectTree.Location)] = []
        for manifest in touched.compactMap({ manifests[$0] }) {
            let file = memory.files[manifest.spec]
            guard manifest.isUnion || file == nil || manifest != memory.manifests[manifest.spec] else { continue }
            guard let location = file?.location ?? tree.locate(manifest.path, for: nil, into: &diagnostics) else { continue }
            if !manifest.entries.isEmpty {
                changed.append((manifest, location))
            } else if let file {
                book.spent.append(PlannedRemoval(path: manifest.path, target: location.path, expected: file.bytes))
            }
        }
        let writes = Concurrently.map(changed) { manifest, location in
            PlannedWrite(
                path: manifest.path,
                target: location.path,
                bytes: ManifestText.write(manifest),
                likeFile: location.kind == nil ? nil : location.path,
                replaced: memory.files[manifest.spec]?.bytes
            )
        }
        book.manifests = writes.sorted { $0.path.precedesByBytes($1.path) }
        book.spent.sort { $0.path.precedesByBytes($1.path) }
        for (change, write) in zip(changed, writes) where !change.manifest.hasRenders(of: memory.manifests[change.manifest.spec]) {
            book.missed.append(write)
        }
        keepBases(of: manifests, in: &book, &tree, readsBases, into: &diagnostics)
        book.missed += book.bases
        return book
    }

    private func keepBases(
        of manifests: [String?: Manifest],
        in book: inout Bookkeeping,
        _ tree: inout ProjectTree,
        _ readsBases: Bool,
        into diagnostics: inout DiagnosticBag
    ) {
        let present = tree.names(in: ScaffoldFolder.bases, into: &diagnostics)
        let kept = Set(present.compactMap { ContentHash(hex: $0) })
        let damaged = readsBases ? damagedBases(among: kept, tree, into: &diagnostics) : [:]
        var missing = Set(bases.keys.filter { !kept.contains($0) || damaged[$0] != nil })
        var added: [(hash: ContentHash, text: [UInt8], target: String)] = []
        for entry in remembered {
            guard !missing.isEmpty, missing.remove(entry.hash) != nil, let text = bases[entry.hash],
                let location = tree.locate(ScaffoldFolder.base(entry.hash), for: nil, into: &diagnostics)
            else { continue }
            added.append((entry.hash, text, location.path))
        }
        book.bases = Concurrently.map(added) { hash, text, target in
            let bytes = BaseText.write(text, hash: hash)
            return PlannedWrite(path: ScaffoldFolder.base(hash), target: target, bytes: bytes, replaced: damaged[hash])
        }
        var unnamed = kept
        for manifest in manifests.values {
            for entry in manifest.entries.values where entry.keepsBase {
                unnamed.remove(entry.hash)
                for other in entry.others { unnamed.remove(other.hash) }
            }
        }
        for name in present {
            guard let hash = ContentHash(hex: name), unnamed.contains(hash) else { continue }
            let path = ScaffoldFolder.base(hash)
            guard let location = tree.locate(path, for: nil, into: &diagnostics) else { continue }
            book.spent.append(PlannedRemoval(path: path, target: location.path, expected: nil))
        }
    }

    /// What lies under the names of bases whose text is at hand, and is another.
    private func damagedBases(
        among kept: Set<ContentHash>,
        _ tree: ProjectTree,
        into diagnostics: inout DiagnosticBag
    ) -> [ContentHash: [UInt8]] {
        let texts = bases.filter { kept.contains($0.key) }
        let (fileSystem, root) = (tree.fileSystem, tree.root)
        let found = Concurrently.map(Array(texts), into: &diagnostics) { base, diagnostics -> [UInt8]? in
            do throws(FileSystemError) {
                let bytes = try fileSystem.read(root.absolute(ScaffoldFolder.base(base.key)))
                return bytes == BaseText.write(base.value, hash: base.key) ? nil : bytes
            } catch {
                diagnostics.add(error.about(ScaffoldFolder.base(base.key)).diagnostic())
                return nil
            }
        }
        var damaged: [ContentHash: [UInt8]] = [:]
        for (hash, bytes) in zip(texts.keys, found) { damaged[hash] = bytes }
        return damaged
    }
}
