import Foundation
import Testing

/// The workflow and the hook of docs/ci.md, as far as they can be tried without GitHub.
struct ContinuousIntegrationTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/ci.md")
    /// The program, which is in the same folder as the tests.
    static let binary = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "scaffold")
    static let hasBinary = FileManager.default.isExecutableFile(atPath: binary.path)

    let folder: URL

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scaffold-ci-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "Specs"), withIntermediateDirectories: true)
        try "module: Login\nstyle: viper\n".write(
            to: folder.appending(path: "Specs/Login.yml"),
            atomically: true,
            encoding: .utf8
        )
        _ = try Self.run(["scaffold", "generate"], in: folder)
    }

    /// Returns the block of the page that begins with the given line.
    private static func block(_ first: String) throws -> String {
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
        return try #require(blocks.first { $0.contains(first) }).split(separator: "\n", maxSplits: 1).last.map(
            String.init
        ) ?? ""
    }

    static func run(_ command: [String], in folder: URL) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = binary.deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "")
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: text, as: UTF8.self), String(decoding: message, as: UTF8.self)
        )
    }

    private func edit() throws -> String {
        let path = "Sources/App/Modules/Login/Generated/LoginContracts.swift"
        let file = folder.appending(path: path)
        try (String(contentsOf: file, encoding: .utf8) + "// mine\n").write(to: file, atomically: true, encoding: .utf8)
        return path
    }

    @Test(.enabled(if: hasBinary)) func workflowAnnotatesDrift() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let steps = try Self.block("name: scaffold").matches(of: /- run: (.+)/).map {
            $0.1.split(separator: " ").map(String.init)
        }
        #expect(steps == [["scaffold", "check", "--format", "github"]])
        #expect(try Self.run(steps[0], in: folder).status == 0)
        let path = try edit()
        let (status, _, errors) = try Self.run(steps[0], in: folder)
        #expect(status == 2)
        let summary = "::error title=scaffold check::1 file is not up to date: 1 edited.\n"
        #expect(errors.hasPrefix(summary + "::error file=\(path)"))
        let driver = folder.appending(path: "Repository/Driver")
        try FileManager.default.createDirectory(at: driver, withIntermediateDirectories: true)
        for name in ["Specs", "Sources", "Tests", ".scaffold"] {
            try FileManager.default.copyItem(at: folder.appending(path: name), to: driver.appending(path: name))
        }
        #expect(try Self.run(["git", "init", "-q", ".."], in: driver).status == 0)
        #expect(try Self.run(steps[0], in: driver).errors.hasPrefix(summary + "::error file=Driver/\(path)"))
    }

    /// GitHub shows the first ten errors of a step.
    @Test(.enabled(if: hasBinary)) func theSummaryAndTheWorstFilesComeFirst() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try edit()
        for name in ["About", "Help", "Terms"] {
            let spec = folder.appending(path: "Specs/\(name).yml")
            try "module: \(name)\nstyle: viper\n".write(to: spec, atomically: true, encoding: .utf8)
        }
        let lines = try Self.run(["scaffold", "check", "--format", "github"], in: folder).errors.split(separator: "\n")
        let errors = lines.filter { $0.hasPrefix("::error ") }
        #expect(errors.count == 10)
        #expect(errors[0].hasPrefix("::error title=scaffold check::"))
        #expect(errors[0].hasSuffix(" GitHub shows at most 9 of them."))
        #expect(errors[1].hasPrefix("::error file=\(path),"))
    }

    @Test(.enabled(if: hasBinary)) func theHookStopsACommit() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let hook = try Self.block("#!/bin/sh")
        for arguments in [
            ["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@example.com"], ["add", "-A"],
        ] {
            #expect(try Self.run(["git"] + arguments, in: folder).status == 0)
        }
        let file = folder.appending(path: ".git/hooks/pre-commit")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try hook.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        #expect(try Self.run(["git", "commit", "-qm", "all"], in: folder).status == 0)
        _ = try edit()
        let commit = try Self.run(["git", "commit", "-qam", "edited"], in: folder)
        #expect(commit.status != 0)
        #expect((commit.output + commit.errors).contains("1 file is not up to date: 1 edited.\n"))
    }

    @Test(.enabled(if: hasBinary)) func checkReportsDriftInEveryFormat() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try edit()
        let text = try Self.run(["scaffold", "check"], in: folder)
        #expect(text.status == 2)
        let counts = "1 file is not up to date: 1 edited.\n"
        #expect(text.output.hasPrefix("Files of Specs/Login.yml: edited\n  \(path)\n\n\(counts)"))
        #expect(try Self.run(["scaffold", "check", "--quiet"], in: folder).output == counts)
        let json = try Self.run(["scaffold", "check", "--format", "json"], in: folder)
        #expect(json.status == 2)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(
            document["drift"] as? [[String: String]] == [["path": path, "state": "edited", "spec": "Specs/Login.yml"]]
        )
        let diff = try Self.run(["scaffold", "diff"], in: folder)
        #expect(diff.status == 0)
        #expect(diff.output == "", "generate would refuse, and leave it")
        #expect(diff.errors.contains("warning: `\(path)` is a generated file and has been edited [SC0820]"))
        #expect(try Self.run(["scaffold", "generate"], in: folder).status == 1)
        #expect(try Self.run(["scaffold", "generate", "--force"], in: folder).status == 0)
        #expect(try Self.run(["scaffold", "check"], in: folder).status == 0)
        try "module: Login\nstyle: unknown\n".write(
            to: folder.appending(path: "Specs/Login.yml"),
            atomically: true,
            encoding: .utf8
        )
        let broken = try Self.run(["scaffold", "check", "--quiet"], in: folder)
        #expect(broken.status == 1)
        #expect(broken.output == "")
        #expect(broken.errors.hasPrefix("Specs/Login.yml:2:8: error: unknown style `unknown` [SC0607]\n"))
    }

    @Test(.enabled(if: hasBinary)) func quietHidesWarningsBesideErrors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = "Sources/App/Modules/New/NewPresenter.swift"
        try FileManager.default.createDirectory(
            at: folder.appending(path: path),
            withIntermediateDirectories: true
        )
        let spec = folder.appending(path: "Specs/New.yml")
        try "module: New\n".write(to: spec, atomically: true, encoding: .utf8)
        let report = try Self.run(["scaffold", "check"], in: folder)
        #expect(report.errors.contains("warning: nothing opens `New`"))
        let quiet = try Self.run(["scaffold", "check", "--quiet"], in: folder)
        #expect(quiet.status == 1)
        #expect(quiet.errors.contains("error: expected a file, found a folder [SC0807]"))
        #expect(!quiet.errors.contains("warning: "))
    }

    @Test(.enabled(if: hasBinary)) func routesAreCompleted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try Self.run(["scaffold", "service", "clock"], in: folder).status == 0)
        let names = try Self.run(
            [
                "scaffold", "---completion", "module", "--", "--route", "3", "0", "scaffold", "module", "A", "--route",
                "",
            ],
            in: folder
        )
        #expect(names.output == "Login\n")
    }

    #if os(Linux)
        @Test(.enabled(if: hasBinary)) func helpThatCannotBeWritten() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            #expect(try Self.run(["sh", "-c", "scaffold --help > /dev/full"], in: folder).status == 1)
        }
    #endif
}
