import Diagnostics

/// What a run remembers: the manifests' lines that change, and the bases that they need.
struct Record {
    /// The writes that keep `.scaffold` in step with the outputs.
    struct Bookkeeping {
        var manifests: [PlannedWrite] = []
        var bases: [PlannedWrite] = []
        var spent: [PlannedRemoval] = []

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
        into diagnostics: inout DiagnosticBag
    ) -> Bookkeeping {
        var manifests = memory.manifests
        for key in forgotten { manifests[key.spec]?.forget(key) }
        for entry in remembered { manifests[entry.key.spec, default: Manifest(spec: entry.key.spec)].remember(entry) }

        var book = Bookkeeping()
        let touched = Set(forgotten.map(\.spec)).union(remembered.map(\.key.spec))
            .union(memory.manifests.values.filter(\.isUnion).map(\.spec))
        for manifest in touched.compactMap({ manifests[$0] }).sorted(by: { $0.path.precedesByBytes($1.path) }) {
            let file = memory.files[manifest.spec]
            guard manifest.isUnion || file == nil || manifest != memory.manifests[manifest.spec] else { continue }
            guard let location = file?.location ?? tree.locate(manifest.path, for: nil, into: &diagnostics) else { continue }
            if manifest.entries.isEmpty {
                if file == nil { continue }
                book.spent.append(PlannedRemoval(path: manifest.path, target: location.path, expected: file?.bytes))
                continue
            }
            book.manifests.append(
                PlannedWrite(
                    path: manifest.path,
                    target: location.path,
                    bytes: ManifestText.write(manifest),
                    permissions: location.status?.permissions,
                    replaced: file?.bytes
                )
            )
        }
        keepBases(of: manifests, in: &book, &tree, into: &diagnostics)
        return book
    }

    private func keepBases(
        of manifests: [String?: Manifest],
        in book: inout Bookkeeping,
        _ tree: inout ProjectTree,
        into diagnostics: inout DiagnosticBag
    ) {
        let present = tree.names(in: ScaffoldFolder.bases, into: &diagnostics)
        var missing = Set(bases.keys).subtracting(present.compactMap { ContentHash(hex: $0) })
        for entry in remembered where missing.remove(entry.hash) != nil {
            guard let text = bases[entry.hash] else { continue }
            let path = ScaffoldFolder.base(entry.hash)
            guard let location = tree.locate(path, for: nil, into: &diagnostics) else { continue }
            book.bases.append(PlannedWrite(path: path, target: location.path, bytes: BaseText.write(text)))
        }
        var named: Set<ContentHash> = []
        for manifest in manifests.values {
            for entry in manifest.entries.values where entry.keepsBase { named.formUnion(entry.hashes) }
        }
        for name in present {
            guard let hash = ContentHash(hex: name), !named.contains(hash) else { continue }
            let path = ScaffoldFolder.base(hash)
            guard let location = tree.locate(path, for: nil, into: &diagnostics) else { continue }
            book.spent.append(PlannedRemoval(path: path, target: location.path, expected: nil))
        }
    }
}
