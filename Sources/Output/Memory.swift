import Diagnostics

/// All that the manifests remember.
struct Memory {
    private(set) var manifests: [String?: Manifest] = [:]
    /// The manifests as they lie on the disk.
    private(set) var files: [String?: (bytes: [UInt8], location: ProjectTree.Location)] = [:]
    private var entriesByPath: [String: [ManifestEntry]] = [:]

    /// Nil where a manifest can't be read or is damaged; all such are reported.
    static func read(_ tree: inout ProjectTree, into diagnostics: inout DiagnosticBag) -> Memory? {
        var memory = Memory()
        var found = DiagnosticBag()
        var files = tree.files(under: ScaffoldFolder.manifests, into: &found)
            .filter { $0.path.hasSuffix(ScaffoldFolder.manifestSuffix) }
        if let location = tree.locate(ScaffoldFolder.projectManifest, for: nil, into: &found), location.status != nil {
            files.append((ScaffoldFolder.projectManifest, location))
        }
        let (fileSystem, root) = (tree.fileSystem, tree.root)
        let manifests = Concurrently.map(files, into: &found) { file, found -> (bytes: [UInt8], manifest: Manifest)? in
            do throws(FileSystemError) {
                let source = SourceFile(path: file.path, bytes: try fileSystem.read(root.absolute(file.location.path)))
                let spec = ScaffoldFolder.spec(ofManifest: file.path)
                return ManifestText.read(source, spec: spec, into: &found).map { (source.bytes, $0) }
            } catch {
                found.add(error.about(file.path).diagnostic())
                return nil
            }
        }
        for (file, read) in zip(files, manifests) {
            if let read { memory.add(read.manifest, read.bytes, at: file.location) }
        }
        diagnostics.add(contentsOf: found)
        return found.hasErrors ? nil : memory
    }

    private mutating func add(_ manifest: Manifest, _ bytes: [UInt8], at location: ProjectTree.Location) {
        manifests[manifest.spec] = manifest
        files[manifest.spec] = (bytes, location)
        for entry in manifest.sortedEntries {
            for place in entry.places { entriesByPath[place.path, default: []].append(place) }
        }
    }

    func entry(_ key: OutputKey) -> ManifestEntry? {
        manifests[key.spec]?.entries[key]
    }

    /// Brings what was remembered of modules under their old names to the new ones' specs, all at once: one may take the place that another leaves.
    ///
    /// - Parameter renames: each with the spec that the module had.
    /// - Returns: what is to be forgotten.
    mutating func rename(_ renames: [(rename: ModuleRename, from: String)]) -> [OutputKey] {
        let old = renames.map { manifests[$0.from]?.sortedEntries ?? [] }
        for entry in old.joined() { entriesByPath[entry.path]?.removeAll { $0.key == entry.key } }
        for ((rename, _), entries) in zip(renames, old) {
            var renamed = Manifest(spec: rename.spec)
            for entry in entries {
                let instance = rename.applied(to: entry.key.instance)
                let key = OutputKey(spec: rename.spec, pack: entry.key.pack, template: entry.key.template, instance: instance)
                renamed.remember(entry.remembered(under: key))
                entriesByPath[entry.path, default: []].append(entry.remembered(under: key))
            }
            manifests[rename.spec] = renamed
        }
        let taken = Set(renames.map(\.rename.spec))
        return old.joined().map(\.key).filter { key in entry(key) == nil || !(key.spec.map(taken.contains) ?? false) }
    }

    /// The outputs that were last written to a path. More than one where a spec file was moved, or after a merge.
    func entries(at path: String) -> [ManifestEntry] {
        entriesByPath[path] ?? []
    }
}
