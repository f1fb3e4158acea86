import Diagnostics

/// A file or folder of the outputs whose name is to be spelled otherwise in upper and lower case.
///
/// Until all else is done, it is written where it lies: on many disks both names are one file.
struct Respelling: Hashable, Sendable {
    /// As it lies, relative to the project, with all links followed.
    let path: String
    let name: String

    private var newPath: String { path.parentPath.appending(path: name) }

    /// In one step. A run that breaks off before it leaves it to the next one.
    func carryOut(in root: RootPath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        let (old, new) = (root.absolute(path), root.absolute(newPath))
        guard let status = try fileSystem.status(old) else { return }
        if try fileSystem.rename(old, toNew: new) { return }
        // Both names are the same file.
        if try fileSystem.status(new)?.mark.inode == status.mark.inode { try fileSystem.rename(old, to: new) }
    }
}
