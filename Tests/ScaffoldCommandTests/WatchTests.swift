import Foundation
import Testing

/// `scaffold watch` as a program that runs while a user writes specs and templates.
final class WatchTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "scaffold-watch-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
    private let process = Process()

    init() throws {
        try write("options: {}\n", to: "scaffold.yml")
        for name in ["output", "errors"] { try write("", to: name) }
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
            path: "scaffold"
        )
        process.arguments = ["watch", "--project", folder.path]
        process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: folder.appending(path: "errors"))
    }

    deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ path: String) -> String {
        (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    }

    private var lines: [Substring] {
        text("output").split(separator: "\n")
    }

    /// Waits for a text in a file, half a minute at most.
    private func expect(_ wanted: String, in path: String, line: Int = #line) async throws {
        for _ in 0..<300 {
            if text(path).contains(wanted) { return }
            try await Task.sleep(for: .milliseconds(100))
        }
        Issue.record("line \(line): no `\(wanted)` in \(path): \(text(path))")
    }

    @Test func followsChanges() async throws {
        try process.run()
        try await expect("Watching Specs, Templates, scaffold.yml. Press Ctrl-C to stop.", in: "errors")
        try await expect("the folder `Specs` has no specs, or doesn't exist", in: "errors")
        #expect(lines == ["Nothing is written until the errors are fixed."])

        try write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        try await expect("Specs/Login.yml: ", in: "output")
        #expect(lines.last?.hasSuffix(" files created.") == true)
        #expect(text("Sources/App/Modules/Login/LoginPresenter.swift").contains("final class LoginPresenter"))

        // An error is shown, and the next change may fix it.
        try write("module: Login\npresentation: rot\n", to: "Specs/Login.yml")
        try await expect("Specs/Login.yml:2:15: error: ", in: "errors")
        try write("options: {header: Ours}\n", to: "scaffold.yml")
        try await expect("scaffold.yml: Nothing is written", in: "output")
        try write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        try await expect("files rewritten", in: "output")
        #expect(text("Sources/App/Modules/Login/LoginPresenter.swift").hasPrefix("// Ours\n"))

        // A project's own template, in a new folder.
        try write(
            "pack: notes\nfiles:\n  - {template: notes/N.stencil, path: \"Notes/{{ module.name }}.md\", owner: generated, for: module}\n",
            to: "Templates/notes/pack.yml"
        )
        try write("# {{ module.name }}\n", to: "Templates/notes/N.stencil")
        try await expect("# Login", in: "Notes/Login.md")
        try write("## {{ module.name }}\n", to: "Templates/notes/N.stencil")
        try await expect("## Login", in: "Notes/Login.md")
        try await expect("Templates/notes/N.stencil: 1 file rewritten", in: "output")

        // Files that a run wrote itself cause no other run.
        let count = lines.count
        try await Task.sleep(for: .seconds(2))
        #expect(lines.count == count, "\(lines)")

        // Folders that are removed and created again.
        try FileManager.default.removeItem(at: folder.appending(path: "Specs"))
        try await expect("Specs/Login.yml: Nothing is written", in: "output")
        try write("module: Login\npresentation: root\nsummary: Back.\n", to: "Specs/Login.yml")
        try await expect("/// Back.", in: "Sources/App/Modules/Login/Generated/AppRouter+Login.swift")
        #expect(process.isRunning)

        try await interrupt()
    }

    /// Ends the program with Ctrl-C, which takes ten seconds at most.
    private func interrupt() async throws {
        process.interrupt()
        for _ in 0..<100 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
        try #require(!process.isRunning)
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }

    /// Each run reads outputs that declare mocked protocols, and writes them.
    @Test func readOutputsAreNoChange() async throws {
        try write("mocks: {sources: [Sources]}\n", to: "scaffold.yml")
        try write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        try process.run()
        try await expect(" files created.", in: "output")
        try await Task.sleep(for: .seconds(2))
        #expect(lines.count == 1, "\(lines)")
        try await interrupt()
    }
}
