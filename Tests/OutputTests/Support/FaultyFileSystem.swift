import FileSystem
import Foundation
import Output

/// The real file system, except that it records all operations, fails in a chosen one, and doesn't wait for the disk.
final class FaultyFileSystem: FileSystem, @unchecked Sendable {  // `mutex` guards all state.
    struct Fault {
        /// The number of the operation, from 0, among those that the fault applies to.
        var index: Int
        var number: Int32
        var operations: Set<String>?
        /// The suffix of the paths that the fault applies to.
        var path: String?
        /// Whether all later operations fail too, as if the process had ended.
        var isLasting: Bool

        init(
            at index: Int = 0,
            number: Int32,
            operations: Set<String>? = nil,
            path: String? = nil,
            isLasting: Bool = false
        ) {
            self.index = index
            self.number = number
            self.operations = operations
            self.path = path
            self.isLasting = isLasting
        }
    }

    /// The operations that may be half done when a process is killed.
    static let writing: Set<String> = [
        "write", "flush", "createFolder", "rename", "renameToNew", "exchange", "remove", "removeFolder",
    ]

    private let real = POSIXFileSystem()
    /// Whether two files can be exchanged. Not all file systems can do this.
    private let canExchange: Bool
    private let mutex = NSLock()
    private var log: [String] = []
    private var fault: Fault?
    private var matched = 0
    private var hook: (@Sendable (_ operation: String, _ path: String) -> Void)?
    private var fired: String?
    private var time: Int64?

    init(canExchange: Bool = true) {
        self.canExchange = canExchange
    }

    /// The operations so far: name and path.
    var operations: [String] {
        mutex.withLock { log }
    }

    var hasFired: Bool {
        firedOperation != nil
    }

    /// The first operation that failed: name and path.
    var firedOperation: String? {
        mutex.withLock { fired }
    }

    /// Forgets the recorded operations, and sets the operation that fails from now on.
    func reset(_ fault: Fault? = nil) {
        mutex.withLock {
            (log, self.fault, matched, fired) = ([], fault, 0, nil)
        }
    }

    /// Sets the time of the last change of all files from now on.
    func stopClock(at time: Int64) {
        mutex.withLock { self.time = time }
    }

    /// Sets a function that is called before each write operation with its name and path, as if another program ran at that moment.
    func onOperation(_ hook: (@Sendable (_ operation: String, _ path: String) -> Void)?) {
        mutex.withLock { self.hook = hook }
    }

    /// Sets a function that is called before the staging folder gets its name: all is planned, and nothing is in place.
    func onStaged(_ decision: (@Sendable () -> Void)?) {
        guard let decision else { return onOperation(nil) }
        onOperation { operation, path in if operation == "rename", path.hasSuffix("/local/tx") { decision() } }
    }

    private func announce(_ name: String, _ path: String) {
        if let hook = mutex.withLock({ hook }) { hook(name, path) }
    }

    private func fails(_ name: String, _ path: String) -> Int32? {
        mutex.withLock {
            log.append("\(name) \(path)")
            guard let fault else { return nil }
            guard fault.operations?.contains(name) ?? true, fault.path.map(path.hasSuffix) ?? true else { return nil }
            defer { matched += 1 }
            guard matched == fault.index || fault.isLasting && matched > fault.index else { return nil }
            fired = fired ?? "\(name) \(path)"
            return fault.number
        }
    }

    private func check(
        _ name: String,
        _ operation: FileSystemError.Operation,
        _ path: String
    ) throws(FileSystemError) {
        if let number = fails(name, path) { throw FileSystemError(operation, path, number: number) }
    }

    func realPath(_ path: String) throws(FileSystemError) -> String {
        try check("realPath", .realPath, path)
        return try real.realPath(path)
    }

    func list(_ folder: String) throws(FileSystemError) -> [FolderEntry] {
        try check("list", .list, folder)
        return try real.list(folder)
    }

    func status(_ path: String) throws(FileSystemError) -> FileStatus? {
        try check("status", .status, path)
        let status = try real.status(path)
        guard let time = mutex.withLock({ time }), var status else { return status }
        (status.mark.modified, status.mark.changed) = (time, time)
        return status
    }

    func read(_ file: String) throws(FileSystemError) -> [UInt8] {
        try check("read", .read, file)
        return try real.read(file)
    }

    /// Writes half of the bytes if it fails, as on a full disk.
    func write(_ bytes: [UInt8], toNew file: String, permissions: UInt16?) throws(FileSystemError) {
        announce("write", file)
        if let number = fails("write", file) {
            try real.write(Array(bytes.prefix(bytes.count / 2)), toNew: file, permissions: permissions)
            throw FileSystemError(.write, file, number: number)
        }
        try real.write(bytes, toNew: file, permissions: permissions)
    }

    func flush(_ files: [String]) throws(FileSystemError) {
        announce("flush", files.first ?? "")
        try check("flush", .flush, files.first ?? "")
        // Only a power failure shows whether the disk has the bytes, and a flush takes most of the time of a run.
        for file in files {
            guard try real.status(file) != nil else { throw FileSystemError(.flush, file, number: ENOENT) }
        }
    }

    func createFolder(_ path: String) throws(FileSystemError) {
        try check("createFolder", .createFolder, path)
        try real.createFolder(path)
    }

    func checkWritable(_ folder: String) throws(FileSystemError) {
        try check("checkWritable", .checkWritable, folder)
        try real.checkWritable(folder)
    }

    func rename(_ file: String, to target: String) throws(FileSystemError) {
        announce("rename", target)
        try check("rename", .rename, target)
        try real.rename(file, to: target)
    }

    func rename(_ file: String, toNew target: String) throws(FileSystemError) -> Bool {
        announce("renameToNew", target)
        try check("renameToNew", .rename, target)
        return try real.rename(file, toNew: target)
    }

    func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool {
        announce("exchange", second)
        try check("exchange", .rename, second)
        guard canExchange else { return false }
        return try real.exchange(first, second)
    }

    func remove(_ file: String) throws(FileSystemError) {
        announce("remove", file)
        try check("remove", .remove, file)
        try real.remove(file)
    }

    func removeFolder(_ path: String) throws(FileSystemError) {
        try check("removeFolder", .remove, path)
        try real.removeFolder(path)
    }

    func lock(_ file: String, isShared: Bool, waiting: () -> Void) throws(FileSystemError) -> FileLock {
        announce("lock", file)
        try check("lock", .lock, file)
        return try real.lock(file, isShared: isShared, waiting: waiting)
    }
}
