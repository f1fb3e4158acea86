import Git

/// The project's folder and the current directory of a run.
public struct Project: Sendable {
    /// The absolute path of the project's folder.
    public let root: String
    /// The absolute path to which paths on the command line are relative.
    public let currentDirectory: String
    /// Called before waiting for another run that is writing.
    public var waiting: @Sendable () -> Void

    public init(root: String, currentDirectory: String, waiting: @escaping @Sendable () -> Void = {}) {
        (self.root, self.currentDirectory, self.waiting) = (root, currentDirectory, waiting)
    }

    /// The path of the project's folder in its git repository, with a `/` at the end; empty for the root of the repository, or without a repository.
    public var folderInRepository: String {
        Git().prefix(of: root)
    }

    /// The path of the current directory, with a `/` at the end: relative to the project if it is inside, otherwise absolute; empty for the project.
    var prefix: String {
        if currentDirectory == root { return "" }
        return currentDirectory.hasPrefix(root + "/")
            ? String(currentDirectory.dropFirst(root.count + 1)) + "/" : currentDirectory + "/"
    }
}
