package import Diagnostics
package import FileSystem
import Platform
import Support

/// The paths that the last run without changes looked at. If a run would see the same, it has no changes either and need not
/// render.
///
/// A file is the same if its size, times and inode are the same. The cache can be deleted at any time.
package struct RunCache: Sendable {
    /// The content of the cache file. Paths are relative to the project, or absolute.
    private struct Content: Codable {
        let warnings: [CachedWarning]
        /// The hash of the fingerprint and of the status of all paths.
        let hash: String
        /// The outputs that are up to date.
        let outputs: [String]
        /// The outputs that the user has deleted.
        let deleted: [String]
        /// The other paths that the run has looked at.
        let others: [String]
        /// The paths whose links were resolved.
        let followed: [String]
    }

    private let file: String
    private let root: String
    private let fileSystem: any FileSystem
    private let fingerprint: String

    /// - Parameters:
    ///   - file: the absolute path of the cache file.
    ///   - root: the folder to which the paths of outputs and warnings are relative.
    ///   - fingerprint: identifies the program and its arguments. Others may generate something else from the same files.
    package init(file: String, root: String, fileSystem: any FileSystem, fingerprint: String) {
        (self.file, self.root, self.fileSystem, self.fingerprint) = (file, root, fileSystem, fingerprint)
    }

    /// Creates the cache of a project; nil if the project has no `.scaffold` folder.
    package init?(project root: String, fileSystem: any FileSystem, fingerprint: String) {
        let folder = ifPossible { try fileSystem.status("\(root)/\(ScaffoldFolder.name)") }
        guard folder?.kind == .folder else { return nil }
        self.init(file: "\(root)/\(ScaffoldFolder.cache)", root: root, fileSystem: fileSystem, fingerprint: fingerprint)
    }

    package static var fingerprintOfProgram: String {
        let fileSystem = POSIXFileSystem()
        #if canImport(FoundationEssentials)
            let path = fileSystem.target(of: "/proc/self/exe")
        #else
            let path = Bundle.main.executablePath
        #endif
        let mark = ifPossible { try path.flatMap(fileSystem.status)?.mark }
        return mark.map { "\($0.size) \($0.modified) \($0.inode)" } ?? ""
    }

    private var newFile: String { file + ".new" }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(root)/\(path)"
    }

    // MARK: - Reading

    /// Returns the changes and warnings of the last run; nil if this run might have others.
    package func unchanged() -> (changes: [Change], warnings: DiagnosticBag)? {
        ifPossible {
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
        }
    }

    /// Returns the hash of the fingerprint, of the status of paths, and of the targets of links; nil if a status can't be read.
    private func hash(of paths: [String], following links: [String]) -> String? {
        // In parts that are long enough to be worth a thread of their own.
        let parts = Concurrently.map(paths.parts(of: 2048)) { part -> String? in
            var bytes: [UInt8] = []
            return ifPossible {
                for path in part {
                    let status = try fileSystem.status(absolute(path))
                    bytes += "\(path) \(status?.kind.rawValue ?? "")\n".utf8
                    if let mark = status?.mark { withUnsafeBytes(of: mark) { bytes += $0 } }
                }
                return ContentHash(of: bytes).hex
            }
        }
        guard !parts.contains(nil) else { return nil }
        let targets = links.map { "\($0) \(fileSystem.target(of: absolute($0)) ?? "")\n" }
        return ContentHash(of: Array((parts.compactMap(\.self) + targets + [fingerprint]).joined().utf8)).hex
    }

    // MARK: - Writing

    /// Returns a file system that records what a run looks at; nil if no cache can be written. Call it before the run reads anything.
    package func record() -> RecordingFileSystem? {
        ifPossible {
            try ScaffoldFolder.makeCache(file.parentPath, fileSystem)
            if try fileSystem.status(newFile) != nil { try fileSystem.remove(newFile) }
            try fileSystem.write([], toNew: newFile, permissions: nil)
            guard let mark = try fileSystem.status(newFile)?.mark else { return nil }
            try fileSystem.remove(newFile)
            return try RecordingFileSystem(fileSystem, root: root, began: mark.modified)
        }
    }

    /// Saves the record of a run without changes. Errors are ignored.
    package func save(_ recorder: RecordingFileSystem, _ changes: [Change], _ warnings: DiagnosticBag) {
        guard let record = recorder.record, !warnings.hasErrors, changes.allSatisfy({ !$0.isDrift }) else { return }
        let known = Set(changes.map(\.path))
        let deleted = changes.filter { $0.kind == .staysDeleted }.map(\.path)
        let outputs = known.subtracting(deleted).sorted()
        let others = record.kinds.keys.filter { !known.contains($0) }.sorted()
        let followed = record.targets.keys.sorted()
        do {
            // The hash describes the files as they are now, so they must not have changed since the run read them.
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
            // The next run only takes longer.
        }
    }

    /// Returns whether all files are as the run saw them. False if a file is as new as the run: it may change again within one tick
    /// of the clock.
    private func isCurrent(_ record: RecordingFileSystem.Record, since began: Int64) throws(FileSystemError) -> Bool {
        for (path, kind) in record.kinds {
            let status = try fileSystem.status(absolute(path))
            guard status?.kind == kind else { return false }
            if let mark = status?.mark, max(mark.modified, mark.changed) >= began { return false }
        }
        return record.targets.allSatisfy { fileSystem.target(of: absolute($0.key)) == $0.value }
    }

    /// Removes the caches and locks of `scaffold mocks` that no run has used for a month.
    private func removeOldFiles() throws(FileSystemError) {
        let month: Int64 = 30 * 24 * 3600 * 1_000_000_000
        let folder = file.parentPath
        guard let now = try fileSystem.status(file)?.mark.modified else { return }
        for entry in try fileSystem.list(folder) where entry.kind == .file && Self.isOfMocks(entry.name) {
            let path = "\(folder)/\(entry.name)"
            if let mark = try fileSystem.status(path)?.mark, mark.modified < now - month { try fileSystem.remove(path) }
        }
    }

    /// Returns true for `mocks-0123456789abcdef` and `writing-0123456789abcdef`. The folder may contain other files of the user.
    private static func isOfMocks(_ name: String) -> Bool {
        let parts = name.split(separator: "-")
        return parts.count == 2 && ["mocks", "writing"].contains(parts[0])
            && parts[1].prefix(while: \.isHexDigit).count == 16
    }
}
