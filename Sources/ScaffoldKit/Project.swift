import Git

/// The project's folder and the current directory of a run.
public struct Project: Sendable {
    /// Absolute.
    public let root: String
    /// The absolute path to which paths on the command line are relative.
    public let currentDirectory: String
    /// Called before waiting for another run that is writing.
    public var waiting: @Sendable () -> Void

    public init(root: String, currentDirectory: String, waiting: @escaping @Sendable () -> Void = {}) {
        (self.root, self.currentDirectory, self.waiting) = (root, currentDirectory, waiting)
    }

    /// The path of its folder in its git repository, with a `/` at the end; empty for the repository's own folder.
    public var folderInRepository: String {
        Git().prefix(of: root)
    }

    /// The path of the current directory in the project, with a `/` at the end; empty for the project's folder.
    var prefix: String {
        if currentDirectory == root { return "" }
        return currentDirectory.hasPrefix(root + "/")
            ? String(currentDirectory.dropFirst(root.count + 1)) + "/" : currentDirectory + "/"
    }
}
