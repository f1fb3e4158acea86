/// Which folders hold outputs of several specs.
struct FolderOwners {
    /// By folder, with all that is in it: the spec whose output was met first.
    private var specs: [String: String?] = [:]
    private var shared: Set<String> = []

    init(_ files: [PlannedFile], _ memory: Memory) {
        let planned = Set(files.map(\.path))
        for file in files { add(file.path, file.key?.spec) }
        for entry in memory.manifests.values.flatMap(\.entries.values) where !planned.contains(entry.path) { add(entry.path, entry.key.spec) }
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

    /// Where an output of a module may lie after its person moved it: in the innermost folder that holds all of the module's outputs in the same
    /// folder of the project, as far as no other module has any there.
    ///
    /// - Parameter paths: those of the module's outputs.
    func folder(of path: String, among paths: [String]) -> String {
        let siblings = paths.filter { $0.split(separator: "/").first == path.split(separator: "/").first }
        var folder = path.parentPath
        while !folder.isEmpty, !siblings.allSatisfy({ $0.hasPrefix(folder + "/") }), !shared.contains(folder.parentPath) { folder = folder.parentPath }
        return folder
    }

    /// The same for an output of the project's own: in the folder around its own, where that is none of the outermost.
    func folder(ofProjects path: String) -> String {
        let outer = path.parentPath.parentPath
        return outer.contains("/") ? outer : path.parentPath
    }
}
