import Diagnostics
import FileSystem
import Support

/// The manifests of a project, and the bases of its merges, as earlier runs left them.
struct ManifestStore {
    /// A file of `.scaffold` as it is on the disk.
    struct StoredFile: Sendable {
        let bytes: [UInt8]
        let location: ProjectTree.Location
    }

    private(set) var manifests: [String?: Manifest] = [:]
    private(set) var files: [String?: StoredFile] = [:]
    private var entriesByPath: [String: [ManifestEntry]] = [:]
    /// The former specs of a spec's outputs, whose files can have their bases. For example, the spec file was moved.
    private var formerSpecs: [String?: [String?]] = [:]
    private var readBases: [String?: (file: StoredFile?, bases: MergeBases)] = [:]
    /// The file system errors of the search for bases. If these bases counted as missing, edited files would not be merged.
    private(set) var failures = DiagnosticBag()

    static func read(_ tree: inout ProjectTree, into diagnostics: inout DiagnosticBag) -> ManifestStore? {
        var found = DiagnosticBag()
        var files = tree.files(under: ScaffoldFolder.manifests, into: &found)
            .filter { $0.path.hasSuffix(ScaffoldFolder.manifestSuffix) }
        if let location = tree.locate(ScaffoldFolder.projectManifest, into: &found), location.kind != nil {
            files.append((ScaffoldFolder.projectManifest, location))
        }
        let read = Concurrently.map(files, into: &found) {
            [tree] file, found -> (file: StoredFile, manifest: Manifest)? in
            guard let bytes = tree.read(file.location, into: &found) else { return nil }
            let source = SourceFile(path: file.path, bytes: bytes)
            let manifest = ManifestText.read(source, spec: ScaffoldFolder.spec(ofManifest: file.path), into: &found)
            return manifest.map { (StoredFile(bytes: bytes, location: file.location), $0) }
        }
        diagnostics.add(contentsOf: found)
        guard !found.hasErrors else { return nil }
        var store = ManifestStore()
        for case (let file, let manifest)? in read {
            store.manifests[manifest.spec] = manifest
            store.files[manifest.spec] = file
        }
        return store
    }

    /// Marks the writes that an interrupted run completed as done, and indexes the paths.
    mutating func settle(_ bytes: (_ path: String) -> ContentHash?) {
        for (spec, manifest) in manifests {
            for entry in manifest.entries.values {
                guard let done = entry.lines.first(where: { $0.pending != nil && $0.pending == bytes($0.path) }) else {
                    continue
                }
                var settled = ManifestEntry(done.pending(nil))
                // The files at its other paths must still be removed.
                for line in entry.lines where line.path != done.path { settled.add(line) }
                manifests[spec]?.entries[entry.key] = settled
                manifests[spec]?.needsRewrite = true
            }
        }
        for entry in manifests.values.flatMap(\.entries.values) {
            for path in entry.paths { entriesByPath[path, default: []].append(entry) }
        }
    }

    /// Moves outputs to other keys. Lines that an interrupted run has stored under these keys stay.
    mutating func rename(_ keys: [OutputKey: OutputKey], into update: inout ManifestUpdate) {
        for (old, new) in keys.sorted(by: { $0.key < $1.key }) {
            guard let entry = manifests[old.spec]?.entries[old], old != new else { continue }
            update.forget(old)
            var manifest = manifests[new.spec] ?? Manifest(spec: new.spec)
            for line in entry.lines { manifest.add(line.moved(to: new)) }
            manifest.needsRewrite = true
            manifests[new.spec] = manifest
            addFormerSpec(old.spec, of: new.spec)
        }
    }

