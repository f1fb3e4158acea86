import Diagnostics
import FileSystem
import Specs

/// Reads files below a folder, with paths relative to it.
struct SourceReader {
    let root: String
    let fileSystem: any FileSystem
    /// Bytes; nothing that is larger is read into memory.
    static let sizeLimit = 64 << 20

    func exists(_ path: String) -> Bool {
        status(path) != nil
    }

    func isFolder(_ path: String) -> Bool {
        status(path)?.kind == .folder
    }

    /// With links followed; nil where nothing can be reached.
    func status(_ path: String) -> FileStatus? {
        do {
            return try fileSystem.status(fileSystem.realPath(absolute(path)))
        } catch {
            return nil
        }
    }

    /// Also where a link leads nowhere.
    func isThere(_ path: String) -> Bool {
        do {
            return try fileSystem.status(absolute(path)) != nil
        } catch {
            return true
        }
    }

    /// Returns true if a file is in a folder, with links followed. Broken links count as inside.
    func isInside(_ folder: String, _ path: String) -> Bool {
        do throws(FileSystemError) {
            guard try fileSystem.status(absolute(path))?.kind == .link else { return true }
            let (real, parent) = (try fileSystem.realPath(absolute(path)), try fileSystem.realPath(absolute(folder)))
            return parent == "/" || real.hasPrefix(parent + "/")
        } catch {
            return true
        }
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

    /// Returns the files with one of some endings in all folders below, sorted by path; without hidden ones and what is in linked folders.
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

    /// Returns all files in all folders below, also hidden ones, sorted by path; without what is in linked folders, and what the Finder writes.
    func allFiles(below folder: String, into bag: inout DiagnosticBag) -> [String] {
        files(below: folder, followsLinks: false, isWhole: true, into: &bag) { $0 != ".DS_Store" }
    }

    /// Returns all files that may be specs. If one were missed, its module would be removed. So extensions can be in
    /// capitals, and links to folders are followed, except to parents and children of the folder.
    func specs(below folder: String, into bag: inout DiagnosticBag) -> [String] {
        files(below: folder, followsLinks: true, into: &bag) { name in
            [".yml", ".yaml"].contains { name.lowercased().hasSuffix($0) }
        }
    }

    /// - Parameters:
    ///   - isWhole: whether hidden files count, and no folder is taken for a wanted file.
    ///   - excluded: files and folders that are left out; such a folder is not even looked into.
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
                    // How names that are no UTF-8 are listed.
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
        // Keys of a newer version would be errors here.
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

    /// A path relative to the reader's folder, without `./` and the like; an absolute one stays absolute where it leads out of the folder.
    ///
    /// - Parameter prefix: of the folder that a relative path counts from, with a `/` at its end; or empty.
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

    /// Three numbers, missing ones being 0; nil if the text has other parts.
    private static func numbers(_ version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy(\.isWholeNumber) ? Int(part) : nil }
        guard 1...3 ~= parts.count, numbers.count == parts.count else { return nil }
        return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }
}
