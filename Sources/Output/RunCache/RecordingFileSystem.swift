package import FileSystem
import Synchronization

/// Remembers which paths a run looks at, so that a later run can find out whether it would see the same.
package final class RecordingFileSystem: FileSystem {
    /// By path: in the project, or absolute for what lies outside of it.
    struct Record {
        /// What was there; nil for nothing.
        var kinds: [String: FileStatus.Kind?] = [:]
        /// Where paths lead with all links followed; nil for nowhere.
        var targets: [String: String?] = [:]
        fileprivate var isUseful = true
    }

    private let real: any FileSystem
    /// The project's folder as the run names it, and with links followed.
    private let roots: [RootPath]
    private let seen = Mutex(Record())
    /// When that began, by the clock of the file system; nanoseconds since 1970.
    let began: Int64

    init(_ real: any FileSystem, root: String, began: Int64) throws(FileSystemError) {
        self.real = real
        self.began = began
        roots = [RootPath(path: root), RootPath(path: try real.realPath(root))]
    }

    /// What was seen; nil where the run wrote something, or read what no mark tells about.
    var record: Record? { seen.withLock { $0.isUseful ? $0 : nil } }

    /// The name of a path in the record; nil for what is in `.scaffold/local`: no result depends on it.
    private func name(of path: String) -> String? {
        let name = roots.lazy.compactMap { $0.relative(path) }.first ?? path
        return "\(name)/".hasPrefix("\(ScaffoldFolder.local)/") ? nil : name
    }

    private func spoil() {
        seen.withLock { $0.isUseful = false }
    }

    /// Before something is read, so that what changes meanwhile has changed since.
    private func seeContent(at path: String) {
        do throws(FileSystemError) {
            var kind = try status(path)?.kind
            if kind == .link { kind = try status(try realPath(path))?.kind }
            if kind == .other { spoil() }
        } catch {
            spoil()
        }
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
    /// Returns the path with all links followed; nil where it leads nowhere.
    func target(of path: String) -> String? {
        do throws(FileSystemError) {
            return try realPath(path)
        } catch {
            return nil
        }
    }
}
