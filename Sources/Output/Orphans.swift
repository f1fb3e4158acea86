import Diagnostics

extension Planning {
    /// Outputs of earlier runs that no spec asks for any more: the tool's own go, all others stay and are forgotten.
    mutating func releaseOrphans(_ memory: Memory) {
        let entries = memory.manifests.values.flatMap(\.sortedEntries).filter {
            !keys.contains($0.key) && !record.forgotten.contains($0.key) && $0.key.pack != OutputKey.packOfCopies
        }
        for entry in entries.sorted(by: { $0.path.precedesByBytes($1.path) }) {
            do throws(FileSystemError) {
                try release(entry)
            } catch {
                diagnostics.add(tree.root.relative(error).diagnostic())
            }
        }
    }

    private mutating func release(_ entry: ManifestEntry) throws(FileSystemError) {
        record.forget(entry.key)
        guard let location = tree.locate(entry.path, for: nil, into: &diagnostics), !targets.contains(location.path),
            let disk = try disk(location)
        else { return }
        if entry.owner == .tool, entry.hashes.contains(disk.hash) {
            removals.append(PlannedRemoval(path: entry.path, target: location.path, key: entry.key, expected: disk.bytes))
            changes.append(Change(path: entry.path, kind: .remove, difference: .init(old: disk.bytes, new: nil)))
        } else {
            changes.append(Change(path: entry.path, kind: .release))
            guard !options.comparesOnly else { return }
            diagnostics.add(
                Diagnostic(
                    .outputReleased,
                    "`\(entry.path)` is not generated any more",
                    at: .path(entry.path),
                    severity: .warning,
                    help: "delete it, or keep it: it is yours alone from now on, and is not mentioned again"
                )
            )
        }
    }
}
