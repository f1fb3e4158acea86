package import FileSystem

/// A lock that one run at a time holds while it writes to a folder. Its file is in the folder of a cache, and is removed
/// in the end.
package struct CacheLock {
    private let lock: FileLock
    private let file: String
    private let fileSystem: any FileSystem

    /// Waits for the lock; nil where there is no place for its file.
    ///
    /// - Parameters:
    ///   - file: the absolute path of the lock's file.
    ///   - hasOutputs: whether the folder of the file also has files that are no cache.
    ///   - waiting: called before waiting for another run.
    package init?(_ file: String, hasOutputs: Bool = false, _ fileSystem: any FileSystem, waiting: () -> Void) {
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(file.parentPath, hasOutputs: hasOutputs, fileSystem)
            var lock = try fileSystem.lock(file, isShared: false, waiting: waiting)
            // The run before has removed the file. On some disks, `isOn` is never true.
            for _ in 0..<100 where !lock.isOn(file) {
                lock.release()
                lock = try fileSystem.lock(file, isShared: false) {}
            }
            (self.lock, self.file, self.fileSystem) = (lock, file, fileSystem)
        } catch {
            return nil
        }
    }

    /// Removes the file while the lock is held: later, it could be the file of the next run.
    package func release() {
        do throws(FileSystemError) {
            try fileSystem.remove(file)
        } catch {
            // The file stays, and is removed with the old files of the cache.
        }
        lock.release()
    }
}
