/// Whose outputs lie in which folders, and where persons may have put theirs.
struct FolderOwners {
    /// By folder, with all that is in it: the spec whose output was met first.
    private var specs: [String: String?] = [:]
    /// Folders that hold outputs of several specs.
    private var shared: Set<String> = []
    /// Of the files that persons own, by spec: those of now, and those of the last run.
    private var paths: [String?: [String]] = [:]
    private var formerPaths: [String?: [String]] = [:]

    init(_ files: [PlannedFile], _ memory: Memory) {
        let planned = Set(files.map(\.path))
        for file in files {
            add(file.path, file.key?.spec)
            if file.owner == .person { paths[file.key?.spec, default: []].append(file.path) }
        }
        for entry in memory.manifests.values.flatMap(\.entries.values) {
            if !planned.contains(entry.path) { add(entry.path, entry.key.spec) }
            if entry.owner == .person { formerPaths[entry.key.spec, default: []].append(entry.path) }
        }
    }

    private mutating func add(_ path: String, _ spec: String?) {
        var folder = path.parentPath
        while !folder.isEmpty {
            if let known = specs[folder] {
                if known != spec { shared.insert(folder) }
            } else {
                specs[folder] = .some(spec)
            }
            folder = folder.parentPath
        }
    }

    /// Where an output of a module may lie after its person moved it, and what belongs to it: in the innermost folder that holds all that persons own of
    /// the module in the same folder of the project, as far as no other module has any there. For an output of the project's own, in the
    /// folder around its own, where that is none of the outermost.
    func folder(of path: String, _ spec: String?) -> String {
        folder(of: path, spec, among: paths[spec] ?? [])
    }

    /// The same, as of the last run.
    func formerFolder(of entry: ManifestEntry) -> String {
        folder(of: entry.path, entry.key.spec, among: formerPaths[entry.key.spec] ?? [])
    }

    private func folder(of path: String, _ spec: String?, among paths: [String]) -> String {
        guard spec != nil else {
            let outer = path.parentPath.parentPath
            return outer.contains("/") ? outer : path.parentPath
        }
        let siblings = paths.filter { $0.split(separator: "/").first == path.split(separator: "/").first }
        var folder = path.parentPath
        while !folder.isEmpty, !siblings.allSatisfy({ $0.hasPrefix(folder + "/") }), !shared.contains(folder.parentPath) { folder = folder.parentPath }
        return folder
    }
}
