import Diagnostics

/// All that the manifests remember.
struct Memory {
    private(set) var manifests: [String?: Manifest] = [:]
    /// The manifests as they lie on the disk.
    private(set) var files: [String?: (bytes: [UInt8], location: ProjectTree.Location)] = [:]
    /// What the manifests call outputs of modules that have another name now.
    private(set) var formerKeys: [OutputKey: OutputKey] = [:]
    private var entriesByPath: [String: [ManifestEntry]] = [:]

    /// Nil where a manifest can't be read or is damaged; all such are reported.
    ///
    /// - Parameter specs: those of now. One that is gone, and differs only in case from one of them, is that one.
    static func read(_ tree: inout ProjectTree, specs: Set<String?>, into diagnostics: inout DiagnosticBag) -> Memory? {
        var memory = Memory()
        var found = DiagnosticBag()
        var files = tree.files(under: ScaffoldFolder.manifests, into: &found)
            .filter { $0.path.hasSuffix(ScaffoldFolder.manifestSuffix) }
        if let location = tree.locate(ScaffoldFolder.projectManifest, for: nil, into: &found), location.kind != nil {
            files.append((ScaffoldFolder.projectManifest, location))
        }
        let spellings = Dictionary(specs.compactMap(\.self).sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
        let paths = Set(files.map(\.path))
        let (fileSystem, root) = (tree.fileSystem, tree.root)
        let manifests = Concurrently.map(files, into: &found) { file, found -> (bytes: [UInt8], manifest: Manifest)? in
            do throws(FileSystemError) {
                let source = SourceFile(path: file.path, bytes: try fileSystem.read(root.absolute(file.location.path)))
                var spec = ScaffoldFolder.spec(ofManifest: file.path)
                if let written = spec, !specs.contains(written), let other = spellings[written.lowercased()],
                    !paths.contains(ScaffoldFolder.manifest(ofSpec: other)), try !fileSystem.isThere(written, in: root)
                {
                    spec = other
                }
                return ManifestText.read(source, spec: spec, into: &found).map { (source.bytes, $0) }
            } catch {
                found.add(error.about(file.path).diagnostic())
                return nil
            }
        }
        for (file, read) in zip(files, manifests) {
            guard let read else { continue }
            // Where it is to be spelled otherwise, the tree knows how.
            let path = read.manifest.path
            let located = path == file.path ? nil : tree.locate(path, for: nil, into: &found)
            memory.add(read.manifest, read.bytes, at: located.flatMap { $0.path == file.location.path ? $0 : nil } ?? file.location)
        }
        diagnostics.add(contentsOf: found)
        return found.hasErrors ? nil : memory
    }

    private mutating func add(_ manifest: Manifest, _ bytes: [UInt8], at location: ProjectTree.Location) {
        manifests[manifest.spec] = manifest
        files[manifest.spec] = (bytes, location)
        index(manifest)
    }

    private mutating func index(_ manifest: Manifest) {
        for entry in manifest.entries.values {
            for place in entry.places { entriesByPath[place.path, default: []].append(place) }
        }
    }

    func entry(_ key: OutputKey) -> ManifestEntry? {
        manifests[key.spec]?.entries[key]
    }

    /// Brings what was remembered of modules under their old names to the new ones' specs, all at once: one may take the place that another leaves.
    /// What a new name has already, since only one side of a merge renamed the module, is the same outputs on the other side.
    ///
    /// - Parameters:
    ///   - renames: each with a spec that the module had.
    ///   - planned: the outputs of now.
    /// - Returns: what is to be forgotten.
    mutating func rename(_ renames: [(rename: ModuleRename, from: String)], planned: Set<OutputKey>) -> [OutputKey] {
        let old = renames.map { manifests[$0.from]?.sortedEntries ?? [] }
        for (_, from) in renames { manifests[from] = Manifest(spec: from, isUnion: true) }
        for ((rename, _), entries) in zip(renames, old) {
            var renamed = Manifest(spec: rename.spec, entries: manifests[rename.spec]?.sortedEntries ?? [], isUnion: true)
            for entry in entries {
                let key = rename.applied(to: entry.key, planned)
                renamed.join(entry.remembered(under: key))
                if key != entry.key { formerKeys[key] = entry.key }
            }
            manifests[rename.spec] = renamed
        }
        entriesByPath = [:]
        for manifest in manifests.values { index(manifest) }
        return old.joined().map(\.key).filter { entry($0) == nil }
    }

    /// Adds another side of an output.
    mutating func join(_ entry: ManifestEntry) {
        manifests[entry.key.spec, default: Manifest(spec: entry.key.spec)].join(entry)
        entriesByPath[entry.path, default: []].append(entry)
    }

    /// Of all outputs.
    var paths: [String] { Array(entriesByPath.keys) }

    /// The outputs that were last written to a path, by key. More than one where a spec file was moved, or after a merge.
    func entries(at path: String) -> [ManifestEntry] {
        let entries = entriesByPath[path] ?? []
        return entries.count > 1 ? entries.sorted { $0.key < $1.key } : entries
    }
}
