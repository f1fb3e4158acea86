import Diagnostics
import Support

extension ProjectLoader {
    /// The deleted files that `generate --restore PATH…` brings back, relative to the project. A path that leads to no file of this run is reported.
    ///
    /// - Parameters:
    ///   - paths: relative to the project or to the current directory, or absolute.
    ///   - files: all files of the run, relative to the project.
    func restored(_ paths: Set<String>, among files: [String], into bag: inout DiagnosticBag) -> Set<String> {
        let known = Set(files)
        var found: Set<String> = []
        for path in paths.sorted() {
            let meant = ["", project.prefix].map { reader.relative(path, prefix: $0) }.first(where: known.contains)
            if let meant { found.insert(meant) } else { bag.add(.nothingToRestore(path, among: files)) }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func nothingToRestore(_ path: String, among files: [String]) -> Diagnostic {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let near = files.first { $0.hasSuffix("/\(name)") } ?? Spelling.nearest(to: path, in: files)
        return Diagnostic(
            .nothingToRestore,
            "scaffold generates no file `\(path)`",
            at: .command,
            help: near.map { "did you mean `\($0)`?" } ?? "run `scaffold check` to see the missing files"
        )
    }
}
