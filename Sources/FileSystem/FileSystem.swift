/// Every operation on the disk that the tool needs, so that each can be made to fail in a test. Paths are absolute, or relative
/// to the current folder.
package protocol FileSystem: Sendable {
    /// The path with all links followed; fails where nothing lies there.
    func realPath(_ path: String) throws(FileSystemError) -> String
    /// The entries of a folder, in no order, without `.` and `..`.
    func list(_ folder: String) throws(FileSystemError) -> [FolderEntry]
    /// What lies at a path, a link itself and not what it leads to; nil for nothing.
    func status(_ path: String) throws(FileSystemError) -> FileStatus?
    func read(_ file: String) throws(FileSystemError) -> [UInt8]
    /// Fails where something lies there already.
    /// - Parameter permissions: exactly these; nil for what the user's mask leaves of `rw-rw-rw-`.
    func write(_ bytes: [UInt8], toNew file: String, permissions: UInt16?) throws(FileSystemError)
    /// Returns once the files' bytes would survive a loss of power.
    func flush(_ files: [String]) throws(FileSystemError)
    /// Its parent exists; a folder that exists already is fine.
    func createFolder(_ path: String) throws(FileSystemError)
    /// Fails where names can't be added to a folder.
    func checkWritable(_ folder: String) throws(FileSystemError)
    /// In one step, replacing a file that lies at `target`.
    func rename(_ file: String, to target: String) throws(FileSystemError)
    /// In one step, where nothing lies at `target`. False where something does.
    func rename(_ file: String, toNew target: String) throws(FileSystemError) -> Bool
    /// Lets two files change places, in one step. False where the file system can't.
    func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool
    func remove(_ file: String) throws(FileSystemError)
    /// An empty one.
    func removeFolder(_ path: String) throws(FileSystemError)
    /// Takes the lock on a file. The lock ends with the process at the latest.
    /// - Parameters:
    ///   - isShared: whether others may share it. Then the file must be there, and need not be writable; otherwise it is made where it is missing.
    ///   - waiting: called once where somebody else holds it, before waiting.
    func lock(_ file: String, isShared: Bool, waiting: () -> Void) throws(FileSystemError) -> FileLock
}

extension FileSystem {
    /// Creates a folder, and its parents where they are missing.
    ///
    /// - Parameter path: absolute.
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
        /// A pipe, socket or device; or what has a name that is not UTF-8, and so can't be reached.
        case other
    }

    package let kind: Kind
    /// The lower twelve bits of the mode.
    package let permissions: UInt16
    package var mark: Mark

    /// What is another one whenever the bytes are, as a rule.
    package struct Mark: Equatable, Sendable {
        package var size: Int64 = 0
        /// Nanoseconds since 1970.
        package var modified: Int64 = 0
        /// When mode, name or bytes last changed; nanoseconds since 1970.
        package var changed: Int64 = 0
        package var inode: UInt64 = 0
    }
}

/// A lock that is held until it is released.
package struct FileLock: Sendable {
    let descriptor: Int32
}
