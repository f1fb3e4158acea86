import Diagnostics
import FileSystem
import Specs

/// A reader of files below a folder, with paths relative to this folder.
struct SourceReader {
    let root: String
    let fileSystem: any FileSystem
    /// The maximum size of a file that is read into memory, in bytes.
    static let sizeLimit = 64 << 20

    func exists(_ path: String) -> Bool {
        status(path) != nil
    }

    func isFolder(_ path: String) -> Bool {
        status(path)?.kind == .folder
    }

    /// Returns the status of a file or folder. Links are followed. Returns nil if nothing can be reached.
    func status(_ path: String) -> FileStatus? {
        ifPossible { try fileSystem.status(fileSystem.realPath(absolute(path))) }
    }

    /// Returns true if there is something at the path, such as a broken link, or if that can't be found out.
    func isThere(_ path: String) -> Bool {
        ifPossible { try fileSystem.status(absolute(path)) != nil } ?? true
    }

    /// Returns false if a file in a folder is a link to a file outside of this folder. Broken links count as inside.
    func isInside(_ folder: String, _ path: String) -> Bool {
        ifPossible {
            guard try fileSystem.status(absolute(path))?.kind == .link else { return true }
            let (real, parent) = (try fileSystem.realPath(absolute(path)), try fileSystem.realPath(absolute(folder)))
            return parent == "/" || real.hasPrefix(parent + "/")
        } ?? true
    }

    func file(_ path: String, into bag: inout DiagnosticBag) -> SourceFile? {
        do throws(FileSystemError) {
            var target = absolute(path)
            var status = try fileSystem.status(target)
            if status?.kind == .link, exists(path) {
                target = try fileSystem.realPath(target)
                status = try fileSystem.status(target)
            }
            switch status?.kind {
            case .file where (status?.mark.size ?? 0) > Self.sizeLimit:
                bag.add(.notAFile(path, "a file of more than \(Self.sizeLimit >> 20) MB"))
            case .file: return SourceFile(path: path, bytes: try fileSystem.read(target))
            case .folder: bag.add(.notAFile(path, "a folder"))
            case .link: bag.add(.notAFile(path, "a broken link"))
            case .other: bag.add(.notAFile(path, "a device or pipe"))
            case nil: bag.add(.notAFile(path, "nothing"))
            }
        } catch {
            bag.add(error.about(path).diagnostic())
        }
        return nil
    }

    /// Returns the files below a folder whose names have one of the endings, sorted by path. Skips hidden files, and doesn't follow links to folders.
    ///
    /// - Parameter endings: endings such as `.swift`, or `/pack.yml` for a whole name.
    func files(
        below folder: String,
        endings: [String],
        excluding excluded: PathPatterns = PathPatterns([]),
        into bag: inout DiagnosticBag
    ) -> [String] {
        files(below: folder, followsLinks: false, excluding: excluded, into: &bag) { name in
            endings.contains { "/\(name)".hasSuffix($0) }
        }
    }

    /// Returns all files below a folder, even hidden ones, sorted by path. Skips `.DS_Store`, and doesn't follow links to folders.
    func allFiles(below folder: String, into bag: inout DiagnosticBag) -> [String] {
        files(below: folder, followsLinks: false, isWhole: true, into: &bag) { $0 != ".DS_Store" }
    }

    /// Returns all files that may be specs. If a spec were missed, the files of its module would be removed. So extensions can be in upper case, and
    /// links to folders are followed. Links to parents and children of the folder are skipped.
    func specs(below folder: String, into bag: inout DiagnosticBag) -> [String] {
        files(below: folder, followsLinks: true, into: &bag) { name in
            [".yml", ".yaml"].contains { name.lowercased().hasSuffix($0) }
        }
    }

