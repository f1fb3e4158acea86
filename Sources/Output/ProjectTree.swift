import Diagnostics
import FileSystem

/// The contents of the project's folders. Each folder is listed once, and only if a path needs it.
struct ProjectTree {
    /// The place on the disk that a path leads to.
    struct Location: Sendable {
        /// Relative to the project, with all links followed.
        let path: String
        /// The kind of what is there; nil for nothing.
        let kind: FileStatus.Kind?
        /// Whether the path itself is a link, and not only a folder on the way.
        var isLink = false
    }

    let root: RootPath
    let fileSystem: any FileSystem
    /// Folders that are there, or could be; nil for what can't be one, which has been reported.
    private var folders: [String: Location?] = [:]
    private var listings: [String: Listing] = [:]

    private struct Listing {
        let kinds: [String: FileStatus.Kind]
        /// By the name in lower case, letters composed in any way. Only made where a name is missing.
        private lazy var spellings = Dictionary(kinds.keys.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }

        init(_ entries: [FolderEntry]) {
            kinds = Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
        }

        /// Nil for nothing, and for a name whose letters are composed in another way: whether that is the same, only the file system knows.
        func kind(of name: String) -> FileStatus.Kind? {
            guard let found = kinds.index(forKey: name), kinds.keys[found].utf8.elementsEqual(name.utf8) else {
                return nil
            }
            return kinds.values[found]
        }

        /// A name that only some file systems take for this one.
        mutating func otherSpelling(of name: String) -> String? {
            spellings[name.lowercased()].flatMap { $0.utf8.elementsEqual(name.utf8) ? nil : $0 }
        }
    }

    /// Returns nil where there is no such folder, which is reported.
    init?(_ project: ProjectFolder, into diagnostics: inout DiagnosticBag) {
        fileSystem = project.fileSystem
        do throws(FileSystemError) {
            root = RootPath(path: try fileSystem.realPath(project.path))
        } catch {
            diagnostics.add(error.diagnostic())
            return nil
        }
        folders[""] = Location(path: "", kind: .folder)
    }

    /// Follows a path to the file that lies there or could; nil where something stands in the way, which is reported once.
    mutating func locate(_ path: String, into diagnostics: inout DiagnosticBag) -> Location? {
        let found = find(path, into: &diagnostics)
        guard let kind = found?.kind, kind != .file else { return found }
        let message = "expected a file, found \(kind == .folder ? "a folder" : "no regular file")"
        let help = "rename or move it: scaffold needs this path for a file"
        diagnostics.add(.outputPathIsNotAFile, message, at: .path(path), help: help)
        return nil
    }

    /// Whether something lies at a path, spelled like that: on many disks it is found under another case too.
    func isThere(_ path: String) throws(FileSystemError) -> Bool {
        guard !path.isEmpty else { return true }
        guard try fileSystem.status(root.absolute(path)) != nil, try isThere(path.parentPath) else { return false }
        return try fileSystem.list(root.absolute(path.parentPath)).contains { $0.name == path.lastName }
    }

    /// The names in a folder, sorted; none where there is no folder.
    mutating func names(in path: String, into diagnostics: inout DiagnosticBag) -> [String] {
        guard let folder = folder(path, into: &diagnostics), folder.kind != nil,
            let listing = listing(of: folder.path, path, into: &diagnostics)
        else { return [] }
        return listing.kinds.keys.sorted { $0.precedesByBytes($1) }
    }

    /// The files in a folder and the folders in it, by path, sorted; none where there is no folder.
    mutating func files(under folder: String, into diagnostics: inout DiagnosticBag) -> [(
        path: String, location: Location
    )] {
        var files: [(path: String, location: Location)] = []
        var waiting = [folder]
        // Behind the links, so that a link to a parent ends.
        var visited: Set<String> = []
        while let path = waiting.popLast() {
            guard let resolved = self.folder(path, into: &diagnostics), resolved.kind != nil,
                visited.insert(resolved.path).inserted
            else { continue }
            for name in names(in: path, into: &diagnostics).reversed() {
                let child = path.appending(path: name)
                var obstacles = DiagnosticBag()
                if let found = find(child, into: &obstacles) {
                    if found.kind == .file { files.append((child, found)) }
                    if found.kind == .folder { waiting.append(child) }
                } else if !isLinkToNowhere(resolved.path.appending(path: name)) {
                    diagnostics.add(contentsOf: obstacles)
                }
            }
        }
        return files.sorted { $0.path.precedesByBytes($1.path) }
    }

