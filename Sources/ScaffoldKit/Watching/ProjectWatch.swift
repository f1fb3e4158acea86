import Diagnostics
import FileSystem
import Specs

/// A watch for changes of a project's inputs: settings, specs, templates, and the Swift files that these name.
///
/// A few times a second, it reads the metadata of files, but not their contents.
public struct ProjectWatch {
    private let project: Project
    private var roots: WatchedFiles
    private var seen: [String: FileStatus.Mark]

    /// Starts to watch a project.
    public init(_ project: Project) {
        self.project = project
        roots = WatchedFiles(project)
        seen = roots.marks
    }

    /// The watched files and folders, for the user.
    public var description: String {
        roots.description
    }

    /// Waits for a change, and then until no more changes follow.
    ///
    /// - Parameter isOver: called several times a second; true ends the watch.
    /// - Returns: the paths of the changed files, sorted; nil at the end of the watch.
    public mutating func nextChange(pause: (_ milliseconds: UInt32) -> Void, isOver: () -> Bool) -> [String]? {
        while !isOver() {
            pause(200)
            var marks = roots.marks
            guard marks != seen else { continue }
            // An editor may be saving many files, or git may be checking them out.
            for _ in 0..<50 where !isOver() {
                pause(100)
                let next = roots.marks
                if next == marks { break }
                marks = next
            }
            let changed = Set(marks.keys).union(seen.keys).filter { marks[$0] != seen[$0] }
            roots = WatchedFiles(project)
            seen = roots.marks
            if !changed.isEmpty { return changed.sorted { $0.precedesByBytes($1) } }
        }
        return nil
    }

    /// Ignores the changes that a run has written.
    public mutating func skip(_ report: RunReport) {
        let marks = roots.marks
        for change in report.changes where change.isWritten { seen[change.path] = marks[change.path] }
    }
}

/// The files that a project's outputs depend on.
private struct WatchedFiles {
    private let reader: SourceReader
    private let specsFolder: String
    private let folders: [(path: String, endings: [String])]
    private let files: [String]

    init(_ project: Project) {
        // The run reports errors.
        var ignored = DiagnosticBag()
        let loader = ProjectLoader(project, into: &ignored)
        reader = loader.reader
        let templates = loader.templateFolders
        let sources = loader.settings.mocks?.sources.map(\.text) ?? []
        specsFolder = loader.specsFolder
        folders =
            templates.map { ($0, [".stencil", "/pack.yml"]) }
            + sources.filter { !$0.hasSuffix(".swift") }.map { ($0, [".swift"]) }
        let spec = ProjectSpec(settings: loader.settings, documents: loader.documents(into: &ignored))
        files = ["scaffold.yml"] + spec.sourcePaths.map(\.text) + sources.filter { $0.hasSuffix(".swift") }
    }

    var description: String {
        ([specsFolder] + folders.map(\.path) + ["scaffold.yml"]).joined(separator: ", ")
    }

    var marks: [String: FileStatus.Mark] {
        var ignored = DiagnosticBag()
        let paths =
            files + reader.specs(below: specsFolder, into: &ignored)
            + folders.flatMap { reader.files(below: $0.path, endings: $0.endings, into: &ignored) }
        let marks = paths.compactMap { path in reader.status(path).map { (path, $0.mark) } }
        return Dictionary(marks) { first, _ in first }
    }
}