    /// Returns the new keys of outputs that get another path, and also belong to another spec or come from a template of another name. This happens,
    /// for example, if a spec file is moved or renamed, and gets a `group`.
    ///
    /// - Parameters:
    ///   - templates: the names of all templates; nil if they are not known.
    ///   - isGone: whether an output no longer belongs to its former spec.
    ///   - isThere: whether there is a file at a path. An output that is already in a manifest takes over no other file.
    func keysOfMoved(
        to files: [PlannedFile],
        templates: Set<String>?,
        isGone: (OutputKey) -> Bool,
        isThere: (String) -> Bool
    ) -> [OutputKey: OutputKey] {
        let planned = files.compactMap { file in file.key.map { (key: $0, path: file.path) } }
        var known = manifests.values.flatMap(\.entries.values)
        guard !known.isEmpty else { return [:] }
        var keys: [OutputKey: OutputKey] = [:]
        /// - Parameters:
        ///   - isNamedAfterSpec: whether the name of the file must contain the name of its former or new spec.
        ///   - name: returns the parts of a key and a path that don't change in such a move; nil for an output that can't move so.
        func match(isNamedAfterSpec: Bool = false, _ name: (_ key: OutputKey, _ path: String) -> [String]?) {
            let taken = Set(keys.values)
            let files = Dictionary(grouping: planned) { name($0.key, $0.path) }
            for (name, entries) in Dictionary(grouping: known, by: { name($0.key, $0.lines[0].path) }) {
                guard name != nil, let files = files[name], files.count == 1, !taken.contains(files[0].key) else {
                    continue
                }
                let (new, gone) = (files[0], entries.filter { keys[$0.key] == nil && isGone($0.key) })
                guard gone.count == 1, let old = gone.first, !old.paths.contains(new.path),
                    !isNamedAfterSpec || [old.key, new.key].contains(where: { $0.isInName(of: new.path) }),
                    entry(new.key)?.isOnlyPending ?? true || !old.paths.contains(where: isThere)
                else { continue }
                keys[old.key] = new.key
            }
        }
        match { key, path in
            guard let spec = key.spec else { return nil }
            return [key.pack, key.template, key.instance.isEmpty ? spec.lastName : key.instance, path.lastName]
        }
        match(isNamedAfterSpec: true) { key, path in [key.pack, key.template, key.instance, path.lastName] }
        guard let templates else { return keys }
        known.removeAll { templates.contains($0.key.template) }
        match { key, path in [key.pack, key.spec ?? "", key.instance, path.lastName] }
        return keys
    }

    /// Assigns manifests to specs whose paths have changed only in case. The file of such a manifest keeps its name: on most Macs,
    /// both names are the same file.
    mutating func respell(_ specs: Set<String?>) {
        for old in manifests.keys where !specs.contains(old) {
            guard let spec = specs.first(where: { $0?.lowercased() == old?.lowercased() }), manifests[spec] == nil,
                let former = manifests.removeValue(forKey: old)
            else { continue }
            var manifest = Manifest(spec: spec)
            for line in former.entries.values.flatMap(\.lines) {
                let key = line.key
                let new = OutputKey(spec: spec, pack: key.pack, template: key.template, instance: key.instance)
                manifest.add(line.moved(to: new))
            }
            manifests[spec] = manifest
            files[spec] = files.removeValue(forKey: old)
        }
    }

    mutating func addFormerSpec(_ former: String?, of spec: String?) {
        guard former != spec, formerSpecs[spec]?.contains(former) != true else { return }
        formerSpecs[spec, default: []].append(former)
    }

    func entry(_ key: OutputKey) -> ManifestEntry? {
        manifests[key.spec]?.entries[key]
    }

    /// Returns the outputs that may be at a path, sorted by key. There can be several if a spec file was moved or branches were merged.
    func entries(at path: String) -> [ManifestEntry] {
        let entries = entriesByPath[path] ?? []
        return entries.count > 1 ? entries.sorted { $0.key < $1.key } : entries
    }

    /// The outputs that an interrupted run was about to write.
    var interrupted: [ManifestLine] {
        manifests.values.flatMap { $0.entries.values.lazy.flatMap(\.lines) }.filter { $0.pending != nil }
    }

    mutating func bases(ofSpec spec: String?, _ tree: inout ProjectTree) -> (file: StoredFile?, bases: MergeBases) {
        if let known = readBases[spec] { return known }
        var obstacles = DiagnosticBag()
        let path = ScaffoldFolder.bases(ofSpec: spec)
        var read: (file: StoredFile?, bases: MergeBases) = (nil, MergeBases())
        if let location = tree.locate(path, into: &obstacles), let bytes = tree.read(location, into: &obstacles) {
            read = (StoredFile(bytes: bytes, location: location), MergeBases(fileText: bytes))
        }
        for obstacle in obstacles.sorted where obstacle.code == .fileSystemFailure { failures.add(obstacle) }
        readBases[spec] = read
        return read
    }

    /// Takes over the bases that a copy of the store has read from the disk.
    mutating func addBases(readBy copy: ManifestStore) {
        readBases.merge(copy.readBases) { known, _ in known }
        failures.add(contentsOf: copy.failures)
    }

    /// Returns the text of a last render; nil if it is lost.
    mutating func base(_ hash: ContentHash, ofSpec spec: String?, _ tree: inout ProjectTree) -> [UInt8]? {
        for spec in [spec] + (formerSpecs[spec] ?? []) {
            if let text = bases(ofSpec: spec, &tree).bases.texts[hash] { return text }
        }
        return nil
    }
}

extension OutputKey {
    /// Returns whether the name of a file contains the name of the spec: `LoginView.swift` and `Specs/Login.yml`.
    fileprivate func isInName(of path: String) -> Bool {
        guard let name = spec?.lastName.prefix(while: { $0 != "." }), !name.isEmpty else { return false }
        return path.lastName.contains(name)
    }
}
