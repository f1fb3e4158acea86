import Diagnostics

/// Outputs that are links, to files inside the project: a person made them so.
extension Planning {
    /// Whether an output's own path is a link, and not only a folder on the way. It is written through as long as the output lies there; what it leads to may be
    /// needed elsewhere, so neither is ever taken away.
    mutating func isLink(_ path: String, to location: ProjectTree.Location) -> Bool {
        guard location.path != path else { return false }
        do throws(FileSystemError) {
            return try tree.fileSystem.status(tree.root.absolute(path))?.kind == .link
        } catch {
            diagnostics.add(error.about(path).diagnostic())
            return true
        }
    }
}
