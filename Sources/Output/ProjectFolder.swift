package import FileSystem
package import Git

/// The folder that a run writes into, and how it reaches the disk.
package struct ProjectFolder: Sendable {
    package let path: String
    package let fileSystem: any FileSystem
    let git: Git

    /// - Parameters:
    ///   - path: absolute, or relative to the current folder; the folder exists.
    ///   - git: asked only where something is to be merged.
    package init(path: String, fileSystem: any FileSystem = POSIXFileSystem(), git: Git = Git()) {
        self.path = path
        self.fileSystem = fileSystem
        self.git = git
    }
}
