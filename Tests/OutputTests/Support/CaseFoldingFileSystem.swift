import FileSystem
import Output

/// A disk that ignores the case of names, as on most Macs. An existing name keeps its spelling.
struct CaseFoldingFileSystem: FileSystem {
    private let real = POSIXFileSystem()

    /// Returns the path with the spelling of the disk, as far as the folders exist.
    private func folded(_ path: String) -> String {
        path.split(separator: "/").reduce("") { folder, part in
            let names = ((try? real.list(folder.isEmpty ? "/" : folder)) ?? []).map(\.name)
            let name =
                names.contains(String(part)) ? String(part) : names.first { $0.lowercased() == part.lowercased() }
            return folder + "/" + (name ?? String(part))
        }
    }

    func realPath(_ path: String) throws(FileSystemError) -> String { try real.realPath(folded(path)) }
    func list(_ folder: String) throws(FileSystemError) -> [FolderEntry] { try real.list(folded(folder)) }
    func status(_ path: String) throws(FileSystemError) -> FileStatus? { try real.status(folded(path)) }
    func read(_ file: String) throws(FileSystemError) -> [UInt8] { try real.read(folded(file)) }
    func write(_ bytes: [UInt8], toNew file: String, permissions: UInt16?) throws(FileSystemError) {
        try real.write(bytes, toNew: folded(file), permissions: permissions)
    }
    func flush(_ files: [String]) throws(FileSystemError) { try real.flush(files.map(folded)) }
    func createFolder(_ path: String) throws(FileSystemError) { try real.createFolder(folded(path)) }
    func checkWritable(_ folder: String) throws(FileSystemError) { try real.checkWritable(folded(folder)) }
    func exchange(_ first: String, _ second: String) throws(FileSystemError) -> Bool {
        try real.exchange(folded(first), folded(second))
    }
    func remove(_ file: String) throws(FileSystemError) { try real.remove(folded(file)) }
    func removeFolder(_ path: String) throws(FileSystemError) { try real.removeFolder(folded(path)) }
    func rename(_ file: String, toNew target: String) throws(FileSystemError) -> Bool {
        try real.rename(folded(file), toNew: folded(target))
    }
    func lock(_ file: String, isShared: Bool, waiting: () -> Void) throws(FileSystemError) -> FileLock {
        try real.lock(folded(file), isShared: isShared, waiting: waiting)
    }

    /// A file that is renamed to itself gets the new spelling.
    func rename(_ file: String, to target: String) throws(FileSystemError) {
        let (old, new) = (folded(file), folded(target))
        try real.rename(old, to: old == new ? target : new)
    }
}
