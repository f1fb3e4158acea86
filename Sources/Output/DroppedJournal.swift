import Diagnostics

extension Replay {
    /// Gives a journal up that does not fit the manifests: what lies on the disk stays, and all is planned anew.
    ///
    /// Bytes of a person's that were taken out come back or are rescued. So do files that were to be removed, and files of the tool's
    /// that the manifests still have as they were: nothing would tell later that their new text is no edit.
    mutating func drop(_ journal: Journal) throws(FileSystemError) {
        let manifests = try remembered(journal)
        for entry in journal.entries where entry.kind == .file || entry.kind == .removal {
            let disk = try staging.hash(at: target(entry))
            guard let staged = try staging.hash(entry.slot) else { continue }
            let isPersons = staged != entry.new && staged != entry.old
            if disk != entry.new {
                if isPersons { try rescue(entry) }
            } else if isPersons && isWhole(entry) || entry.kind == .removal {
                try putBack(entry)
            } else if entry.owner == .tool, staged == entry.old, let key = entry.key, let known = manifests[key],
                known.hash == ContentHash(of: TextForm.normalized(try staging.fileSystem.read(slot(entry))))
            {
                try putBack(entry)
            }
        }
    }

    private func remembered(_ journal: Journal) throws(FileSystemError) -> [OutputKey: ManifestEntry] {
        var entries: [OutputKey: ManifestEntry] = [:]
        for spec in Set(journal.entries.compactMap(\.key).map(\.spec)) {
            let path = staging.root.absolute(ScaffoldFolder.manifest(ofSpec: spec))
            guard let manifest = try readManifest(path, spec: spec) else { continue }
            entries.merge(manifest.entries) { first, _ in first }
        }
        return entries
    }
}
