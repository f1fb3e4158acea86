import Foundation
import ScaffoldKit
import Testing

/// Methods of protocols that no test of their module names.
struct TestCoverageTests {
    @Test func aMethodThatCameLater() throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        for path in try scratch.paths() where path.hasPrefix("Tests/AppTests/Login/") && path.hasSuffix(".swift") { try scratch.remove(path) }
        try scratch.write("// didTapLogIn()\n", to: "Tests/AppTests/Login/OurTests.swift")

        try scratch.write("module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n    func didTapForgot()\n", to: "Specs/Login.yml")
        #expect(
            scratch.dryRun().text == """
                Specs/Login.yml:5:10: warning: no test in Tests/AppTests/Login names `didTapForgot()` [SC0642]
                5 |     func didTapForgot()
                  |          ^^^^^^^^^^^^
                  = help: add a test that calls it

                """
        )
    }

    private static func spec(_ methods: String...) -> String {
        "module: Login\nprotocols:\n  presenter: |\n" + methods.map { "    func \($0)()\n" }.joined()
    }

    /// With `didTapLogIn` in none of the tests that were made.
    private static func projectWithEdits() throws -> (scratch: ScratchProject, tests: [String]) {
        let scratch = try ScratchProject()
        try scratch.write(spec("didTapLogIn", "didTapForgot"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        let tests = try scratch.paths().filter { $0.hasPrefix("Tests/AppTests/Login/") && $0.hasSuffix(".swift") }
        for path in tests {
            let text = try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
            try scratch.write(text.replacing("didTapLogIn", with: "go"), to: path)
        }
        return (scratch, tests)
    }

    /// A merge keeps what its person removed, whatever the fresh render has.
    @Test func whatCountsIsWhatWillLieThere() throws {
        let (scratch, _) = try Self.projectWithEdits()
        try scratch.write(Self.spec("didTapLogIn", "didTapForgot", "didTapHelp"), to: "Specs/Login.yml")
        let planned = scratch.dryRun()
        #expect(planned.changes.contains { $0.kind == .merged })
        #expect(planned.text.contains("no test in Tests/AppTests/Login names `didTapLogIn()`"))
        #expect(!planned.changes.contains { $0.kind == .conflicted })
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == planned.text)
        #expect(scratch.dryRun().text == planned.text)
    }

    @Test func whatCountsLiesWhereItsPersonMovedIt() throws {
        let (scratch, tests) = try Self.projectWithEdits()
        let warned = Scaffold.generate(GenerateOptions(project: scratch.project)).text
        #expect(warned.contains("no test in Tests/AppTests/Login names `didTapLogIn()`"))
        for path in tests {
            let moved = scratch.root.appending(path: "Tests/AppTests/Login/Ours/\(URL(filePath: path).lastPathComponent)")
            try FileManager.default.createDirectory(at: moved.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: scratch.root.appending(path: path), to: moved)
        }
        for _ in 1...2 { #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == warned) }
    }
}
