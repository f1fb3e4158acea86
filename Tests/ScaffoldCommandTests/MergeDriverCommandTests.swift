import Foundation
import Testing

/// `scaffold merge-driver` as git runs it.
@Suite(.enabled(if: ContinuousIntegrationTests.hasBinary)) final class MergeDriverCommandTests {
    private let folder: URL

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scaffold-merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func run(_ command: String...) throws -> (status: Int32, output: String, errors: String) {
        try ContinuousIntegrationTests.run(command, in: folder)
    }

    private func write(_ text: String, to name: String) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// For git, exit statuses up to 128 would be conflicts.
    @Test(arguments: [
        (["O", "A"], "Error: Missing expected argument '<theirs>'"),
        (["O", "A", "B", "A.swift", "--no-such-option"], "Error: Unknown option '--no-such-option'"),
        (["O", "A", "none", "A.swift"], "none: error: expected a file, found nothing [SC0103]"),
        (
            ["O", "A", "B", "A.swift"],
            "FOLDER/A.scaffold: error: `FOLDER/A.scaffold` can't be removed: is a directory [SC0810]"
        ),
    ])
    func failure(arguments: [String], message: String) throws {
        for name in ["O", "A", "B"] { try write("\(name)\n", to: name) }
        let blocked = folder.appending(path: "A.scaffold")
        try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
        let result = try ContinuousIntegrationTests.run(["scaffold", "merge-driver"] + arguments, in: folder)
        #expect(result.status == 129)
        #expect(result.errors.hasPrefix(message.replacing("FOLDER", with: folder.path) + "\n"))
        #expect(try text("A") == "A\n")
    }

    @Test func helpSucceeds() throws {
        #expect(try run("scaffold", "merge-driver", "--help").status == 0)
    }

    /// The commands of the page and of the help: with scaffold, with a scaffold that fails, and without one.
    @Test(arguments: [nil, 129, 127], [true, false]) func git(failure: Int?, isOfPage: Bool) throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/regenerating.md")
        let help = try run("scaffold", "merge-driver", "--help").output
        let examples =
            isOfPage
            ? try String(contentsOf: page, encoding: .utf8).split(separator: "```sh\n").first { $0.contains("%O") }
            : help.split(separator: "Examples:\n").last
        let commands = try #require(examples?.prefix { $0 != "`" }.split(separator: "\n\n").first)
        #expect(try run("git", "init", "-q", "-b", "main").status == 0)
        #expect(try run("sh", "-c", String(commands)).status == 0)
        try write("*.swift merge=scaffold\n", to: ".gitattributes")
        try write("struct A {\n}\n", to: "A.swift")
        let commit = "git add -A && git -c user.name=A -c user.email=a@example.com commit -qm"
        #expect(try run("sh", "-c", "\(commit) base && git checkout -qb theirs").status == 0)
        try write("struct A {\n    func c() {}\n}\n", to: "A.swift")
        #expect(try run("sh", "-c", "\(commit) theirs && git checkout -q main").status == 0)
        try write("struct A {\n    func b() {}\n}\n", to: "A.swift")
        #expect(try run("sh", "-c", "\(commit) ours").status == 0)
        if let failure {
            try write("#!/bin/sh\nexit \(failure)\n", to: ".git/scaffold")
            #expect(try run("chmod", "+x", ".git/scaffold").status == 0)
        }
        let merge = try run("sh", "-c", "PATH=$PWD/.git:$PATH; git merge --no-commit theirs")
        #expect(merge.status == (failure == nil ? 0 : 1))
        let markers = (try text("A.swift")).replacing(/([<>]) .*/) { $0.1 }
        #expect(
            markers
                == (failure == nil
                    ? "struct A {\n    func c() {}\n\n    func b() {}\n}\n"
                    : "struct A {\n<<<<<<<\n    func b() {}\n=======\n    func c() {}\n>>>>>>>\n}\n")
        )
    }
}
