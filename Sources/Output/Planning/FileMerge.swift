import Diagnostics
import FileSystem
import Git
import Support
import SwiftMerge

/// Everything that the merge of one user-owned file needs, so that it can run on any core.
struct MergeInput: Sendable {
    typealias Merged = (text: [UInt8], hasConflicts: Bool, warnings: [MergeResult.Warning])

    let file: PlannedFile
    /// The path of the file on the disk, as the user knows it.
    let path: String
    let bases: [[UInt8]]
    let disk: DiskText
    /// The user's other Swift files in the module's folder.
    var siblings: [[UInt8]] = []
    /// Functions keep bodies without these names if the new render has stubs.
    var lostNames: Set<String>?
    /// Whether the merged text is written to another path.
    var isMoved = false

    /// Merges Swift by members, and other files and Swift whose members are unclear by lines. Nil where that fails, which is reported.
    func run(_ git: Git, into diagnostics: inout DiagnosticBag) -> Merged? {
        if file.path.hasSuffix(".swift"),
            let result = StructuralMerge.merge(
                bases: bases,
                disk: disk.text,
                new: file.bytes,
                siblings: siblings,
                lostNames: lostNames,
                isMoved: isMoved
            )
        {
            return (result.text, !result.conflicts.isEmpty, result.warnings)
        }
        do throws(GitError) {
            let labels = (ours: "yours", base: "generated before", theirs: "generated now")
            let merged = try git.merge(disk.text, base: bases[0], theirs: file.bytes, labels: labels)
            return (merged.text, merged.hasConflicts, [])
        } catch {
            diagnostics.add(.mergeFails(path, error))
            return nil
        }
    }
}

extension RegenerationPlanner {
    /// - Parameter bases: the text of the disk where nobody has edited it: then only members that the user has declared in other files are left out.
    mutating func mergeInput(_ file: PlannedFile, _ source: OutputPlace, _ bases: [[UInt8]], isMoved: Bool)
        -> MergeInput?
    {
        let (isSwift, text) = (file.path.hasSuffix(".swift"), source.disk.text)
        let hasStubs = isSwift && !StructuralMerge.stubs(in: file.bytes, withBodiesIn: text).isEmpty
        let isUnedited = bases == [text] && !hasStubs
        if isUnedited, !isSwift || !file.bytes.mayDeclareMore(than: text) { return nil }
        let siblings = siblings(of: file, at: source.location)
        if isUnedited, siblings.isEmpty { return nil }
        return MergeInput(
            file: file,
            path: source.path,
            bases: bases,
            disk: source.disk,
            siblings: siblings,
            lostNames: hasStubs ? lostNames() : nil,
            isMoved: isMoved
        )
    }

    /// The texts of the user's other Swift files in the module's folder, without those that nobody has edited.
    mutating func siblings(of file: PlannedFile, at location: ProjectTree.Location? = nil) -> [[UInt8]] {
        let folder = folders.folder(of: file.path, file.key?.spec)
        guard !folder.isEmpty, file.path.hasSuffix(".swift") else { return [] }
        if siblingsByFolder[folder] == nil {
            let found = passingOver { $0.files(under: folder, into: &$1) }.filter {
                $0.path.hasSuffix(".swift") && targets[$0.location.path]?.owner != .generated
            }
            siblingsByFolder[folder] = found.compactMap { place(at: $0.path) }.filter { place in
                !store.entries(at: place.path).contains {
                    $0.owner == .generated || $0.renders.contains(place.disk.hash)
                }
            }
        }
        return (siblingsByFolder[folder] ?? []).filter { $0.location.path != location?.path }.map(\.disk.text)
    }
}

extension [UInt8] {
    /// Whether a line that another text lacks may declare something. To parse both would take far longer.
    fileprivate func mayDeclareMore(than other: [UInt8]) -> Bool {
        let known = Set(DiffLines.lines(other))
        return DiffLines.lines(self).contains { line in
            !known.contains(line)
                && ["func ", "var ", "let ", "init", "subscript", "case "].contains { line.contains($0.utf8) }
        }
    }
}
