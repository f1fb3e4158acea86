import Output

/// The folder that a run is about.
public struct Project: Sendable {
    /// Absolute, or relative to the current folder.
    public let root: String

    public init(root: String) {
        self.root = root
    }

    /// The nearest folder upward that has a `scaffold.yml`, or else the folder itself.
    ///
    /// - Parameter folder: absolute.
    public static func containing(_ folder: String) -> Project {
        let fileSystem = POSIXFileSystem()
        var candidate = folder
        while true {
            if let status = try? fileSystem.status("\(candidate)/scaffold.yml"), status.kind != .folder { return Project(root: candidate) }
            guard let slash = candidate.lastIndex(of: "/"), slash != candidate.startIndex else { return Project(root: folder) }
            candidate = String(candidate[..<slash])
        }
    }
}
