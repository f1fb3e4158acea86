import Diagnostics
import FileSystem

/// The lock that runs hold while they write to a project.
package enum ProjectLock {
    /// Calls a function that only reads, while no other run can write.
    package static func whileReading<Result>(
        in project: ProjectFolder,
        waiting: () -> Void = {},
        _ read: () -> Result
    ) -> Result {
        var ignored = DiagnosticBag()
        guard var tree = ProjectTree(project, into: &ignored),
            let file = tree.locate(ScaffoldFolder.lock, into: &ignored)
        else { return read() }
        // Without a lock, no run has written here yet, or no run can.
        let path = tree.root.absolute(file.path)
        let lock = ifPossible { try project.fileSystem.lock(path, isShared: true, waiting: waiting) }
        defer { lock?.release() }
        return read()
    }
}
