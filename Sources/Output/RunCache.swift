import Diagnostics
import Foundation

/// What the last run that found nothing to do has seen. A run that would see the same has nothing to do either, and need not render.
///
/// A file is as it was where its size, times and inode are, unless it is as new as the cache: then it is read again. The cache can be
/// deleted at any time.
package struct RunCache: Sendable {
    private let root: String
    private let fileSystem: any FileSystem
    /// Of all that a result depends on beside files: the binary.
    private let fingerprint: String

    private static let title = "scaffold cache 1"

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

    /// What the last run found, if this one would find the same; nil otherwise.
    package func unchanged() -> [Change]? {
        do throws(FileSystemError) {
            guard let age = try fileSystem.status(path), age.kind == .file else { return nil }
            let text = try fileSystem.read(path)
            guard let lines = CacheLine.read(text, title: "\(Self.title)\t\(fingerprint)") else { return nil }
            // In parts that are long enough to be worth a thread of their own.
            let parts = stride(from: 0, to: lines.count, by: 2048).map { lines[$0..<min($0 + 2048, lines.count)] }
            let newest = min(age.mark.modified, age.mark.changed)
            guard Concurrently.map(parts, { part in part.allSatisfy { isTrue($0, newest) } }).allSatisfy({ $0 }) else { return nil }
            return lines.compactMap(\.change)
        } catch {
            return nil
        }
    }

    private func isTrue(_ line: CacheLine, _ newest: Int64) -> Bool {
        let absolute = "\(root)/\(line.path)"
        do throws(FileSystemError) {
            let status = try fileSystem.status(absolute)
            switch line.sight {
            case .nothing: return status == nil
            case .something(let kind): return status?.kind == kind
            case .file(let mark, let hash):
                guard let status, status.kind == .file else { return false }
                if status.mark == mark, max(mark.modified, mark.changed) < newest { return true }
                return ContentHash(of: try fileSystem.read(absolute)) == hash
            case .folder(let mark, let hash):
                guard let status, status.kind == .folder else { return false }
                if status.mark == mark, max(mark.modified, mark.changed) < newest { return true }
                return RecordingFileSystem.hash(ofNames: try fileSystem.list(absolute)) == hash
            }
        } catch {
            return false
        }
    }

    /// Keeps what a run has seen that had nothing to do and nothing to say. Where that can't be written, nothing is kept.
    package func save(_ recorder: RecordingFileSystem, _ changes: [Change]) {
        guard let sights = recorder.sights, changes.allSatisfy({ !$0.isDrift }) else { return }
        let outputs = Dictionary(changes.map { ($0.path, $0.kind) }) { first, _ in first }
        var lines: [CacheLine] = []
        for (absolute, sight) in sights.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            guard let path = relative(absolute) else {
                if root.hasPrefix(absolute) { continue }
                return
            }
            // This cache lies there, and nothing that a result depends on.
            if path == ScaffoldFolder.local || path.hasPrefix(ScaffoldFolder.local + "/") { continue }
            // Kinds of outputs alone would not tell that one was edited: all outputs were read.
            lines.append(CacheLine(sight: sight, output: outputs[path], path: path))
        }
        let text = CacheLine.text(lines, title: "\(Self.title)\t\(fingerprint)")
        do throws(FileSystemError) {
            let new = path + ".new"
            if try fileSystem.status(new) != nil { try fileSystem.remove(new) }
            try fileSystem.write(text, toNew: new, permissions: nil)
            try fileSystem.rename(new, to: path)
        } catch {
            // The next run takes longer, that is all.
        }
    }

    /// Nil for what lies outside of the project.
    private func relative(_ path: String) -> String? {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }
}
