/// The operations on the disk that scaffold needs. It is a protocol, so that tests can make each operation fail. Paths are absolute, or relative to
/// the current folder.
package protocol FileSystem: Sendable {
    /// Returns the path with all links resolved. Throws an error if nothing exists at the path.
    func realPath(_ path: String) throws(FileSystemError) -> String
    /// Returns the entries of a folder in any order, without `.` and `..`.
    func list(_ folder: String) throws(FileSystemError) -> [FolderEntry]
    /// Returns the status of a path; nil if nothing exists there. For a link, it is the status of the link itself.
    func status(_ path: String) throws(FileSystemError) -> FileStatus?
    func read(_ file: String) throws(FileSystemError) -> [UInt8]
    /// Writes a new file. Throws an error if something exists at the path.
    /// - Parameter permissions: the exact permissions; nil for `rw-rw-rw-` without the bits of the umask.
    func write(_ bytes: [UInt8], toNew file: String, permissions: UInt16?) throws(FileSystemError)
    /// Flushes files, so that their bytes survive a loss of power.
    func flush(_ files: [String]) throws(FileSystemError)
    /// Creates a folder if it does not exist. Its parent must exist.
    func createFolder(_ path: String) throws(FileSystemError)
    /// Throws an error if no entries can be added to a folder.
    func checkWritable(_ folder: String) throws(FileSystemError)
    /// Renames a file in one step, and replaces a file at `target`.
    func rename(_ file: String, to target: String) throws(FileSystemError)
    /// Renames a file if nothing exists at `target`; otherwise returns false. This is one step if the file system supports it.
    func rename(_ file: String, toNew target: String) throws(FileSystemError) -> Bool
    /// Exchanges two files in one step. Returns false if the file system does not support this.
    func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool
    func remove(_ file: String) throws(FileSystemError)
    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(FileSystemError)
    /// Locks a file. The lock ends with the process at the latest.
    /// - Parameters:
    ///   - isShared: whether other processes can share the lock. Then the file must exist, but need not be writable. Otherwise it is created.
    ///   - waiting: called once before waiting, if another process holds the lock.
    func lock(_ file: String, isShared: Bool, waiting: () -> Void) throws(FileSystemError) -> FileLock
}

extension FileSystem {
    /// Creates a folder and its missing parents.
    ///
    /// - Parameter path: an absolute path.
    package func makeFolder(_ path: String) throws(FileSystemError) {
        guard !path.isEmpty, try status(path) == nil else { return }
        try makeFolder(path.parentPath)
        try createFolder(path)
    }
}

package struct FolderEntry: Equatable, Sendable {
    package let name: String
    package let kind: FileStatus.Kind

    package init(name: String, kind: FileStatus.Kind) {
        (self.name, self.kind) = (name, kind)
    }
}

package struct FileStatus: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case file, folder, link
        /// A pipe, socket or device; or an entry that can't be used because its name is not UTF-8.
        case other
    }

    package let kind: Kind
    /// The lower twelve bits of the mode.
    package let permissions: UInt16
    package var mark: Mark

    /// A value that usually changes if the bytes of the file change.
    package struct Mark: Equatable, Sendable {
        package var size: Int64 = 0
        /// Nanoseconds since 1970.
        package var modified: Int64 = 0
        /// The last change of the mode, name or bytes, in nanoseconds since 1970.
        package var changed: Int64 = 0
        package var inode: UInt64 = 0
    }
}

/// A lock that is held until it is released.
package struct FileLock: Sendable {
    let descriptor: Int32
}
