import Diagnostics
package import Support

/// A spec that a command changes, moves or removes. It is written last: until then, the same command can be run again.
package struct SourceChange: Sendable {
    /// Relative to the project.
    package let path: String
    package let newPath: String
    package let old: [UInt8]
    /// Nil for a file that is removed.
    package let new: [UInt8]?

    package init(path: String, newPath: String? = nil, old: [UInt8], new: [UInt8]?) {
        (self.path, self.newPath, self.old, self.new) = (path, newPath ?? path, old, new)
    }
}

/// The outputs that get other names in a run, because a module, flow or service is renamed or a pack now uses other names.
package struct OutputRename: Sendable {
    /// The new key of each output.
    let keys: [OutputKey: OutputKey]
    /// Returns the old names that stay in a user-owned text: the user has declared them there, unlike the last renders.
    let ownNames: @Sendable (_ text: [UInt8], _ renders: [[UInt8]]) -> Set<String>
    /// Returns a user-owned text with the new names in its code, except for names of the user's own.
    let apply: @Sendable (_ text: [UInt8], _ file: PlannedFile, _ ownNames: Set<String>) -> [UInt8]

    package init(
        keys: [OutputKey: OutputKey],
        ownNames: @escaping @Sendable (_ text: [UInt8], _ renders: [[UInt8]]) -> Set<String> = { _, _ in [] },
        apply: @escaping @Sendable (_ text: [UInt8], _ file: PlannedFile, _ ownNames: Set<String>) -> [UInt8]
    ) {
        (self.keys, self.ownNames, self.apply) = (keys, ownNames, apply)
    }
}

/// The last render of an output that has a different render now.
package struct LastRender: Sendable {
    package let text: [UInt8]
    /// The file with the new render.
    package let file: PlannedFile
}

extension ProjectFolder {
    private func manifests() -> (ManifestStore, ProjectTree)? {
        var ignored = DiagnosticBag()
        guard var tree = ProjectTree(self, into: &ignored), let store = ManifestStore.read(&tree, into: &ignored) else {
            return nil
        }
        return (store, tree)
    }

    /// Returns the files that no earlier run has written.
    package func unknown(_ files: [PlannedFile]) -> [PlannedFile] {
        guard !files.isEmpty, let (store, _) = manifests() else { return [] }
        return files.filter { $0.key.flatMap(store.entry) == nil }
    }

    /// The specs whose outputs an interrupted run was about to write.
    package var interruptedSpecs: Set<String> { Set(manifests()?.0.interrupted.compactMap(\.key.spec) ?? []) }

    /// The paths of the generated files of earlier runs.
    package var generatedPaths: Set<String> {
        guard let (store, _) = manifests() else { return [] }
        let entries = store.manifests.values.flatMap(\.entries.values).filter { $0.owner == .generated }
        return Set(entries.flatMap(\.paths))
    }

    /// Returns the paths of the specs that are new, or that have changed since the last run.
    package func changedSpecs(among specs: [GenerationInput]) -> Set<String> {
        guard let (store, _) = manifests() else { return [] }
        let changed = specs.filter { spec in
            guard let inputs = store.manifests[spec.path]?.inputs else { return true }
            return inputs[spec.path].map { !$0.contains(spec.hash) } ?? false
        }
        return Set(changed.map(\.path))
    }

    /// Returns the last renders of outputs that are on the disk and have a different render now. The last render of a generated file is known if
    /// the file has not changed since.
    ///
    /// - Parameter keys: the new keys of outputs that had other keys in earlier runs.
    package func lastRenders(of files: [PlannedFile], renamed keys: [OutputKey: OutputKey]) -> [LastRender] {
        var (renders, ignored, update) = ([LastRender](), DiagnosticBag(), ManifestUpdate())
        guard var (store, tree) = manifests() else { return [] }
        store.rename(keys, into: &update)
        for file in files {
            let entry = file.key.flatMap(store.entry)
            let lines = entry?.lines.filter { $0.owner == file.owner && $0.render != file.hash } ?? []
            let locations = lines.compactMap { tree.locate($0.path, into: &ignored) }.filter { $0.kind != nil }
            for line in locations.isEmpty ? [] : lines {
                if file.owner == .user {
                    let text = store.base(line.render, ofSpec: line.key.spec, &tree)
                    if let text { renders.append(LastRender(text: text, file: file)) }
                } else if let location = locations.first(where: { $0.path == line.path }),
                    // The planner reports an error if it needs this text.
                    let disk = tree.read(location, into: &ignored).map({ DiskText($0) }), disk.hash == line.render
                {
                    renders.append(LastRender(text: disk.text, file: file))
                }
            }
        }
        return renders
    }
}

extension RegenerationPlanner {
    /// Returns the merge of an edited user-owned file whose names change; nil if none of its text changes.
    mutating func renamingMerge(_ file: PlannedFile, _ source: OutputPlace, _ bases: [[UInt8]], isMerged: Bool)
        -> MergeInput?
    {
        guard let rename = options.rename else { return nil }
        let renders = bases.isEmpty ? [file.bytes] : bases
        let own = file.path.hasSuffix(".swift") ? rename.ownNames(source.disk.text, renders) : []
        let text = rename.apply(source.disk.text, file, own)
        let renamed = isMerged ? bases.map { rename.apply($0, file, own) } : [file.bytes]
        guard text != source.disk.text || isMerged && renamed != bases else { return nil }
        let siblings = siblings(of: file, at: source.location).map { rename.apply($0, file, own) }
        let disk = DiskText(source.disk.bytes, text: text)
        return MergeInput(file: file, path: source.path, bases: renamed, disk: disk, siblings: siblings)
    }

    mutating func noteSourceChanges() {
        for source in options.sources {
            guard let location = tree.locate(source.path, into: &diagnostics) else { continue }
            let isMoved = source.newPath != source.path
            let difference = UnifiedDiff(old: source.old, new: source.new, oldPath: isMoved ? source.path : nil)
            let kind: Change.Kind = source.new == nil ? .remove : isMoved ? .move : .rewrite
            result.changes.append(Change(path: source.newPath, kind: kind, difference: difference))
            if let new = source.new, new != source.old {
                let (target, old) = (location.path, source.old)
                result.sources.append(
                    .init(path: source.path, target: target, bytes: new, likeFile: target, replaced: old)
                )
            } else if source.new == nil {
                let removal = PlannedRemoval(path: source.path, target: location.path, expected: source.old)
                result.sourceRemovals.append(removal)
            }
            if isMoved { result.sourceRenames.append((from: source.path, to: source.newPath)) }
        }
    }
}
