import Diagnostics
import FileSystem
import Support

/// The paths that the outputs of one run take, so that no two of them meet: in one file, in names that differ only in upper and lower case, or
/// where one's file is the other's folder.
struct PathClaims {
    private struct Claim {
        let path: String
        let isFolder: Bool
        let file: PlannedFile
    }

    /// By path in lower case.
    private var claims: [String: Claim] = [:]
    private var checkedFolders: Set<String> = []
    /// The paths in lower case that outputs would spell in several ways.
    private var contested: Set<String> = []

    /// False where another file is in the way, which is reported.
    mutating func claim(_ path: String, for file: PlannedFile, into diagnostics: inout DiagnosticBag) -> Bool {
        let folders = path.folders.prefix { checkedFolders.insert($0).inserted }
        let free = folders.reversed().allSatisfy { take($0, isFolder: true, for: file, into: &diagnostics) }
        return free && take(path, isFolder: false, for: file, into: &diagnostics)
    }

    /// Returns true if outputs spell the path of an obstacle in several ways, which is reported: then it doesn't matter how the disk spells it.
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

    /// The files of services are named for their spec.
    private static func help(for file: PlannedFile, _ other: PlannedFile) -> String {
        let specs = Set([file, other].compactMap { $0.key?.spec })
        guard let spec = file.key?.spec, specs.count == 2, Set(specs.map { $0.split(separator: "/").last }).count == 1
        else { return "give one of the two another path or name" }
        return "give the file `\(spec)` another name"
    }
}

extension PlannedFile {
    /// Where to change what the file will be.
    var place: Diagnostic.Place { origin.map(Diagnostic.Place.range) ?? .path(path) }

    /// What makes the file, in words.
    var maker: String {
        guard let key else { return "the file that this command begins" }
        let instance = key.instance.isEmpty ? "" : " for `\(key.instance)`"
        return "the template `\(key.template)` of the pack `\(key.pack)`\(instance)"
    }
}
