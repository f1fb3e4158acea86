import Diagnostics
import FileSystem
import Output
import Support

/// The `.gitattributes` files for the folders of generated files.
///
/// Git merges generated files without conflicts, because the next run generates them again. Hosts fold these files in pull requests.
struct GitAttributes {
    let files: [PlannedFile]
    let targets: [String]
    /// True if the files are all files of the project. Otherwise existing files stay as they are.
    let isComplete: Bool
    let reader: SourceReader

    /// The folders of a target for which the built-in templates generate files. They have lines before they exist, so that a new spec
    /// needs no new line.
    private static let folders = ["Generated", "Models/Generated", "Services/Generated"]
    /// The folders of a target whose folders have a folder `Generated`.
    private static let outerFolders = ["Flows", "Modules"]
    /// The attributes of the user's files in a folder that another line covers.
    private static let exception = "!merge !linguist-generated"
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
            var ignored = DiagnosticBag()
            let existing = reader.file(path, into: &ignored).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
            guard let text = text(of: generated[top] ?? [], below: top, existing) else { return nil }
            let key = OutputKey(spec: nil, pack: OutputKey.packOfAttributes, template: "gitattributes", instance: top)
            return PlannedFile(key: key, path: path, owner: .user, bytes: text)
        }
    }

    /// - Parameter existing: the text on the disk. Its lines stay, so that it doesn't change with the user's own files.
    private func text(of generated: [PlannedFile], below top: String, _ existing: String) -> [UInt8]? {
        let byFolder = Dictionary(grouping: generated, by: \.path.parentPath)
        let written = Set(existing.split(whereSeparator: \.isNewline).map(String.init))
        let sources = Set(byFolder.keys.filter { $0.lastName == "Generated" }.compactMap(target))
        let outer = sources.flatMap { source in Self.outerFolders.map { "\(source)/\($0)" } }
        let inner = byFolder.keys.filter { folder in
            folder.lastName != "Generated" || !outer.contains { folder.hasPrefix($0 + "/") }
        }
        let folders = Set(inner + sources.flatMap { source in Self.folders.map { "\(source)/\($0)" } })
        func line(_ path: String, _ end: String = "", _ attributes: String = "merge=union linguist-generated") -> String
        {
            "\(Self.pattern(path.dropFirst(top.count + 1), end: end)) \(attributes)"
        }
        let ofOuter = outer.map { line($0, "/**/Generated/*.swift") }
        let own = zip(outer, ofOuter).flatMap { outer, line in
            let isMatch = { (folder: String) in
                folder.hasPrefix(outer + "/") && folder.lastName.lowercased() == "generated"
            }
            let planned = files.filter { $0.owner == .user }.map(\.path.parentPath).filter(isMatch)
            return planned + (written.contains(line) ? [] : usersFiles(below: outer, where: isMatch).map(\.parentPath))
        }
        // These lines are the last ones: of two lines for a file, git uses the last one.
        let exceptions = written.filter { $0.hasSuffix(Self.exception) }
            .union(own.map { line($0, "/*.swift", Self.exception) })
        let ofFolders = folders.flatMap { folder in
            let (generated, whole) = (byFolder[folder] ?? [], line(folder, "/*.swift"))
            let isMixed = files.contains { $0.owner == .user && $0.path.parentPath == folder }
            if folder == top || isMixed || !generated.allSatisfy({ $0.path.hasSuffix(".swift") }) {
                return generated.map { line($0.path) }
            }
            let isOwn = !written.contains(whole) && !usersFiles(below: folder) { $0 == folder }.isEmpty
            return isOwn ? [] : [whole]
        }
        let lines = [ofOuter + ofFolders, Array(exceptions)].flatMap { $0.sorted { $0.precedesByBytes($1) } }
        return lines.isEmpty ? nil : Array(([Self.title] + lines).map { $0 + "\n" }.joined().utf8)
    }

    private func target(of folder: String) -> String? {
        targets.filter { folder.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    }

    /// Returns the Swift files below a folder that the user has written, which git must not merge in this way.
    private func usersFiles(below folder: String, where isWanted: (_ folder: String) -> Bool) -> [String] {
        var ignored = DiagnosticBag()
        let planned = Set(files.map(\.path))
        return reader.files(below: folder, endings: [".swift"], into: &ignored).filter { path in
            isWanted(path.parentPath) && !planned.contains(path)
                && reader.file(path, into: &ignored).map { !GeneratedHeader.begins($0.bytes) } ?? true
        }
    }

    private static func top(of path: String) -> String {
        path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
    }

    private static func pattern(_ path: Substring, end: String = "") -> String {
        let pattern = "/" + path.replacing(/[*?\[\\]/) { "\\" + $0.output } + end
        guard pattern.contains(" ") || pattern.contains("\"") else { return pattern }
        return "\"" + pattern.replacing(/["\\]/) { "\\" + $0.output } + "\""
    }
}
