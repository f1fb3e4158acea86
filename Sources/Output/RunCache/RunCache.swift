package import Diagnostics
package import FileSystem
import Support

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the last run that found nothing to do has looked at. A run that would see the same has nothing to do either,
/// and need not render.
///
/// A file counts as the same where its size, times and inode are. The cache can be deleted at any time.
package struct RunCache: Sendable {
    /// What is in the file.
    private struct Content: Codable {
        /// What identifies the program and what it was asked for.
        let fingerprint: String
        let warnings: [CachedWarning]
        /// Of the marks of all that was seen.
        let hash: String
        /// Texts, as objects would take long to decode.
        let seen: [String]
    }

    private let file: String
    private let root: String
    private let fileSystem: any FileSystem
    private let fingerprint: String

    /// - Parameters:
    ///   - file: the absolute path of the file.
    ///   - root: the folder that paths of outputs and warnings are relative to.
    ///   - fingerprint: what identifies the program and what it is asked for: another one may generate something else
    ///     from the same files.
    package init(file: String, root: String, fileSystem: any FileSystem, fingerprint: String) {
        (self.file, self.root, self.fileSystem, self.fingerprint) = (file, root, fileSystem, fingerprint)
    }

    /// A project's own; nil where the project has no folder for it.
    package init?(project root: String, fileSystem: any FileSystem, fingerprint: String) {
        do throws(FileSystemError) {
            guard try fileSystem.status("\(root)/\(ScaffoldFolder.name)")?.kind == .folder else { return nil }
        } catch {
            return nil
        }
        self.init(file: "\(root)/\(ScaffoldFolder.cache)", root: root, fileSystem: fileSystem, fingerprint: fingerprint)
    }

    package static var fingerprintOfProgram: String {
        do throws(FileSystemError) {
            #if canImport(FoundationEssentials)
                let path = try POSIXFileSystem().realPath("/proc/self/exe")
            #else
                guard let path = Bundle.main.executablePath else { return "" }
            #endif
            let mark = try POSIXFileSystem().status(path)?.mark
            return mark.map { "\($0.size) \($0.modified) \($0.inode)" } ?? ""
        } catch {
            return ""
        }
    }

    private var newFile: String { file + ".new" }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(root)/\(path)"
    }

    // MARK: - Reading

    /// What the last run found and warned of, if this one would find the same; nil otherwise.
    package func unchanged() -> (changes: [Change], warnings: DiagnosticBag)? {
        do {
            guard try fileSystem.status(file)?.kind == .file else { return nil }
            let content = try JSONDecoder().decode(Content.self, from: Data(try fileSystem.read(file)))
            let seen = content.seen.compactMap(SeenPath.init)
            guard content.fingerprint == fingerprint, seen.count == content.seen.count,
                content.hash == hash(of: seen)?.hex, let warnings = try diagnostics(content.warnings)
            else { return nil }
            return (seen.compactMap { path in path.output.map { Change(path: path.path, kind: $0) } }, warnings)
        } catch {
            return nil
        }
    }

    /// Nil where one can't be told any more.
    private func diagnostics(_ warnings: [CachedWarning]) throws(FileSystemError) -> DiagnosticBag? {
        var files: [String: SourceFile] = [:]
        for path in Set(warnings.flatMap(\.files)) {
            files[path] = SourceFile(path: path, bytes: try fileSystem.read(absolute(path)))
        }
        var bag = DiagnosticBag()
        for warning in warnings {
            guard let diagnostic = warning.diagnostic(in: files) else { return nil }
            bag.add(diagnostic)
        }
        return bag
    }

    /// The hash of the paths and of the marks of what is there now; nil where something else is there than was seen.
    private func hash(of seen: [SeenPath]) -> ContentHash? {
        // In parts that are long enough to be worth a thread of their own.
        let parts = Concurrently.map(seen.parts(of: 2048)) { part -> [UInt8]? in
            var bytes: [UInt8] = []
            for path in part where !add(path, to: &bytes) { return nil }
            return ContentHash(of: bytes).bytes
        }
        return parts.contains(nil) ? nil : ContentHash(of: parts.flatMap { $0 ?? [] })
    }

    /// Returns false where something else is there than was seen.
    private func add(_ seen: SeenPath, to bytes: inout [UInt8]) -> Bool {
        bytes += seen.path.utf8
        bytes.append(seen.letter)
        let path = absolute(seen.path)
        if seen.letter == SeenPath.followed {
            bytes += (fileSystem.target(of: path) ?? "").utf8
            return true
        }
        do throws(FileSystemError) {
            let status = try fileSystem.status(path)
            let isMarked = seen.letter > UInt8(ascii: "Z")
            guard seen.letter == Sight.letter(status?.kind, isMarked: isMarked) else { return false }
            for word in isMarked ? status?.mark.words ?? [] : [] { withUnsafeBytes(of: word) { bytes += $0 } }
            return true
        } catch {
            return false
        }
    }

    // MARK: - Writing

    /// Returns a file system that remembers what a run looks at, nil where nothing can be kept. Call it before the run
    /// looks at anything.
    package func record() -> RecordingFileSystem? {
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(file.parentPath, fileSystem)
            try writeNew([])
            guard let mark = try fileSystem.status(newFile)?.mark else { return nil }
            try fileSystem.remove(newFile)
            return try RecordingFileSystem(fileSystem, root: root, began: mark.modified)
        } catch {
            return nil
        }
    }

    /// Keeps what a run has seen that had nothing to do. Where that can't be written, nothing is kept.
    package func save(_ recorder: RecordingFileSystem, _ changes: [Change], _ warnings: DiagnosticBag) {
        guard var record = recorder.record, !warnings.hasErrors, changes.allSatisfy({ !$0.isDrift }) else { return }
        let outputs = Dictionary(changes.map { ($0.path, $0.kind) }) { first, _ in first }
        // The listing of the folder told of those that were not looked at.
        for path in outputs.keys where record.sights[path] == nil { record.sights[path] = Sight() }
        let sights = record.sights.map { SeenPath($0.value.letter, $0.key, output: outputs[$0.key]) }
        let followed = record.targets.keys.map { SeenPath(SeenPath.followed, $0) }
        let seen = (sights + followed).sorted { $0.path.precedesByBytes($1.path) }
        // What has changed since it was looked at would be taken for what was seen.
        guard let hash = hash(of: seen), isSame(record, since: recorder.began) else { return }
        do {
            let content = Content(
                fingerprint: fingerprint,
                warnings: warnings.unsorted.map(CachedWarning.init),
                hash: hash.hex,
                seen: seen.map(\.text)
            )
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            try writeNew([UInt8](try encoder.encode(content)))
            try fileSystem.rename(newFile, to: file)
            try removeOldFiles()
        } catch {
            // The next run takes longer, that is all.
        }
    }

    private func isSame(_ record: RecordingFileSystem.Record, since began: Int64) -> Bool {
        record.sights.allSatisfy { $0.value.isOlder(than: began) && isSame($0.value, $0.key) }
            && record.targets.allSatisfy { fileSystem.target(of: absolute($0.key)) == $0.value }
    }

    private func isSame(_ sight: Sight, _ path: String) -> Bool {
        guard let mark = sight.mark else { return true }
        do throws(FileSystemError) {
            return try fileSystem.status(absolute(path))?.mark == mark
        } catch {
            return false
        }
    }

    private func writeNew(_ text: [UInt8]) throws(FileSystemError) {
        if try fileSystem.status(newFile) != nil { try fileSystem.remove(newFile) }
        try fileSystem.write(text, toNew: newFile, permissions: nil)
    }

    /// Removes what calls of `scaffold mocks` left that nobody has repeated for a month.
    private func removeOldFiles() throws(FileSystemError) {
        let month: Int64 = 30 * 24 * 3600 * 1_000_000_000
        let folder = file.parentPath
        guard let now = try fileSystem.status(file)?.mark.modified else { return }
        for entry in try fileSystem.list(folder) where entry.kind == .file && Self.isOfMocks(entry.name) {
            let path = "\(folder)/\(entry.name)"
            if let mark = try fileSystem.status(path)?.mark, mark.modified < now - month { try fileSystem.remove(path) }
        }
    }

    /// `mocks-0123456789abcdef` or `writing-0123456789abcdef`; the folder may be one of the user's.
    private static func isOfMocks(_ name: String) -> Bool {
        let parts = name.split(separator: "-")
        return parts.count == 2 && ["mocks", "writing"].contains(parts[0])
            && parts[1].prefix(while: \.isHexDigit).count == 16
    }
}
