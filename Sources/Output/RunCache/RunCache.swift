package import Diagnostics
package import FileSystem
import Foundation

/// What the last run that found nothing to do has looked at. A run that would see the same has nothing to do either, and need not render.
///
/// A file counts as the same where its size, times and inode are. The cache can be deleted at any time.
///
/// In the file: a line with title and program, the warnings as JSON, the hash of all marks, and a line for each path: what is there, whether it
/// is an output, and the path.
package struct RunCache: Sendable {
    private let root: String
    private let fileSystem: any FileSystem
    /// What identifies the program: another one may generate something else from the same specs.
    private let fingerprint: String

    private static let title = "scaffold cache 4 "

    package init(root: String, fileSystem: any FileSystem, fingerprint: String) {
        (self.root, self.fileSystem, self.fingerprint) = (root, fileSystem, fingerprint)
    }

    package static var fingerprintOfProgram: String {
        guard let path = Bundle.main.executablePath else { return "" }
        do throws(FileSystemError) {
            let mark = try POSIXFileSystem().status(path)?.mark
            return mark.map { "\($0.size) \($0.modified) \($0.inode)" } ?? ""
        } catch {
            return ""
        }
    }

    private var path: String { "\(root)/\(ScaffoldFolder.cache)" }
    private var newPath: String { path + ".new" }

    // MARK: - Reading

    /// What the last run found and warned of, if this one would find the same; nil otherwise.
    package func unchanged() -> (changes: [Change], warnings: DiagnosticBag)? {
        do {
            guard try fileSystem.status(path)?.kind == .file else { return nil }
            let lines = try fileSystem.read(path).split(separator: UInt8(ascii: "\n"))
            guard lines.count > 2, lines[0].elementsEqual((Self.title + fingerprint).utf8) else { return nil }
            let paths = lines[3...].map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
            let kinds = zip(lines[3...], paths).map { ($0.first ?? 0, $1) }
            guard lines[2].elementsEqual(hash(of: kinds)?.hex.utf8 ?? "".utf8), let warnings = try warnings(Array(lines[1])) else { return nil }
            let changes = zip(lines[3...], paths).compactMap { line, path -> Change? in
                switch line.dropFirst().first {
                case UInt8(ascii: "o"): Change(path: path, kind: .unchanged)
                case UInt8(ascii: "d"): Change(path: path, kind: .staysDeleted)
                default: nil
                }
            }
            return (changes, warnings)
        } catch {
            return nil
        }
    }

    private func warnings(_ text: [UInt8]) throws -> DiagnosticBag? {
        let warnings = try JSONDecoder().decode([CachedWarning].self, from: Data(text))
        var files: [String: SourceFile] = [:]
        for path in Set(warnings.flatMap(\.files)) { files[path] = SourceFile(path: path, bytes: try fileSystem.read("\(root)/\(path)")) }
        var bag = DiagnosticBag()
        for warning in warnings {
            guard let diagnostic = warning.diagnostic(in: files) else { return nil }
            bag.add(diagnostic)
        }
        return bag
    }

    /// The hash of the marks of what is at paths now; nil where something else is there than was seen.
    ///
    /// - Parameter seen: what was there, with the path.
    private func hash(of seen: [(kind: UInt8, path: String)]) -> ContentHash? {
        // In parts that are long enough to be worth a thread of their own.
        let parts = Concurrently.map(seen.parts(of: 2048)) { part -> [UInt8]? in
            var bytes: [UInt8] = []
            for (kind, path) in part {
                do throws(FileSystemError) {
                    let status = try fileSystem.status("\(root)/\(path)")
                    let isMarked = kind > UInt8(ascii: "Z")
                    guard kind == Sight.letter(status?.kind, isMarked: isMarked) else { return nil }
                    for word in isMarked ? status?.mark.words ?? [] : [] { withUnsafeBytes(of: word) { bytes += $0 } }
                } catch {
                    return nil
                }
            }
            return ContentHash(of: bytes).bytes
        }
        return parts.contains(nil) ? nil : ContentHash(of: parts.flatMap { $0 ?? [] })
    }

    // MARK: - Writing

    /// Returns a file system that remembers what a run looks at. Nil where nothing can be kept. Call it before the run looks at anything.
    package func record() -> RecordingFileSystem? {
        do throws(FileSystemError) {
            guard try fileSystem.status("\(root)/\(ScaffoldFolder.name)")?.kind == .folder else { return nil }
            try ScaffoldFolder.makeLocal("\(root)/\(ScaffoldFolder.local)", fileSystem)
            try writeNew([])
            guard let mark = try fileSystem.status(newPath)?.mark else { return nil }
            try fileSystem.remove(newPath)
            return try RecordingFileSystem(fileSystem, root: root, began: mark.modified)
        } catch {
            return nil
        }
    }

    /// Keeps what a run has seen that had nothing to do. Where that can't be written, nothing is kept.
    package func save(_ recorder: RecordingFileSystem, _ changes: [Change], _ warnings: DiagnosticBag) {
        guard var sights = recorder.sights, !warnings.hasErrors, changes.allSatisfy({ !$0.isDrift }) else { return }
        let outputs = Dictionary(changes.map { ($0.path, $0.kind == .staysDeleted ? "d" : "o") }) { first, _ in first }
        // The listing of the folder told of those that were not looked at.
        for path in outputs.keys where sights[path] == nil { sights[path] = Sight() }
        let seen = sights.sorted { $0.key.precedesByBytes($1.key) }
        guard !seen.contains(where: { $0.key.contains("\n") }), let hash = hash(of: seen.map { ($0.value.letter, $0.key) }) else { return }
        // What has changed since it was looked at would be taken for what was seen.
        guard seen.allSatisfy({ $0.value.isOlder(than: recorder.began) && isSame($0.value, $0.key) }) else { return }
        do {
            let json = String(decoding: try JSONEncoder().encode(warnings.unsorted.map(CachedWarning.init)), as: UTF8.self)
            var text = "\(Self.title)\(fingerprint)\n\(json)\n\(hash.hex)\n"
            for (path, sight) in seen { text += "\(Character(UnicodeScalar(sight.letter)))\(outputs[path] ?? "-")\(path)\n" }
            try writeNew(Array(text.utf8))
            try fileSystem.rename(newPath, to: path)
        } catch {
            // The next run takes longer, that is all.
        }
    }

    private func isSame(_ sight: Sight, _ path: String) -> Bool {
        guard let mark = sight.mark else { return true }
        do throws(FileSystemError) {
            return try fileSystem.status("\(root)/\(path)")?.mark == mark
        } catch {
            return false
        }
    }

    private func writeNew(_ text: [UInt8]) throws(FileSystemError) {
        if try fileSystem.status(newPath) != nil { try fileSystem.remove(newPath) }
        try fileSystem.write(text, toNew: newPath, permissions: nil)
    }
}

/// What a run saw at a path.
struct Sight: Equatable, Sendable {
    /// Nil for nothing.
    var kind: FileStatus.Kind?
    /// Nil where the run only asked what is there.
    var mark: FileStatus.Mark?

    var letter: UInt8 { Self.letter(kind, isMarked: mark != nil) }

    /// A small letter where the mark counts too.
    static func letter(_ kind: FileStatus.Kind?, isMarked: Bool) -> UInt8 {
        let letter =
            switch kind {
            case nil: UInt8(ascii: "n")
            case .file: UInt8(ascii: "f")
            case .folder: UInt8(ascii: "d")
            case .link: UInt8(ascii: "l")
            case .other: UInt8(ascii: "o")
            }
        return isMarked ? letter : letter - 0x20
    }

    /// Whether it was last changed before a time, by the clock of the file system.
    func isOlder(than time: Int64) -> Bool {
        mark.map { max($0.modified, $0.changed) < time } ?? true
    }
}
