import Diagnostics

/// A file or folder of the outputs whose name is to be spelled otherwise in upper and lower case.
///
/// Until all else is done, it is written where it lies: on many disks both names are one file.
struct Respelling: Hashable, Sendable {
    /// As it lies, relative to the project, with all links followed.
    let path: String
    let name: String

    private var newPath: String { path.parentPath.appending(path: name) }

    /// All that make a path of what lies there, inner ones first.
    static func all(from real: String, to path: String) -> [Respelling] {
        var (real, path) = (real, path)
        var found: [Respelling] = []
        while !real.isEmpty, real != path, real.lastName.lowercased() == path.lastName.lowercased() {
            if real.lastName != path.lastName { found.append(Respelling(path: real, name: path.lastName)) }
            (real, path) = (real.parentPath, path.parentPath)
        }
        return found
    }

    /// In one step. A run that breaks off before it leaves it to the next one.
    func carryOut(in root: RootPath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        let (old, new) = (root.absolute(path), root.absolute(newPath))
        guard let status = try fileSystem.status(old) else { return }
        if try fileSystem.rename(old, toNew: new) { return }
        // Both names are the same file.
        if try fileSystem.status(new)?.mark.inode == status.mark.inode { try fileSystem.rename(old, to: new) }
    }
}