    /// - Parameters:
    ///   - isWhole: whether to include hidden files, and to ignore folders that have the name of a wanted file instead of reporting them.
    ///   - excluded: patterns for files and folders to skip. Such folders are not listed.
    func files(
        below top: String,
        followsLinks: Bool,
        isWhole: Bool = false,
        excluding excluded: PathPatterns = PathPatterns([]),
        into bag: inout DiagnosticBag,
        where isWanted: (_ name: String) -> Bool
    ) -> [String] {
        guard exists(top) else { return [] }
        var found: [String] = []
        var folders = [top]
        /// Linked folders, each once, because links can form a cycle.
        var linked: Set<String> = []
        while let folder = folders.popLast() {
            do throws(FileSystemError) {
                for entry in try fileSystem.list(absolute(folder)) where isWhole || !entry.name.hasPrefix(".") {
                    let name = entry.name
                    let path = folder == "." ? name : "\(folder)/\(name)"
                    if excluded.contains(path) { continue }
                    let isWanted = isWanted(name)
                    switch entry.kind {
                    // The checkout of a package is often called `SQLite.swift`.
                    case .folder where isWanted && !isWhole && name.contains(".") && !name.hasSuffix(".swift"):
                        bag.add(.notAFile(path, "a folder", help: "rename the folder"))
                    case .folder: folders.append(path)
                    case .file where isWanted: found.append(path)
                    case .link where followsLinks && isFolder(path):
                        let real = try fileSystem.realPath(absolute(path)) + "/"
                        let top = try fileSystem.realPath(absolute(top)) + "/"
                        if !real.hasPrefix(top), !top.hasPrefix(real), linked.insert(real).inserted {
                            folders.append(path)
                        }
                    case .link where isWanted: found.append(path)
                    // Names that are not UTF-8 are listed like this.
                    case .other where name.unicodeScalars.contains("\u{FFFD}") && (isWanted || !name.contains(".")):
                        let message = "expected a file, found a name that is not UTF-8"
                        bag.add(.notAFile, message, at: .path(path), help: "rename it")
                    case .other where isWanted: bag.add(.notAFile(path, "a device or pipe"))
                    default: break
                    }
                }
            } catch {
                bag.add(error.about(folder).diagnostic())
            }
        }
        return found.sorted { $0.precedesByBytes($1) }
    }

    func settings(into bag: inout DiagnosticBag) -> Settings {
        guard isThere("scaffold.yml") else {
            let names = ["scaffold.yaml", "Scaffold.yml", "Scaffold.yaml"]
            guard let other = names.first(where: { status($0)?.kind == .file }) else { return Settings() }
            let message = "scaffold reads its settings from `scaffold.yml`, not from `\(other)`"
            let help =
                "rename the file to `scaffold.yml`; if it is the file of another tool, add an empty `scaffold.yml`"
            bag.add(.misnamedFile, message, at: .path(other), help: help)
            return .invalid
        }
        var findings = DiagnosticBag()
        let settings = file("scaffold.yml", into: &findings).flatMap { Settings.read($0, into: &findings) } ?? .invalid
        // Settings for a newer version can have keys that this version would report as errors.
        if let problem = settings.requires?.versionProblem {
            bag.add(problem)
        } else {
            bag.add(contentsOf: findings)
        }
        return settings
    }

    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(root)/\(path)"
    }

    /// Returns a path relative to the reader's folder, without `./` and the like. An absolute path stays absolute if it is outside the folder.
    ///
    /// - Parameter prefix: the path of the folder that a relative path is relative to, with a `/` at the end; or empty.
    func relative(_ path: String, prefix: String) -> String {
        let whole = path.hasPrefix("/") ? path : prefix + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        guard whole.hasPrefix("/") else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
        let folders = root.split(separator: "/")
        let shared = zip(parts, folders).prefix { $0 == $1 }.count
        guard shared == folders.count || !path.hasPrefix("/") else { return "/" + parts.joined(separator: "/") }
        let inside = folders.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)
        return inside.isEmpty ? "." : inside.joined(separator: "/")
    }
}

extension Diagnostic {
    fileprivate static func notAFile(
        _ path: String,
        _ kind: String,
        help: String = "give the path of a text file"
    ) -> Diagnostic {
        Diagnostic(.notAFile, "expected a file, found \(kind)", at: .path(path), help: help)
    }
}

extension LocatedText {
    /// The error if this program is older than the version that `requires:` in `scaffold.yml` names, or if the text is not a version; nil otherwise.
    var versionProblem: Diagnostic? {
        guard let required = Self.numbers(text) else {
            let help = "write up to three numbers with dots: `requires: \(Scaffold.version)`"
            return Diagnostic(.newerVersionRequired, "`\(text)` is not a version", at: range, help: help)
        }
        guard let own = Self.numbers(Scaffold.version), own.lexicographicallyPrecedes(required) else { return nil }
        let message = "the project requires scaffold \(text) or newer, but this is \(Scaffold.version)"
        let help = "install a newer version; README.md of scaffold says how"
        return Diagnostic(.newerVersionRequired, message, at: range, help: help)
    }

    /// Returns the three numbers of a version; nil if the text has other parts. Missing numbers are 0.
    private static func numbers(_ version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isWholeNumber) ? Int(part) : nil }
        guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
        return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }
}
