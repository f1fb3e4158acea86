import Diagnostics

/// What is left of a module under the name that it had, where one side of a merge in git renamed it, or where it was away for a time.
extension Planning {
    /// Finds last renders again that went with the old name: they are what the renamed files were generated as, with the old name.
    ///
    /// A person's file that no manifest tells of, where it would be under the old name, and that reads like that, is another side of the output, unless the renamed one
    /// is edited too: one side has edited it, and git did not see that the two are the same.
    ///
    /// - Parameter planned: what stands for the last render of a module of which nothing is remembered.
    /// - Returns: those renders, with their paths.
    mutating func recallRenders(of rename: ModuleRename, _ planned: [PlannedFile], _ memory: inout Memory) -> [(path: String, text: [UInt8])] {
        let remembered = memory.manifests[rename.spec]?.sortedEntries
        if remembered == nil { for file in planned { recalledBases[file.hash] = file.bytes } }
        let back = ModuleRename(spec: rename.spec, old: rename.new, new: rename.old)
        func formerPath(_ path: String) -> String { path.split(separator: "/").map { back.applied(to: String($0)) }.joined(separator: "/") }
        var found: [(path: String, text: [UInt8])] = []
        for entry in remembered ?? planned.compactMap(\.entry) where entry.owner == .person {
            let path = formerPath(entry.path)
            let left = path != entry.path && memory.entries(at: path).isEmpty && !targets.contains(path) ? disk(at: path) : nil
            guard left != nil || !entry.others.isEmpty else { continue }
            do throws(FileSystemError) {
                guard let base = try base(of: entry) else { continue }
                let text = RenamedWords.applied(back, to: base)
                let hash = ContentHash(of: text)
                if let left {
                    let lying = disk(at: entry.path)?.hash
                    let isAsMade = entry.state == .clean && (lying == entry.hash || lying == nil && remembered == nil)
                    guard isAsMade, left.hash != hash, left.isLike(text) else { continue }
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
        // The names that the tool's files had stand in the person's.
        let ofTool = remembered == nil && !found.isEmpty ? planned.filter { $0.owner == .tool } : []
        return found + ofTool.map { (formerPath($0.path), RenamedWords.applied(back, to: $0.bytes)) }
    }
}
