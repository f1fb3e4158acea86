import Diagnostics
import FileSystem
import Git
import Support
import SwiftMerge

/// The input of the merge of one user-owned file, so that the merge can run on any thread.
struct MergeInput: Sendable {
    typealias Merged = (text: [UInt8], hasConflicts: Bool, warnings: [MergeResult.Warning])

    let file: PlannedFile
    /// The path of the file on the disk, for messages.
    let path: String
    let bases: [[UInt8]]
    let disk: DiskText
    /// The user's other Swift files in the module's folder.
    var siblings: [[UInt8]] = []
    /// The names that are no longer generated. If the new render has a stub, a function keeps a body without these names.
    var lostNames: Set<String>?
    /// Whether the merged text is written to another path.
    var isMoved = false

    /// Merges Swift files by members. Merges other files by lines, and also Swift files whose members are unclear. Returns nil if the merge
    /// fails, which is reported.
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
    /// Returns the input of a merge; nil if the new render can replace the file.
    ///
    /// - Parameter bases: the text on the disk if it has no edits. The merge then only leaves out members that the user has declared in
    ///   other files.
    mutating func mergeInput(_ file: PlannedFile, _ source: OutputPlace, _ bases: [[UInt8]], isMoved: Bool)
        -> MergeInput?
    {
        let (isSwift, text) = (file.path.hasSuffix(".swift"), source.disk.text)
        let hasStubs = isSwift && !StructuralMerge.stubs(in: file.bytes, withBodiesIn: text).isEmpty
        let isUnedited = bases == [text] && !hasStubs
        let siblings = siblings(of: file, at: source.location)
        if isUnedited, siblings.isEmpty { return nil }
        return MergeInput(
            file: file,
            path: source.path,
            bases: bases,
            disk: source.disk,
            siblings: siblings,
            lostNames: hasStubs ? lostNames : nil,
            isMoved: isMoved
        )
    }

    /// Returns the texts of the user's other Swift files in the module's folders, except outputs without edits.
    mutating func siblings(of file: PlannedFile, at location: ProjectTree.Location? = nil) -> [[UInt8]] {
        guard file.path.hasSuffix(".swift") else { return [] }
        let folders = moduleFolders(of: file)
        for folder in folders where siblingsByFolder[folder] == nil {
            let found = passingOver { $0.files(under: folder, into: &$1) }.filter {
                $0.path.hasSuffix(".swift") && targets[$0.location.path]?.owner != .generated
            }
            siblingsByFolder[folder] = found.compactMap { place(at: $0.path) }.filter { place in
                !store.entries(at: place.path).contains {
                    $0.owner == .generated || $0.renders.contains(place.disk.hash)
                }
            }
        }
        let places = folders.flatMap { siblingsByFolder[$0] ?? [] }
        return places.filter { $0.location.path != location?.path }.map(\.disk.text)
    }

    /// Returns the folder of a file's module, and its folder of the last run if the module moves: the user's own files stay there.
    mutating func moduleFolders(of file: PlannedFile) -> [String] {
        let folder = folders.folder(of: file.path, file.key?.spec)
        let entry = file.key.flatMap { store.entry($0) }
        let former = entry.map { folders.folder(of: $0.lines[0].path, $0.key.spec, inLastRun: true) } ?? folder
        if (former + "/").hasPrefix(folder + "/") { return folder.isEmpty ? [] : [folder] }
        if folder.hasPrefix(former + "/") { return [former] }
        return [folder, former].filter { !$0.isEmpty }
    }
}
