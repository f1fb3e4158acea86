import Diagnostics
import FileSystem
import Output
import Support

/// The `.gitattributes` files for the folders of generated files.
///
/// Git merges generated files without conflicts, because the next run generates them again. Hosts fold these files in pull requests.
struct GitAttributes {
    let files: [PlannedFile]
    /// The folders of targets.
    let targets: [String]
    /// True if the files are all files of the project. Otherwise existing files stay as they are.
    let isComplete: Bool
    let reader: SourceReader

    /// The folders of a target for which the built-in templates generate files. They have lines before they exist, so that a new spec
    /// needs no new line.
    private static let folders = ["Generated", "Models/Generated", "Services/Generated"]
    /// The folders of a target whose folders have a folder `Generated`.
    private static let outerFolders = ["Flows", "Modules"]
    private static let title =
        "# Generated files: git merges them without conflicts, and the next `scaffold generate` writes them again."

    /// A file for each outermost folder with generated files, such as `Sources/.gitattributes`. A pack can generate the file instead.
    var planned: [PlannedFile] {
        let generated = Dictionary(grouping: files.filter { $0.owner == .generated }) { Self.top(of: $0.path) }
        return generated.keys.sorted { $0.precedesByBytes($1) }.filter { !$0.isEmpty && !$0.hasPrefix(".") }.compactMap
        { top in
            let path = "\(top)/.gitattributes"
            let isOfPack = files.contains { $0.path == path }
            let isReplaceable = isComplete && reader.status(path)?.kind == .file && reader.isInside(top, path)
            guard !isOfPack, isReplaceable || !reader.isThere(path) else { return nil }
            let text = text(of: generated[top] ?? [], below: top)
            let key = OutputKey(spec: nil, pack: OutputKey.packOfAttributes, template: "gitattributes", instance: top)
            return PlannedFile(key: key, path: path, owner: .user, bytes: text)
        }
    }

    private func text(of generated: [PlannedFile], below top: String) -> [UInt8] {
        let byFolder = Dictionary(grouping: generated, by: \.path.parentPath)
        let sources = Set(byFolder.keys.filter { $0.lastName == "Generated" }.compactMap(target))
        let outer = sources.flatMap { source in Self.outerFolders.map { "\(source)/\($0)" } }
        let inner = byFolder.keys.filter { folder in
            folder.lastName != "Generated" || !outer.contains { folder.hasPrefix($0 + "/") }
        }
        let folders = Set(inner + sources.flatMap { source in Self.folders.map { "\(source)/\($0)" } })
        let paths =
            outer.map { (path: $0, end: "/**/Generated/*.swift") }
            + folders.flatMap { folder in
                let files = byFolder[folder] ?? []
                return folder == top || hasOtherFiles(folder, than: files)
                    ? files.map { ($0.path, "") } : [(folder, "/*.swift")]
            }
        let lines = paths.map { Self.pattern($0.path.dropFirst(top.count + 1), end: $0.end) }
            .sorted { $0.precedesByBytes($1) }.map { "\($0) merge=union linguist-generated" }
        return Array(([Self.title] + lines).map { $0 + "\n" }.joined().utf8)
    }

    private func target(of folder: String) -> String? {
        targets.filter { folder.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    }

    /// Returns whether a folder has files that git must not merge in this way, or whose kind has no pattern.
    private func hasOtherFiles(_ folder: String, than generated: [PlannedFile]) -> Bool {
        var ignored = DiagnosticBag()
        let planned = Set(generated.map(\.path))
        return planned.contains { !$0.hasSuffix(".swift") }
            || files.contains { $0.owner == .user && $0.path.parentPath == folder }
            || reader.files(below: folder, endings: [".swift"], into: &ignored).contains { path in
                path.parentPath == folder && !planned.contains(path)
                    && reader.file(path, into: &ignored).map { !GeneratedHeader.begins($0.bytes) } ?? true
            }
    }

    private static func top(of path: String) -> String {
        path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
    }

    /// Returns the pattern for one path, or for all files in a folder.
    private static func pattern(_ path: Substring, end: String = "") -> String {
        let pattern = "/" + path.replacing(/[*?\[\\]/) { "\\" + $0.output } + end
        guard pattern.contains(" ") || pattern.contains("\"") else { return pattern }
        return "\"" + pattern.replacing(/["\\]/) { "\\" + $0.output } + "\""
    }
}
