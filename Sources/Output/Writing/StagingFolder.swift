import FileSystem
import Support

/// The folder in which a run writes its new files before it puts them in place.
///
/// ```
/// .scaffold/local/tx.new/                   while the files are written; also for new manifests and bases
/// .scaffold/local/tx/3/<index>-<new>-<old>  afterwards: with the hashes of the new bytes and of the bytes that they replace
/// ```
///
/// To put a file in place, the run exchanges the staged file with the old one, and then checks the old bytes. If a staged file has
/// neither of its two hashes, it is an edit by the user that an interrupted run has replaced. It is kept.
struct StagingFolder {
    /// A staged file.
    struct File: Sendable {
        let write: PlannedWrite
        /// Absolute.
        let path: String
    }

    let root: RootPath
    /// `.scaffold/local`, absolute.
    let local: String
    let fileSystem: any FileSystem
    /// The number of files in a subfolder. Only one thread at a time can add files to a folder, and large folders are slow.
    private static let partLength = 512

    private var folder: String { local + "/tx" }
    private var newFolder: String { local + "/tx.new" }

    func isThere() throws(FileSystemError) -> Bool {
        if try fileSystem.status(folder) != nil { return true }
        return try fileSystem.status(newFolder) != nil
    }

    /// Removes the files of an interrupted run. Keeps the user's edits among them, and returns the paths of these copies.
    func clear() throws(FileSystemError) -> [String] {
        var kept: [String] = []
        if try fileSystem.status(newFolder) != nil { try remove(newFolder) { _, _ in false } }
        guard try fileSystem.status(folder) != nil else { return [] }
        try remove(folder) { path, name throws(FileSystemError) in
            let hash = ContentHash(of: try fileSystem.read(path))
            guard !name.split(separator: "-").contains(where: { $0 == hash.hex }) else { return false }
            let copy = ScaffoldFolder.rescued("interrupted", hash)
            let target = local + copy.dropFirst(ScaffoldFolder.local.count)
            try fileSystem.makeFolder(target.parentPath)
            try fileSystem.rename(path, to: target)
            kept.append(copy)
            return true
        }
        return kept
    }

    /// - Parameter keeps: receives the path and the name of a file, moves it if it must be kept, and returns whether it did.
    private func remove(_ folder: String, keeps: (String, String) throws(FileSystemError) -> Bool)
        throws(FileSystemError)
    {
        for entry in try fileSystem.list(folder).sorted(by: { $0.name.precedesByBytes($1.name) }) {
            let path = folder + "/" + entry.name
            if entry.kind == .folder {
                try remove(path, keeps: keeps)
            } else if try !keeps(path, entry.name) {
                try fileSystem.remove(path)
            }
        }
        try fileSystem.removeFolder(folder)
    }

    // MARK: - Staging

    /// Writes files to the staging folder, on all cores.
    func stage(_ writes: [PlannedWrite]) throws(FileSystemError) -> [File] {
        let files = writes.enumerated().map { index, write in
            let old = write.replaced.map { ContentHash(of: $0).hex } ?? "none"
            let name = "\(index)-\(ContentHash(of: write.bytes).hex)-\(old)"
            return File(write: write, path: "\(folder)/\(index / Self.partLength)/\(name)")
        }
        for part in files.parts(of: Self.partLength) {
            try fileSystem.makeFolder(newPath(of: part[part.startIndex]).parentPath)
        }
        try files.mapOnAllCores(partLength: Self.partLength) { file throws(FileSystemError) in
            do throws(FileSystemError) {
                let permissions = try file.write.likeFile.flatMap { like throws(FileSystemError) in
                    try fileSystem.status(root.absolute(like))
                }?.permissions
                try fileSystem.write(file.write.bytes, toNew: newPath(of: file), permissions: permissions)
            } catch {
                throw error.path.hasPrefix(newFolder) ? error.about(root.absolute(file.write.target)) : error
            }
        }
        return files
    }

    /// Returns the path of a file while the files are written.
    private func newPath(of file: File) -> String {
        newFolder + file.path.dropFirst(folder.count)
    }

