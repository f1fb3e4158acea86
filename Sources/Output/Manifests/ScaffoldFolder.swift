import Diagnostics
import FileSystem
import Support

/// The paths in `.scaffold/`, relative to the project.
///
/// ```
/// .scaffold/.gitattributes                      how git merges and shows these files
/// .scaffold/project.manifest, project.bases     the project's own files
/// .scaffold/manifests/Specs/Login.yml.manifest  the outputs of one spec file
/// .scaffold/bases/Specs/Login.yml.bases         the last renders of its user-owned outputs
/// .scaffold/packs/<name>, <name>.pin            templates of a git repository, and the list of the fetched files
/// .scaffold/local/                              ignored by git: lock, tx, cache, rescued
/// ```
package enum ScaffoldFolder {
    static let name = ".scaffold"
    static let projectManifest = ".scaffold/project.manifest"
    static let manifests = ".scaffold/manifests"
    static let manifestSuffix = ".manifest"
    static let bases = ".scaffold/bases"
    static let basesSuffix = ".bases"
    package static let local = ".scaffold/local"
    static let lock = ".scaffold/local/lock"
    static let cache = ".scaffold/local/cache"
    static let attributes = ".scaffold/.gitattributes"

    static let attributesText = """
        * -text -filter -diff linguist-generated
        *.manifest merge=union
        *.bases merge=union

        """

    static func manifest(ofSpec spec: String?) -> String {
        guard let spec else { return projectManifest }
        return "\(manifests)/\(spec)\(manifestSuffix)"
    }

    static func isManifest(_ path: String) -> Bool {
        path.hasPrefix(name + "/") && path.hasSuffix(manifestSuffix)
    }

    static func spec(ofManifest path: String) -> String? {
        guard path != projectManifest else { return nil }
        return String(path.dropFirst(manifests.count + 1).dropLast(manifestSuffix.count))
    }

    static func bases(ofSpec spec: String?) -> String {
        guard let spec else { return ".scaffold/project.bases" }
        return "\(bases)/\(spec)\(basesSuffix)"
    }

    /// Returns the path for a copy of a file that would otherwise be lost. Different bytes have different paths.
    static func rescued(_ path: String, _ hash: ContentHash) -> String {
        "\(local)/rescued/\(path).\(hash.hex.suffix(8))"
    }

    /// Creates a folder for a cache: `.scaffold/local`, or one that the user has chosen. Git ignores the folder, unless the user has
    /// created it.
    ///
    /// - Parameter hasOutputs: whether the folder also contains files that are not a cache. Git doesn't ignore it then.
    static func makeCache(_ folder: String, hasOutputs: Bool = false, _ fileSystem: any FileSystem)
        throws(FileSystemError)
    {
        if folder.hasSuffix("/" + local) { return try makeLocal(folder, fileSystem) }
        guard try fileSystem.status(folder) == nil else { return }
        if hasOutputs { try fileSystem.makeFolder(folder) } else { try makeLocal(folder, fileSystem) }
    }

    /// Creates a folder that git ignores.
    static func makeLocal(_ local: String, _ fileSystem: any FileSystem) throws(FileSystemError) {
        try fileSystem.makeFolder(local)
        let ignore = local + "/.gitignore"
        let size = try fileSystem.status(ignore)?.mark.size
        guard size ?? 0 == 0 else { return }
        do throws(FileSystemError) {
            // The file is empty if a run was stopped or the disk was full.
            if size != nil { try fileSystem.remove(ignore) }
            try fileSystem.write(Array("*\n".utf8), toNew: ignore, permissions: nil)
        } catch  where error.number == FileSystemError.exists {
            // Another run has just written it.
        }
    }
}

extension ProjectTree {
    /// Returns the bytes of a file; nil if there is none, or if it can't be read, which is reported.
    func read(_ location: Location, into diagnostics: inout DiagnosticBag) -> [UInt8]? {
        guard location.kind != nil else { return nil }
        return diagnostics.attempt(try fileSystem.read(root.absolute(location.path)), about: location.path)
    }

    /// Plans the write of a file that isn't an output. Returns nil if something is in the way, which is reported.
    mutating func write(_ bytes: [UInt8], to path: String, into diagnostics: inout DiagnosticBag) -> PlannedWrite? {
        guard let location = locate(path, into: &diagnostics) else { return nil }
        let replaced = read(location, into: &diagnostics)
        guard location.kind != nil else { return PlannedWrite(path: path, target: location.path, bytes: bytes) }
        return replaced.map {
            PlannedWrite(path: path, target: location.path, bytes: bytes, likeFile: location.path, replaced: $0)
        }
    }

    /// Returns the folder for the files that a run is about to write; nil if something is in the way, which is reported.
    mutating func stagingFolder(into diagnostics: inout DiagnosticBag) -> StagingFolder? {
        guard let lock = locate(ScaffoldFolder.lock, into: &diagnostics) else { return nil }
        return StagingFolder(root: root, local: root.absolute(lock.path.parentPath), fileSystem: fileSystem)
    }

    /// Plans the write of the attributes for git if they are missing or have the markers of a conflict. A file that a team has changed stays.
    mutating func gitAttributes(into diagnostics: inout DiagnosticBag) -> PlannedWrite? {
        let new = Array(ScaffoldFolder.attributesText.utf8)
        guard let write = write(new, to: ScaffoldFolder.attributes, into: &diagnostics) else { return nil }
        return write.replaced.map(ConflictMarkers.areIn) ?? true ? write : nil
    }
}
