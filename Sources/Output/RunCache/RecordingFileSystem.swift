package import FileSystem
import Synchronization

/// A file system that records which paths a run looks at. A later run can then check whether it would see the same.
package final class RecordingFileSystem: FileSystem {
    /// The recorded state by path. Paths are relative to the project, or absolute if they are outside.
    struct Record {
        /// The kind of each file; nil if there was none.
        var kinds: [String: FileStatus.Kind?] = [:]
        /// The resolved paths; nil if a path could not be resolved.
        var targets: [String: String?] = [:]
        fileprivate var isUseful = true
    }

    private let real: any FileSystem
    /// The project's folder as the run names it, and with all links resolved.
    private let roots: [RootPath]
    private let seen = Mutex(Record())
    /// When the recording began, by the clock of the file system, in nanoseconds since 1970.
    let began: Int64

    init(_ real: any FileSystem, root: String, began: Int64) throws(FileSystemError) {
        self.real = real
        self.began = began
        roots = [RootPath(path: root), RootPath(path: try real.realPath(root))]
    }

    /// The record; nil if the run wrote something, or read something whose changes can't be detected, such as a pipe.
    var record: Record? { seen.withLock { $0.isUseful ? $0 : nil } }

    /// Returns the key of a path in the record; nil for paths in `.scaffold/local`, because no result depends on them.
    private func name(of path: String) -> String? {
        let name = roots.lazy.compactMap { $0.relative(path) }.first ?? path
        return "\(name)/".hasPrefix("\(ScaffoldFolder.local)/") ? nil : name
    }

    private func spoil() {
        seen.withLock { $0.isUseful = false }
    }

    /// Records the status of a path. Called before the read, so that a change during the read counts as a later change.
    private func seeContent(at path: String) {
        let isUseful = ifPossible {
            var kind = try status(path)?.kind
            if kind == .link { kind = try status(try realPath(path))?.kind }
            return kind != .other
        }
        if isUseful != true { spoil() }
    }

    package func realPath(_ path: String) throws(FileSystemError) -> String {
        let target = real.target(of: path)
        if let name = name(of: path) { seen.withLock { $0.targets[name] = .some(target) } }
        if let target { return target }
        return try real.realPath(path)
    }

    package func status(_ path: String) throws(FileSystemError) -> FileStatus? {
        do throws(FileSystemError) {
            let status = try real.status(path)
            if let name = name(of: path) { seen.withLock { $0.kinds[name] = .some(status?.kind) } }
            return status
        } catch {
            spoil()
            throw error
        }
    }

    package func list(_ folder: String) throws(FileSystemError) -> [FolderEntry] {
        seeContent(at: folder)
        return try real.list(folder)
    }

    package func read(_ file: String) throws(FileSystemError) -> [UInt8] {
        seeContent(at: file)
        return try real.read(file)
    }

    package func checkWritable(_ folder: String) throws(FileSystemError) {
        try real.checkWritable(folder)
    }

    package func write(_ bytes: [UInt8], toNew file: String, permissions: UInt16?) throws(FileSystemError) {
        spoil()
        try real.write(bytes, toNew: file, permissions: permissions)
    }

    package func flush(_ files: [String]) throws(FileSystemError) {
        try real.flush(files)
    }

    package func createFolder(_ path: String) throws(FileSystemError) {
        spoil()
        try real.createFolder(path)
    }

    package func rename(_ file: String, to target: String) throws(FileSystemError) {
        spoil()
        try real.rename(file, to: target)
    }

    package func rename(_ file: String, toNew target: String) throws(FileSystemError) -> Bool {
        spoil()
        return try real.rename(file, toNew: target)
    }

    package func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool {
        spoil()
        return try real.exchange(first, second)
    }

    package func remove(_ file: String) throws(FileSystemError) {
        spoil()
        try real.remove(file)
    }

    package func removeFolder(_ path: String) throws(FileSystemError) {
        spoil()
        try real.removeFolder(path)
    }

    package func lock(_ file: String, isShared: Bool, waiting: () -> Void) throws(FileSystemError) -> FileLock {
        if !isShared { spoil() }
        return try real.lock(file, isShared: isShared, waiting: waiting)
    }
}

extension FileSystem {
    func target(of path: String) -> String? {
        ifPossible { try realPath(path) }
    }
}
