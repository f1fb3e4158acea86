import Foundation
import Testing

/// A git repository with a branch `main`. It is deleted with the object.
final class TestRepository {
    let root: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "repository-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.path
        try git("init", "-q", "-b", "main")
        for (key, value) in [
            ("user.name", "A"), ("user.email", "a@example.com"), ("gc.auto", "0"), ("core.fsync", "none"),
        ] { try git("config", key, value) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    @discardableResult
    func git(_ arguments: String..., mayFail: Bool = false) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = mayFail ? Pipe() : nil
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(mayFail || process.terminationStatus == 0, "git \(arguments)")
        return String(decoding: text, as: UTF8.self)
    }

    func write(_ text: String, _ path: String) throws {
        let file = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + path)
    }

    func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "step")
    }
}
