import Diagnostics

/// What is left of a module under the name that it had, where one side of a merge in git renamed it.
extension Planning {
    /// Finds last renders again that went with the old name: they are what the renamed files were generated as, with the old name.
    ///
    /// A person's file that no manifest tells of, where it would be under the old name, and that reads like that, is another side of the output, unless the renamed one
    /// is edited too: one side has edited it, and git did not see that the two are the same.
    ///
    /// - Returns: those renders, with their paths.
    mutating func recallRenders(of rename: ModuleRename, _ memory: inout Memory) -> [(path: String, text: [UInt8])] {
        let back = ModuleRename(spec: rename.spec, old: rename.new, new: rename.old)
        var found: [(path: String, text: [UInt8])] = []
        for entry in memory.manifests[rename.spec]?.sortedEntries ?? [] where entry.owner == .person {
            let path = entry.path.split(separator: "/").map { back.applied(to: String($0)) }.joined(separator: "/")
            let left = path != entry.path && memory.entries(at: path).isEmpty && !targets.contains(path) ? disk(at: path) : nil
            guard left != nil || !entry.others.isEmpty else { continue }
            do throws(FileSystemError) {
                guard let base = try base(of: entry) else { continue }
                let text = RenamedWords.applied(back, to: base)
                let hash = ContentHash(of: text)
                if let left {
                    let isEdited = entry.state != .clean || disk(at: entry.path)?.hash != entry.hash
                    guard !isEdited, left.hash != hash, left.isLike(text) else { continue }
                    memory.join(ManifestEntry(key: entry.key, path: path, owner: .person, state: .clean, hash: hash))
                } else if !entry.hashes.contains(hash) {
                    continue
                }
                recalledBases[hash] = text
                found.append((path, text))
            } catch {
                diagnostics.add(tree.root.relative(error).diagnostic())
            }
        }
        return found
    }
}
