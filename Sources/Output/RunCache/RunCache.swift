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
    /// What is in the file. Paths are in the project, or absolute.
    private struct Content: Codable {
        let warnings: [CachedWarning]
        /// Of the fingerprint, and of what is at all the paths.
        let hash: String
        /// The outputs that are up to date.
        let outputs: [String]
        /// The outputs that the user has deleted.
        let deleted: [String]
        /// The other paths that the run has looked at.
        let others: [String]
        /// The paths that were followed to where they lead.
        let followed: [String]
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
            let paths = content.outputs + content.deleted + content.others
            guard content.hash == hash(of: paths, following: content.followed) else { return nil }
            var files: [String: SourceFile] = [:]
            for path in Set(content.warnings.flatMap(\.files)) {
                files[path] = SourceFile(path: path, bytes: try fileSystem.read(absolute(path)))
            }
            var warnings = DiagnosticBag()
            for warning in content.warnings {
                guard let diagnostic = warning.diagnostic(in: files) else { return nil }
                warnings.add(diagnostic)
            }
            let changes =
                content.outputs.map { Change(path: $0, kind: .unchanged) }
                + content.deleted.map { Change(path: $0, kind: .staysDeleted) }
            return (changes, warnings)
        } catch {
            return nil
        }
    }

    /// The hash of the fingerprint, of what is at paths now, and of where others lead; nil where the system refuses to tell.
    private func hash(of paths: [String], following links: [String]) -> String? {
        // In parts that are long enough to be worth a thread of their own.
        let parts = Concurrently.map(paths.parts(of: 2048)) { part -> String? in
            var bytes: [UInt8] = []
            do throws(FileSystemError) {
                for path in part {
                    let status = try fileSystem.status(absolute(path))
                    bytes += "\(path) \(status?.kind.rawValue ?? "")\n".utf8
                    if let mark = status?.mark { withUnsafeBytes(of: mark) { bytes += $0 } }
                }
            } catch {
                return nil
            }
            return ContentHash(of: bytes).hex
        }
        guard !parts.contains(nil) else { return nil }
        let targets = links.map { "\($0) \(fileSystem.target(of: absolute($0)) ?? "")\n" }
        return ContentHash(of: Array((parts.compactMap(\.self) + targets + [fingerprint]).joined().utf8)).hex
    }

    // MARK: - Writing

    /// Returns a file system that remembers what a run looks at, nil where nothing can be kept. Call it before the run
    /// looks at anything.
    package func record() -> RecordingFileSystem? {
        do throws(FileSystemError) {
            try ScaffoldFolder.makeCache(file.parentPath, fileSystem)
            if try fileSystem.status(newFile) != nil { try fileSystem.remove(newFile) }
            try fileSystem.write([], toNew: newFile, permissions: nil)
            guard let mark = try fileSystem.status(newFile)?.mark else { return nil }
            try fileSystem.remove(newFile)
            return try RecordingFileSystem(fileSystem, root: root, began: mark.modified)
        } catch {
            return nil
        }
    }

    /// Keeps what a run has seen that had nothing to do. Where that can't be written, nothing is kept.
    package func save(_ recorder: RecordingFileSystem, _ changes: [Change], _ warnings: DiagnosticBag) {
        guard let record = recorder.record, !warnings.hasErrors, changes.allSatisfy({ !$0.isDrift }) else { return }
        let known = Set(changes.map(\.path))
        let deleted = changes.filter { $0.kind == .staysDeleted }.map(\.path)
        let outputs = known.subtracting(deleted).sorted()
        let others = record.kinds.keys.filter { !known.contains($0) }.sorted()
        let followed = record.targets.keys.sorted()
        do {
            // What has changed since it was looked at would be taken for what was seen.
            guard let hash = hash(of: outputs + deleted + others, following: followed),
                try isCurrent(record, since: recorder.began)
            else { return }
            let content = Content(
                warnings: warnings.unsorted.map(CachedWarning.init),
                hash: hash,
                outputs: outputs,
                deleted: deleted,
                others: others,
                followed: followed
            )
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            try fileSystem.replace(file, with: [UInt8](try encoder.encode(content)), staged: newFile)
            try removeOldFiles()
        } catch {
            // The next run takes longer, that is all.
        }
    }

    /// Whether everything is as the run has seen it. What is as new as the run may change again within a tick of the clock.
    private func isCurrent(_ record: RecordingFileSystem.Record, since began: Int64) throws(FileSystemError) -> Bool {
        for (path, kind) in record.kinds {
            let status = try fileSystem.status(absolute(path))
            guard status?.kind == kind else { return false }
            if let mark = status?.mark, max(mark.modified, mark.changed) >= began { return false }
        }
        return record.targets.allSatisfy { fileSystem.target(of: absolute($0.key)) == $0.value }
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
