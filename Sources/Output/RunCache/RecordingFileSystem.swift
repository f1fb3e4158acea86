package import FileSystem
import Synchronization

/// Remembers everything that a run looks at, so that a later run can find out whether it would see the same.
package final class RecordingFileSystem: FileSystem {
    private struct Record {
        var sights: [String: Sight] = [:]
        var isUseful = true
    }

    private let real: any FileSystem
    /// The project's folder as the run names it, and with links followed.
    private let roots: (String, String)
    private let record = Mutex(Record())
    /// When that began, by the clock of the file system; nanoseconds since 1970.
    let began: Int64

    init(_ real: any FileSystem, root: String, began: Int64) throws(FileSystemError) {
        self.real = real
        self.began = began
        roots = (root, try real.realPath(root))
    }

    /// What was seen, by path in the project, without `.scaffold/local`; nil where the run wrote something, looked at something outside of the project, or
    /// followed a link.
    var sights: [String: Sight]? {
        let (sights, isUseful) = record.withLock { ($0.sights, $0.isUseful) }
        guard isUseful else { return nil }
        var found: [String: Sight] = [:]
        for (path, sight) in sights {
            guard let path = relative(path) else {
                if roots.0.hasPrefix(path) || roots.1.hasPrefix(path) { continue }
                return nil
            }
            // No result depends on it.
            if path == ScaffoldFolder.local || path.hasPrefix(ScaffoldFolder.local + "/") { continue }
            found[path] = sight
        }
        return found
    }

    /// Empty for the project itself, nil for what lies outside of it.
    private func relative(_ path: String) -> String? {
        if path == roots.0 || path == roots.1 { return "" }
        return [roots.0, roots.1].first { path.hasPrefix($0 + "/") }.map { String(path.dropFirst($0.count + 1)) }
    }

    private func see(_ path: String, _ sight: Sight) {
        record.withLock { record in
            if sight.mark != nil || record.sights[path]?.mark == nil { record.sights[path] = sight }
        }
    }

    private func spoil() {
        record.withLock { $0.isUseful = false }
    }

    package func realPath(_ path: String) throws(FileSystemError) -> String {
        let resolved: String
        do throws(FileSystemError) {
            resolved = try real.realPath(path)
        } catch {
            if try real.status(path) == nil { see(path, Sight()) } else { spoil() }
            throw error
        }
        let isPlain = resolved == path || path.hasPrefix(roots.0) && resolved == roots.1 + path.dropFirst(roots.0.count)
        if isPlain, let kind = try real.status(path)?.kind { see(path, Sight(kind: kind)) } else if path != roots.0 { spoil() }
        return resolved
    }

    package func list(_ folder: String) throws(FileSystemError) -> [FolderEntry] {
        let status = try real.status(folder)
        let entries = try real.list(folder)
        guard let status, status.kind == .folder else {
            spoil()
            return entries
        }
        see(folder, Sight(kind: .folder, mark: status.mark))
        return entries
    }

    package func status(_ path: String) throws(FileSystemError) -> FileStatus? {
        let status = try real.status(path)
        if status?.kind == .link { spoil() }
        see(path, Sight(kind: status?.kind))
        return status
    }

    package func read(_ file: String) throws(FileSystemError) -> [UInt8] {
        let status = try real.status(file)
        let bytes = try real.read(file)
        guard let status, status.kind == .file else {
            spoil()
            return bytes
        }
        see(file, Sight(kind: .file, mark: status.mark))
        return bytes
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

    package func unlock(_ lock: FileLock) {
        real.unlock(lock)
    }
}
