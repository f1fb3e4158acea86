import Diagnostics

extension Planning {
    /// Outputs of earlier runs that no spec asks for any more: the tool's own go, all others stay.
    mutating func releaseOrphans() {
        let entries = memory.manifests.values.flatMap { $0.entries.values.filter { !keys.contains($0.key) } }.filter {
            !record.forgotten.contains($0.key) && $0.key.pack != OutputKey.packOfCopies && options.packs?.contains($0.key.pack) ?? true
        }
        for entry in entries.sorted(by: { $0.path == $1.path ? $0.key < $1.key : $0.path.precedesByBytes($1.path) }) {
            do throws(FileSystemError) {
                try release(entry)
            } catch {
                diagnostics.add(tree.root.relative(error).diagnostic())
            }
        }
    }

    private mutating func release(_ entry: ManifestEntry) throws(FileSystemError) {
        let isThere = entry.places.contains { disk(at: $0.path) != nil }
        if isThere, entry.owner == .person, specs.contains(entry.key.spec) {
            record.remember(entry.remembered(as: entry, state: .released), base: nil)
        } else {
            record.forget(entry.key)
        }
        if entry.state == .released { return }
        if !isThere, let moved = try movedByPerson(entry, as: nil) { return release(moved.path) }
        for side in entry.places { try leave(side, for: nil) }
    }

    /// - Parameter target: what it leads to where it is a link.
    mutating func release(_ path: String, linkTo target: String? = nil) {
        changes.append(Change(path: path, kind: .release))
        if !options.comparesOnly { diagnostics.add(.released(path, linkTo: target)) }
    }

    /// Takes a file away that nobody needs to look at, or says that it is a person's alone from now on.
    ///
    /// - Parameter kept: the same output elsewhere, which stays; nil where none does.
    mutating func leave(_ entry: ManifestEntry, for kept: DiskText?) throws(FileSystemError) {
        guard let location = tree.locate(entry.path, for: nil, into: &diagnostics), !targets.contains(location.path),
            let disk = try disk(location)
        else { return }
        if isLink(entry.path, to: location) { return release(entry.path, linkTo: location.path) }
        let nothing = (text: [UInt8](), hash: ContentHash(of: []))
        let isSpent: Bool
        switch (entry.owner, situation(entry.owner, entry, disk, new: nothing, try bases(of: entry, for: disk), .nothing).action) {
        case (.tool, .rewrite), (.tool, .keep): isSpent = true
        case (.tool, .rescueAndRewrite):
            rescue(disk, entry.path, isRemoved: true)
            isSpent = true
        case (.person, .rewrite): isSpent = kept != nil
        default: isSpent = disk.text == kept?.text
        }
        if isSpent {
            removals.append(PlannedRemoval(path: entry.path, target: location.path, key: entry.key, expected: disk.bytes))
            changes.append(Change(path: entry.path, kind: .remove, difference: .init(old: disk.bytes, new: nil)))
        } else {
            release(entry.path)
        }
    }
}

extension Diagnostic {
    fileprivate static func released(_ path: String, linkTo target: String?) -> Diagnostic {
        Diagnostic(
            .outputReleased,
            "`\(path)` is not generated any more",
            at: .path(path),
            severity: .warning,
            help: "delete it, or keep it: it is yours alone from now on, and is not mentioned again",
            notes: target.map { [Note("it is a link to `\($0)`: neither is taken away")] } ?? []
        )
    }
}