    /// Completes the staging folder. User-owned files are flushed, because their old bytes are about to be removed: the new bytes
    /// must survive a loss of power.
    func finish(_ files: [File]) throws(FileSystemError) {
        guard !files.isEmpty else { return }
        let flushed = files.filter { $0.write.owner == .user && $0.write.replaced != nil }
        let paths = flushed.map(newPath)
        do throws(FileSystemError) {
            if !paths.isEmpty { try fileSystem.flush(paths) }
        } catch {
            let file = paths.firstIndex(of: error.path).map { flushed[$0] }
            throw file.map { error.about(root.absolute($0.write.target)) } ?? error
        }
        try fileSystem.rename(newFolder, to: folder)
    }

    // MARK: - Putting in place

    /// Puts files in place, on all cores. Returns the writes that were skipped, because the files have changed since the run planned.
    func install(_ files: [File]) throws(FileSystemError) -> [PlannedWrite] {
        let areInstalled = try files.mapOnAllCores(partLength: Self.partLength) { file throws(FileSystemError) in
            let target = root.absolute(file.write.target)
            return try naming(target) { () throws(FileSystemError) in try install(file, at: target) }
        }
        return zip(files, areInstalled).filter { !$1 }.map(\.0.write)
    }

    /// Returns the result of operations on the disk. An error is about `path`, which the user knows.
    private func naming<Value>(_ path: String, _ operations: () throws(FileSystemError) -> Value)
        throws(FileSystemError) -> Value
    {
        do throws(FileSystemError) { return try operations() } catch { throw error.about(path) }
    }

    /// Returns whether the file was put in place.
    private func install(_ file: File, at target: String) throws(FileSystemError) -> Bool {
        guard let replaced = file.write.replaced else {
            if try fileSystem.rename(file.path, toNew: target) { return true }
            // Another run may have written the same bytes.
            guard try fileSystem.status(target)?.kind == .file else { return false }
            return try fileSystem.read(target) == file.write.bytes
        }
        guard try fileSystem.status(target)?.kind == .file else { return false }
        guard try fileSystem.exchange(file.path, target) else {
            // This file system can't exchange files.
            let found = try fileSystem.read(target)
            guard found == replaced else { return found == file.write.bytes }
            try fileSystem.rename(file.path, to: target)
            return true
        }
        let found = try fileSystem.read(file.path)
        if found == replaced || found == file.write.bytes { return true }
        // The file was edited just before: put the edit back.
        _ = try fileSystem.exchange(file.path, target)
        return false
    }

    /// Removes a file. Returns false if it was edited and stays.
    func remove(_ removal: PlannedRemoval) throws(FileSystemError) -> Bool {
        let target = root.absolute(removal.target)
        guard try fileSystem.status(target) != nil else { return true }
        guard let expected = removal.expected else {
            try fileSystem.remove(target)
            return true
        }
        let hash = ContentHash(of: expected)
        let path = "\(folder)/removed-\(hash.hex)"
        return try naming(target) { () throws(FileSystemError) in
            try fileSystem.makeFolder(folder)
            guard try fileSystem.rename(target, toNew: path) else { return false }
            guard ContentHash(of: try fileSystem.read(path)) == hash else {
                // The file was edited just before: put the edit back.
                _ = try fileSystem.rename(path, toNew: target)
                return false
            }
            try fileSystem.remove(path)
            return true
        }
    }

    /// Replaces files of `.scaffold`, each in one step, on all cores.
    func replace(_ writes: [PlannedWrite]) throws(FileSystemError) {
        guard !writes.isEmpty else { return }
        try fileSystem.makeFolder(newFolder)
        try Array(writes.enumerated()).mapOnAllCores(partLength: 64) {
            index,
            write throws(FileSystemError) in
            let target = root.absolute(write.target)
            try naming(target) { () throws(FileSystemError) in
                try fileSystem.replace(target, with: write.bytes, staged: "\(newFolder)/\(index)")
            }
        }
    }
}
