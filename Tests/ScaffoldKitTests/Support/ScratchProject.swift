import Foundation
import ScaffoldKit

/// A project in its own folder, which is deleted with the object.
final class ScratchProject {
    let root: URL

    init() throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scaffold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.resolvingSymlinksInPath()
    }

    convenience init(copying folder: URL) throws {
        try self.init()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.copyItem(at: folder.appending(path: name), to: root.appending(path: name))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    var project: Project {
        Project(root: root.path, currentDirectory: root.path)
    }

    func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func write(_ text: String, to path: String) throws {
        try write(text.utf8, to: path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: root.appending(path: path))
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns every file and folder, sorted.
    func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    }

    /// Returns the report of a dry run of `generate`.
    func dryRun() -> RunReport {
        Scaffold.generate(project, isDryRun: true)
    }

    /// Returns the report of a dry run of `module`.
    func dryRun(module name: String, style: String? = nil) -> RunReport {
        Scaffold.start(project, names: [name], style: style, isDryRun: true)
    }
}

extension RunReport {
    var text: String {
        diagnostics.rendered(format: .text)
    }
}