    private func isLinkToNowhere(_ path: String) -> Bool {
        do throws(FileSystemError) {
            guard try fileSystem.status(root.absolute(path))?.kind == .link else { return false }
            _ = try fileSystem.realPath(root.absolute(path))
            return false
        } catch {
            return error.operation == .realPath && error.number == FileSystemError.missing
        }
    }

    private mutating func folder(_ path: String, into diagnostics: inout DiagnosticBag) -> Location? {
        if let known = folders[path] { return known }
        var found = find(path, into: &diagnostics)
        if let kind = found?.kind, kind != .folder {
            let help = "rename or move the file: scaffold needs a folder with this path"
            diagnostics.add(.outputFolderIsAFile, "expected a folder, found a file", at: .path(path), help: help)
            found = nil
        }
        folders[path] = .some(found)
        return found
    }

    /// What lies at a path, or could, links followed; nil where that can't be told, which is reported.
    private mutating func find(_ path: String, into diagnostics: inout DiagnosticBag) -> Location? {
        guard let parent = folder(path.parentPath, into: &diagnostics) else { return nil }
        let name = path.lastName
        var resolved = parent.path.appending(path: name)
        guard parent.kind != nil else { return Location(path: resolved, kind: nil) }
        guard let listing = listing(of: parent.path, path.parentPath, into: &diagnostics) else { return nil }
        do throws(FileSystemError) {
            var kind = listing.kind(of: name)
            if kind == nil, listing.kinds[name] != nil { kind = try fileSystem.status(root.absolute(resolved))?.kind }
            if kind == nil, let other = listings[parent.path]?.otherSpelling(of: name) {
                // In `.scaffold`, what is in files counts, and not how they are spelled.
                guard path.hasPrefix(ScaffoldFolder.name + "/") else {
                    let other = path.parentPath.appending(path: other)
                    let difference = path == other ? "how its letters are composed" : "upper and lower case"
                    let message = "`\(path)` would differ only in \(difference) from `\(other)`, which exists"
                    let help = "rename it to `\(path)`: on many disks both names are one file"
                    diagnostics.add(.outputPathDiffersInCase, message, at: .path(other), help: help)
                    return nil
                }
                resolved = parent.path.appending(path: other)
                kind = listing.kind(of: other)
            }
            guard kind == .link else { return Location(path: resolved, kind: kind) }
            let target = try fileSystem.realPath(root.absolute(resolved))
            guard let inside = root.relative(target) else {
                diagnostics.add(.linkLeadsOut(path, to: target))
                return nil
            }
            // A name that is no UTF-8 can't be reached.
            guard let kind = try fileSystem.status(target)?.kind else {
                throw FileSystemError(.realPath, target, number: FileSystemError.missing)
            }
            return Location(path: inside, kind: kind, isLink: true)
        } catch {
            diagnostics.add(error.about(path).diagnostic())
            return nil
        }
    }

    private mutating func listing(
        of folder: String,
        _ path: String,
        into diagnostics: inout DiagnosticBag
    ) -> Listing? {
        if let known = listings[folder] { return known }
        do throws(FileSystemError) {
            let listing = Listing(try fileSystem.list(root.absolute(folder)))
            listings[folder] = listing
            return listing
        } catch {
            folders[path] = .some(nil)
            diagnostics.add(error.about(path.isEmpty ? root.path : path).diagnostic())
            return nil
        }
    }
}

/// What on the disk keeps an output from being written.
extension Diagnostic {
    static func linkLeadsOut(_ path: String, to target: String) -> Diagnostic {
        let message = "`\(path)` is a link to `\(target)`, which is outside the project"
        let help = "outputs stay inside the project: replace the link with a folder or file, or link inside the project"
        return Diagnostic(.outputLinkLeadsOut, message, at: .path(path), help: help)
    }

    /// The same diagnostic with the part of a spec that wants a file.
    func wanted(by origin: SourceRange?) -> Diagnostic {
        origin.map { adding(Note("wanted here", at: $0)) } ?? self
    }
}
