package import Diagnostics
import Foundation

/// What the last run that found nothing to do has seen. A run that would see the same has nothing to do either, and need not render.
///
/// A file is as it was where its size, times and inode are, unless it is as new as the run that read it: then it is read again. The cache can be
/// deleted at any time.
package struct RunCache: Sendable {
    private let root: String
    private let fileSystem: any FileSystem
    /// Of all that a result depends on beside files: the binary.
    private let fingerprint: String

    package init(root: String, fileSystem: any FileSystem, fingerprint: String) {
        (self.root, self.fileSystem, self.fingerprint) = (root, fileSystem, fingerprint)
    }

    /// Of the program that runs: another one may make something else of the same specs.
    package static var fingerprintOfProgram: String {
        guard let path = Bundle.main.executablePath else { return "" }
        do throws(FileSystemError) {
            let mark = try POSIXFileSystem().status(path)?.mark
            return mark.map { "\($0.size) \($0.modified) \($0.inode)" } ?? ""
        } catch {
            return ""
        }
    }

    private var path: String {
        "\(root)/\(ScaffoldFolder.cache)"
    }

    private var newPath: String {
        path + ".new"
    }

    /// What the last run found and warned of, if this one would find the same; nil otherwise.
    package func unchanged() -> (changes: [Change], warnings: DiagnosticBag)? {
        do throws(FileSystemError) {
            guard try fileSystem.status(path)?.kind == .file, let run = CachedRun(text: try fileSystem.read(path), fingerprint: fingerprint) else {
                return nil
            }
            // In parts that are long enough to be worth a thread of their own.
            let areTrue = Concurrently.map(run.lines.parts(of: 2048)) { part in part.allSatisfy { isTrue($0, run.began) } }
            guard areTrue.allSatisfy({ $0 }), let warnings = try warnings(of: run) else { return nil }
            return (run.lines.compactMap(\.change), warnings)
        } catch {
            return nil
        }
    }

    private func warnings(of run: CachedRun) throws(FileSystemError) -> DiagnosticBag? {
        var files: [String: SourceFile] = [:]
        for path in run.warnedFiles { files[path] = SourceFile(path: path, bytes: try fileSystem.read("\(root)/\(path)")) }
        var bag = DiagnosticBag()
        for line in run.warnings {
            guard let warning = CachedWarning.read(line, file: { files[$0] }) else { return nil }
            bag.add(warning)
        }
        return bag
    }

    private func isTrue(_ line: CacheLine, _ began: Int64) -> Bool {
        let absolute = "\(root)/\(line.path)"
        do throws(FileSystemError) {
            let status = try fileSystem.status(absolute)
            switch line.sight {
            case .nothing: return status == nil
            case .something(let kind): return status?.kind == kind
            case .file(let mark, let hash):
                guard let status, status.kind == .file else { return false }
                if status.mark == mark, max(mark.modified, mark.changed) < began { return true }
                return ContentHash(of: try fileSystem.read(absolute)) == hash
            case .folder(let mark, let hash):
                guard let status, status.kind == .folder else { return false }
                if status.mark == mark, max(mark.modified, mark.changed) < began { return true }
                return RecordingFileSystem.hash(of: try fileSystem.list(absolute)) == hash
            }
        } catch {
            return false
        }
    }

    /// To be called before a run looks at anything: what it sees is remembered. Nil where nothing can be kept.
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
        for file in warnings.unsorted.flatMap(\.files) {
            guard case .file(_, let hash) = sights[file.path], ContentHash(of: file.bytes) == hash else { return }
        }
        let outputs = Dictionary(changes.map { ($0.path, $0.kind) }) { first, _ in first }
        // Kinds of outputs alone would not tell that one was edited: all that lie there were read. Of the others the listing of the folder told.
        for path in outputs.keys where sights[path] == nil { sights[path] = .nothing }
        let lines = sights.sorted { $0.key.precedesByBytes($1.key) }.map { CacheLine(sight: $1, output: outputs[$0], path: $0) }
        let run = CachedRun(began: recorder.began, warnings: warnings, lines: lines)
        do throws(FileSystemError) {
            try writeNew(run.text(fingerprint: fingerprint))
            try fileSystem.rename(newPath, to: path)
        } catch {
            // The next run takes longer, that is all.
        }
    }

    private func writeNew(_ text: [UInt8]) throws(FileSystemError) {
        if try fileSystem.status(newPath) != nil { try fileSystem.remove(newPath) }
        try fileSystem.write(text, toNew: newPath, permissions: nil)
    }
}
