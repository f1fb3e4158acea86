package import FileSystem
package import Git

/// The folder that a run writes to, with the file system and the git that the run uses.
package struct ProjectFolder: Sendable {
    package let path: String
    package let fileSystem: any FileSystem
    let git: Git

    /// - Parameters:
    ///   - path: absolute, or relative to the current folder; the folder exists.
    ///   - git: used only if a file must be merged, or seems to be edited or deleted.
    package init(path: String, fileSystem: any FileSystem = POSIXFileSystem(), git: Git = Git()) {
        self.path = path
        self.fileSystem = fileSystem
        self.git = git
    }
}
