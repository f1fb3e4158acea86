package import FileSystem

/// A lock that only one run at a time holds while it writes to a folder. Its file is in a cache folder, and is removed on release.
package struct CacheLock {
    private let lock: FileLock
    private let file: String
    private let fileSystem: any FileSystem

    /// Waits for the lock; nil if its file can't be created.
    ///
    /// - Parameters:
    ///   - file: the absolute path of the lock's file.
    ///   - hasOutputs: whether the folder of the file also contains files that are not a cache.
    ///   - waiting: called before waiting for another run.
    package init?(_ file: String, hasOutputs: Bool = false, _ fileSystem: any FileSystem, waiting: () -> Void) {
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(file.parentPath, hasOutputs: hasOutputs, fileSystem)
            var lock = try fileSystem.lock(file, isShared: false, waiting: waiting)
            // The previous run has removed the file. The number of tries is limited, because `isOn` is never true on some disks.
            for _ in 0..<100 where !lock.isOn(file) {
                lock.release()
                lock = try fileSystem.lock(file, isShared: false) {}
            }
            (self.lock, self.file, self.fileSystem) = (lock, file, fileSystem)
        } catch {
            return nil
        }
    }

    /// Releases the lock. The file is removed first: later, it could be the file of the next run.
    package func release() {
        // If this fails, the file is removed with the old files of the cache.
        _ = ifPossible { try fileSystem.remove(file) }
        lock.release()
    }
}
