import Diagnostics

/// Where things lie in `.scaffold/`, as paths relative to the project.
///
/// ```
/// .scaffold/.gitattributes                      keeps git from changing a byte
/// .scaffold/project.manifest                    the project's own files
/// .scaffold/manifests/Specs/Login.yml.manifest  what comes from one spec file
/// .scaffold/bases/<hash>                        the last render of each person-owned file, as `BaseText` has it
/// .scaffold/packs/<name>, <name>.pin            templates of a git repository, and which
/// .scaffold/local/                              ignored by git: lock, tx, cache, rescued
/// ```
enum ScaffoldFolder {
    static let name = ".scaffold"
    static let attributes = StandingFile(path: ".scaffold/.gitattributes", text: "* -text -filter\n")
    static let ignore = StandingFile(path: ".scaffold/local/.gitignore", text: "*\n")
    static let projectManifest = ".scaffold/project.manifest"
    static let manifests = ".scaffold/manifests"
    static let manifestSuffix = ".manifest"
    static let bases = ".scaffold/bases"
    static let local = ".scaffold/local"
    static let lock = ".scaffold/local/lock"
    static let staging = ".scaffold/local/tx"
    static let cache = ".scaffold/local/cache"
    static let journal = ".scaffold/local/tx/journal"

    /// A file that is written where it is missing and never changed.
    struct StandingFile {
        let path: String
        let text: String
    }

    static func manifest(ofSpec spec: String?) -> String {
        guard let spec else { return projectManifest }
        return "\(manifests)/\(spec)\(manifestSuffix)"
    }

    /// - Parameter path: of a manifest.
    static func spec(ofManifest path: String) -> String? {
        guard path != projectManifest else { return nil }
        return String(path.dropFirst(manifests.count + 1).dropLast(manifestSuffix.count))
    }

    /// Named by what is in it: two branches never write different bases under one name.
    static func base(_ hash: ContentHash) -> String {
        "\(bases)/\(hash.hex)"
    }

    /// Where a copy of a file's bytes is kept that would otherwise be lost. Other bytes have another name.
    static func rescued(_ path: String, _ hash: ContentHash) -> String {
        "\(local)/rescued/\(path).\(hash.hex.suffix(8))"
    }
}

extension ProjectTree {
    /// The files that later runs and git need beside the manifests, where they are missing.
    mutating func standingFiles(into diagnostics: inout DiagnosticBag) -> [PlannedWrite] {
        var writes: [PlannedWrite] = []
        for standing in [ScaffoldFolder.attributes, ScaffoldFolder.ignore] {
            guard let location = locate(standing.path, for: nil, into: &diagnostics), location.kind == nil else { continue }
            writes.append(PlannedWrite(path: standing.path, target: location.path, bytes: Array(standing.text.utf8)))
        }
        return writes
    }
}
