package import Diagnostics

/// Files that are written where nothing lies, and belong to nobody but their folder: nothing is remembered of them.
package enum NewFiles {
    /// - Parameter files: by paths relative to the project.
    package static func write(_ files: [(path: String, bytes: [UInt8])], in project: ProjectFolder, into diagnostics: inout DiagnosticBag) {
        guard var tree = ProjectTree(project, into: &diagnostics) else { return }
        for file in files {
            guard let location = tree.locate(file.path, for: nil, into: &diagnostics) else { continue }
            do throws(FileSystemError) {
                let path = tree.root.absolute(location.path)
                try tree.fileSystem.makeFolder(path.parentPath)
                try tree.fileSystem.write(file.bytes, toNew: path, permissions: nil)
            } catch {
                diagnostics.add(error.about(file.path).diagnostic())
            }
        }
    }
}
