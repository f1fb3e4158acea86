import FileSystem
import Support

/// The folders of modules, in which users may move their files.
struct ModuleFolders {
    /// The specs with outputs in a folder or its subfolders, by folder.
    private var specs: [String: Set<String?>] = [:]
    /// The paths of user-owned files, by spec: those of this run, and those of the last run.
    private var paths: [String?: [String]] = [:]
    private var formerPaths: [String?: [String]] = [:]
    private let options: PlanOptions

    init(_ files: [PlannedFile], _ store: ManifestStore, _ options: PlanOptions) {
        self.options = options
        let planned = Set(files.map(\.path))
        for file in files {
            for folder in file.path.folders { specs[folder, default: []].insert(file.key?.spec) }
            if file.owner == .user { paths[file.key?.spec, default: []].append(file.path) }
        }
        for line in store.manifests.values.flatMap(\.entries.values).flatMap(\.lines) {
            if !planned.contains(line.path) {
                for folder in line.path.folders { specs[folder, default: []].insert(line.key.spec) }
            }
            if line.owner == .user { formerPaths[line.key.spec, default: []].append(line.path) }
        }
    }

    /// Returns the folder in which to search for a moved file.
    ///
    /// The search starts at the file's folder. It goes up until the folder contains all user-owned files of the module, or all its tests, in the
    /// same top-level folder, but not into a folder with outputs of other modules. For the project's own outputs, it goes up one folder, but
    /// not to a top-level folder.
    func folder(of path: String, _ spec: String?, inLastRun: Bool = false) -> String {
        guard spec != nil else {
            let outer = path.parentPath.parentPath
            return outer.contains("/") ? outer : path.parentPath
        }
        let siblings = (inLastRun ? formerPaths : paths)[spec, default: []].filter {
            $0.split(separator: "/").first == path.split(separator: "/").first
                && options.testFolder(of: $0) == options.testFolder(of: path)
        }
        var folder = path.parentPath
        while !folder.isEmpty, !siblings.allSatisfy({ $0.hasPrefix(folder + "/") }),
            specs[folder.parentPath, default: []].count < 2
        {
            folder = folder.parentPath
        }
        return folder
    }
}
