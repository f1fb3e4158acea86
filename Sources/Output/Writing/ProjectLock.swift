import Diagnostics
import FileSystem

extension ProjectFolder {
    /// Calls a function that only reads, while no other run can write.
    package func whileReading<Result>(waiting: () -> Void = {}, _ read: () -> Result) -> Result {
        var ignored = DiagnosticBag()
        guard var tree = ProjectTree(self, into: &ignored),
            let file = tree.locate(ScaffoldFolder.lock, into: &ignored)
        else { return read() }
        // Without a lock, no run has written here yet, or no run can.
        let path = tree.root.absolute(file.path)
        let lock = ifPossible { try fileSystem.lock(path, isShared: true, waiting: waiting) }
        defer { lock?.release() }
        return read()
    }
}
