import Diagnostics
import FileSystem
import Support

/// The paths of the outputs of one run, to detect collisions: two outputs with one path, paths that differ only in upper and lower
/// case, and a file that is also a folder.
struct PathClaims {
    private struct Claim {
        let path: String
        let isFolder: Bool
        let file: PlannedFile
    }

    /// The claims, by path in lower case.
    private var claims: [String: Claim] = [:]
    private var checkedFolders: Set<String> = []
    /// The paths, in lower case, that outputs write in different upper and lower case.
    private var contested: Set<String> = []

    /// Claims a path for a file. Returns false if another file is in the way, which is reported.
    mutating func claim(_ path: String, for file: PlannedFile, into diagnostics: inout DiagnosticBag) -> Bool {
        let folders = path.folders.prefix { checkedFolders.insert($0).inserted }
        let free = folders.reversed().allSatisfy { take($0, isFolder: true, for: file, into: &diagnostics) }
        return free && take(path, isFolder: false, for: file, into: &diagnostics)
    }

    /// Returns whether outputs write the path of an obstacle in different case. This was reported already, so the obstacle adds nothing.
    func explains(_ obstacle: Diagnostic) -> Bool {
        obstacle.code == .outputPathDiffersInCase && obstacle.path.map { contested.contains($0.lowercased()) } == true
    }

    private mutating func take(
        _ path: String,
        isFolder: Bool,
        for file: PlannedFile,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        guard let other = claims[path.lowercased()] else {
            claims[path.lowercased()] = Claim(path: path, isFolder: isFolder, file: file)
            return true
        }
        if other.isFolder, isFolder, other.path == path { return true }
        let differsInCase = other.path != path
        if differsInCase { contested.insert(path.lowercased()) }
        let (message, help) =
            if differsInCase {
                (
                    "`\(path)` differs only in upper and lower case from `\(other.path)`",
                    "write both in the same way, or choose names that differ in more than upper and lower case"
                )
            } else if other.isFolder || isFolder {
                ("`\(path)` would be both a file and a folder", "give one of the two outputs another path")
            } else {
                ("two outputs would be written to `\(path)`", Self.help(for: file, other.file))
            }
        let code: DiagnosticCode = differsInCase ? .outputPathDiffersInCase : .outputPathClaimedTwice
        let note = Diagnostic.Note("the other output comes from \(other.file.maker)", at: other.file.origin)
        diagnostics.add(code, message, at: file.place, help: help, notes: [note])
        return false
    }

    // Files of services are named after their spec.
    private static func help(for file: PlannedFile, _ other: PlannedFile) -> String {
        let specs = Set([file, other].compactMap { $0.key?.spec })
        guard let spec = file.key?.spec, specs.count == 2, Set(specs.map { $0.split(separator: "/").last }).count == 1
        else { return "give one of the two another path or name" }
        return "give the file `\(spec)` another name"
    }
}

extension PlannedFile {
    /// The place at which the user can change the file: a part of a spec, or the path.
    var place: Diagnostic.Place { origin.map(Diagnostic.Place.range) ?? .path(path) }

    /// The source of the file, for messages.
    var maker: String {
        guard let key else { return "the file that this command begins" }
        let instance = key.instance.isEmpty ? "" : " for `\(key.instance)`"
        return "the template `\(key.template)` of the pack `\(key.pack)`\(instance)"
    }
}
