package import Diagnostics

/// Files that are written where nothing lies, and belong to nobody but their folder: nothing is remembered of them.
package enum NewFiles {
    /// - Parameter files: by paths relative to the project.
    package static func write(_ files: [(path: String, bytes: [UInt8])], in project: ProjectFolder, into diagnostics: inout DiagnosticBag) {
        guard var tree = ProjectTree(project, into: &diagnostics) else { return }
        for file in files {
            guard let location = tree.locate(file.path, for: nil, into: &diagnostics) else { continue }
            do throws(FileSystemError) {
                try makeFolder(location.path.parentPath, in: tree)
                try tree.fileSystem.write(file.bytes, toNew: tree.root.absolute(location.path), permissions: nil)
            } catch {
                diagnostics.add(error.about(file.path).diagnostic())
            }
        }
    }

    private static func makeFolder(_ path: String, in tree: ProjectTree) throws(FileSystemError) {
        guard !path.isEmpty else { return }
        try makeFolder(path.parentPath, in: tree)
        try tree.fileSystem.createFolder(tree.root.absolute(path))
    }
}
