import Diagnostics
import FileSystem

/// The contents of the project's folders. A folder is listed when a path needs it, and then cached.
struct ProjectTree {
    /// The location on the disk to which a path resolves.
    struct Location: Sendable {
        /// Relative to the project, with all links resolved.
        let path: String
        let kind: FileStatus.Kind?
        /// Whether the path itself is a link. Links among its folders don't count.
        var isLink = false
    }

    let root: RootPath
    let fileSystem: any FileSystem
    /// The folders that exist or can be created, by path; nil for a path that can't be a folder, which has been reported.
    private var folders: [String: Location?] = [:]
    private var listings: [String: Listing] = [:]

    private struct Listing {
        let kinds: [String: FileStatus.Kind]
        /// The names, by their lower-case form. Swift's strings also ignore Unicode normalization. Computed only if a name is not found.
        private lazy var spellings = Dictionary(kinds.keys.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }

        init(_ entries: [FolderEntry]) {
            kinds = Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
        }

        /// Returns the kind of an entry; nil if there is none. Also nil if the name differs in Unicode normalization: only the file
        /// system knows whether both names are one file.
        func kind(of name: String) -> FileStatus.Kind? {
            guard let found = kinds.index(forKey: name), kinds.keys[found].utf8.elementsEqual(name.utf8) else {
                return nil
            }
            return kinds.values[found]
        }

        /// Returns a name that differs only in case or Unicode normalization. Some file systems treat both names as one.
        mutating func otherSpelling(of name: String) -> String? {
            spellings[name.lowercased()].flatMap { $0.utf8.elementsEqual(name.utf8) ? nil : $0 }
        }
    }

    init?(_ project: ProjectFolder, into diagnostics: inout DiagnosticBag) {
        fileSystem = project.fileSystem
        guard let path = diagnostics.attempt(try project.fileSystem.realPath(project.path)) else { return nil }
        root = RootPath(path: path)
        folders[""] = Location(path: "", kind: .folder)
    }

    /// Returns the location of a file that exists or can be created. Nil if something is in the way, which is reported. An obstacle
    /// among the folders is reported only once.
    mutating func locate(_ path: String, into diagnostics: inout DiagnosticBag) -> Location? {
        let found = find(path, into: &diagnostics)
        guard let kind = found?.kind, kind != .file else { return found }
        let message = "expected a file, found \(kind == .folder ? "a folder" : "no regular file")"
        let help = "rename or move it: scaffold needs this path for a file"
        diagnostics.add(.outputPathIsNotAFile, message, at: .path(path), help: help)
        return nil
    }

    /// Returns whether a path exists with exactly this upper and lower case. Many disks also find it with another case.
    func isThere(_ path: String) throws(FileSystemError) -> Bool {
        guard !path.isEmpty else { return true }
        guard try fileSystem.status(root.absolute(path)) != nil, try isThere(path.parentPath) else { return false }
        return try fileSystem.list(root.absolute(path.parentPath)).contains { $0.name == path.lastName }
    }

    /// Returns the files in a folder and its subfolders, sorted by path; none if there is no folder.
    mutating func files(under folder: String, into diagnostics: inout DiagnosticBag) -> [(
        path: String, location: Location
    )] {
        var files: [(path: String, location: Location)] = []
        var waiting = [folder]
        // Resolved paths, so that a link to a parent folder is not followed again.
        var visited: Set<String> = []
        while let path = waiting.popLast() {
            guard let resolved = self.folder(path, into: &diagnostics), resolved.kind != nil,
                visited.insert(resolved.path).inserted,
                let listing = listing(of: resolved.path, path, into: &diagnostics)
            else { continue }
            for name in listing.kinds.keys.sorted(by: { $1.precedesByBytes($0) }) {
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

    /// Returns the location of a path, with all links resolved; nil if that fails, which is reported.
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
                // The paths in `.scaffold` contain paths of specs, whose case can change. So a name in another case is accepted.
                guard path.hasPrefix(ScaffoldFolder.name + "/") else {
                    let other = path.parentPath.appending(path: other)
                    let isComposition = path == other
                    let difference = isComposition ? "how its letters are composed" : "upper and lower case"
                    let message = "`\(path)` would differ only in \(difference) from `\(other)`, which exists"
                    let command = "run `mv \(other.escapedWord) \(path.escapedWord)` in bash or zsh"
                    let help =
                        "\(isComposition ? command : "rename it to `\(path)`"): on many disks both names are one file"
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
            // A target whose name is not UTF-8 can't be opened.
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
        let shown = path.isEmpty ? root.path : path
        let entries = diagnostics.attempt(try fileSystem.list(root.absolute(folder)), about: shown)
        listings[folder] = entries.map(Listing.init)
        if entries == nil { folders[path] = .some(nil) }
        return listings[folder]
    }
}

extension String {
    /// The text as a word of bash and zsh, without letters outside of ASCII: `$'Cafe\U00000301'`.
    fileprivate var escapedWord: String {
        let parts = unicodeScalars.map { scalar in
            if scalar.isASCII { return (["'", "\\"].contains(scalar) ? "\\" : "") + String(scalar) }
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "$'\(parts.joined())'"
    }
}

/// Diagnostics for files and links that prevent the write of an output.
extension Diagnostic {
    static func linkLeadsOut(_ path: String, to target: String) -> Diagnostic {
        let message = "`\(path)` is a link to `\(target)`, which is outside the project"
        let help =
            "outputs stay inside the project: replace the link with a folder or file, or let it point to a place in the project"
        return Diagnostic(.outputLinkLeadsOut, message, at: .path(path), help: help)
    }

    /// Returns the diagnostic with a note about the part of a spec that needs the file.
    func wanted(by origin: SourceRange?) -> Diagnostic {
        origin.map { adding(Note("the path comes from here", at: $0)) } ?? self
    }
}
