/// The folder that a run writes into, and how it reaches the disk.
package struct ProjectFolder: Sendable {
    package let path: String
    package let fileSystem: any FileSystem

    /// - Parameter path: absolute, or relative to the current folder; the folder exists.
    package init(path: String, fileSystem: any FileSystem = POSIXFileSystem()) {
        self.path = path
        self.fileSystem = fileSystem
    }
}
