import Foundation
import Testing

/// The git repository of a model's project.
struct ModelRepository {
    let root: String

    func start() throws {
        try git("init", "-q", "-b", "main")
        for (key, value) in [
            ("user.name", "A"), ("user.email", "a@example.com"), ("gc.auto", "0"), ("core.fsync", "none"),
        ] {
            try git("config", key, value)
        }
    }

    func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "step")
    }

    var branches: [String] {
        get throws { try git("branch", "--format=%(refname:short)").split(separator: "\n").map(String.init) }
    }

    /// Merges a branch. Conflicts in specs and templates are resolved with the current branch's text. Other files stay as git leaves them.
    func merge(_ branch: String) throws {
        try git("merge", "-q", "--no-edit", branch, mayFail: true)
        for path in try git("diff", "--name-only", "--diff-filter=U", "-z").split(separator: "\0").map(String.init)
        where path.hasPrefix("Specs/") || path.hasPrefix("Templates/") {
            try git("checkout", "-q", "--ours", "--", path, mayFail: true)
            if try git("ls-files", "-u", "--", path).contains(" 2\t") == false {
                try? FileManager.default.removeItem(atPath: "\(root)/\(path)")
            }
        }
        try commit()
    }

    @discardableResult
    func git(_ arguments: String..., mayFail: Bool = false) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", root] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(
            mayFail || process.terminationStatus == 0,
            "git \(arguments): \(String(decoding: message, as: UTF8.self))"
        )
        return String(decoding: text, as: UTF8.self)
    }
}
