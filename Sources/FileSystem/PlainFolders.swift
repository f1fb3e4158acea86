/// Which folders of a project are its own, as far as was looked: no links, and not behind any.
package struct PlainFolders {
    private var known: Set<String> = [""]

    package init() {}

    /// The outermost part of a path that is there and is no folder.
    ///
    /// - Parameter folder: relative to the project.
    package mutating func obstacle(on folder: String, in root: RootPath, _ fileSystem: any FileSystem)
        throws(FileSystemError) -> String?
    {
        if known.contains(folder) { return nil }
        if let outer = try obstacle(on: folder.parentPath, in: root, fileSystem) { return outer }
        switch try fileSystem.status(root.absolute(folder))?.kind {
        case .folder, nil: known.insert(folder)
        default: return folder
        }
        return nil
    }
}
