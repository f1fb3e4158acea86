import Diagnostics
import FileSystem
import Output
import Support

/// The `.gitattributes` files for the folders of generated files.
///
/// Git merges generated files without conflicts, because the next run generates them again. Hosts fold these files in pull requests.
struct GitAttributes {
    let files: [PlannedFile]
    /// True if the files are all files of the project. Otherwise existing files stay as they are.
    let isComplete: Bool
    let reader: SourceReader

    /// The names of the folders in which all files are generated.
    private static let generatedFolders: Set<Substring> = ["Generated", "Mocks"]
    private static let title =
        "# Generated files: git merges them without conflicts, and the next `scaffold generate` writes them again."

    /// A file for each outermost folder with generated files, such as `Sources/.gitattributes`. A team's own file stays as it is. A pack can generate
    /// the file instead.
    var planned: [PlannedFile] {
        let generated = Dictionary(grouping: files.filter { $0.owner == .generated }) { Self.top(of: $0.path) }
        return generated.keys.sorted { $0.precedesByBytes($1) }.filter { !$0.isEmpty && !$0.hasPrefix(".") }.compactMap
        { top in
            let path = "\(top)/.gitattributes"
            let text = text(of: generated[top] ?? [], below: top)
            let isOfPack = files.contains { $0.path == path }
            guard !isOfPack, !reader.isThere(path) || isComplete && isOurs(path) else { return nil }
            let key = OutputKey(spec: nil, pack: "(git)", template: "gitattributes", instance: top)
            return PlannedFile(key: key, path: path, owner: .user, bytes: text)
        }
    }

    private func isOurs(_ path: String) -> Bool {
        var ignored = DiagnosticBag()
        return reader.file(path, into: &ignored)?.bytes.starts(with: Self.title.utf8) ?? false
    }

    private func text(of generated: [PlannedFile], below top: String) -> [UInt8] {
        let userOwned = Set(files.filter { $0.owner == .user }.map(\.path.parentPath))
        let own = Set(userOwned.flatMap { $0.split(separator: "/") })
        var patterns: Set<String> = []
        for (path, files) in Dictionary(grouping: generated, by: \.path.parentPath) {
            let folder = path.split(separator: "/").last ?? ""
            // Other folders can have files of the user, which git must not merge in this way.
            if !Self.generatedFolders.contains(folder) || folder == top || own.contains(folder) {
                patterns.formUnion(files.map { Self.pattern($0.path.dropFirst(top.count + 1)) })
            } else if folder == "Mocks" {
                // A team can have folders with this name for its own mocks.
                patterns.insert(Self.pattern(path.dropFirst(top.count + 1), end: "/**"))
            } else {
                patterns.insert("**/\(folder)/**")
            }
        }
        let lines = patterns.sorted { $0.precedesByBytes($1) }.map { "\($0) merge=union linguist-generated" }
        return Array(([Self.title] + lines).map { $0 + "\n" }.joined().utf8)
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
