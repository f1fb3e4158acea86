import Foundation
import ScaffoldKit
import Testing

/// Functions of protocols that no test calls.
struct TestCoverageTests {
    let scratch: ScratchProject

    /// Creates a project with a function that was added after the generated tests were edited.
    init() throws {
        scratch = try ScratchProject()
        try scratch.write(Self.spec("didTapLogIn()"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        for path in try scratch.paths() where path.hasPrefix("Tests/AppTests/Login/") && path.hasSuffix(".swift") {
            try scratch.remove(path)
        }
        try scratch.write(
            "func test(presenter: LoginPresenter) { presenter.didTapLogIn() }\n",
            to: "Tests/AppTests/Login/OurTests.swift"
        )
        try scratch.write(Self.spec("didTapLogIn()", "didTapForgot(email: String)"), to: "Specs/Login.yml")
    }

    private static func spec(_ methods: String...) -> String {
        "module: Login\nprotocols:\n  presenter: |\n" + methods.map { "    func \($0)\n" }.joined()
    }

    private func check() -> String {
        Scaffold.check(scratch.project).text
    }

    private static let warning = """
        Specs/Login.yml:5:10: warning: no test in Tests/AppTests calls `didTapForgot(email:)` of `LoginPresenter` [SC0642]
        5 |     func didTapForgot(email: String)
          |          ^^^^^^^^^^^^
          = help: call it in a test file that contains the word `LoginPresenter` or `LoginModule`; or switch the warning off with `warnings: {SC0642: off}` in scaffold.yml

        """

    @Test func functionAddedLater() {
        #expect(check() == Self.warning)
    }

    /// A file, its text, and whether the text is a test of the function.
    @Test(arguments: [
        (
            "Tests/AppTests/Mine/PagingTests.swift",
            "func test(sut: LoginPresenter) { sut.didTapForgot(email: \"a\") }", true
        ),
        ("Tests/AppTests/All.swift", "func test() { make(LoginModule.self).didTapForgot(email: \"a\") }", true),
        (
            "Tests/AppTests/All.swift", "struct LoginModuleTests { func test() { sut.didTapForgot(email: \"a\") } }",
            true
        ),
        ("Tests/AppTests/All.swift", "func test() { (Login.shared).didTapForgot(email: \"a\") }", true),
        (
            "Tests/AppTests/Login/Inner/More.swift",
            "func test(sut: LoginPresenter) { sut.didTapForgot(email: \"a\") }", true
        ),
        ("Tests/OtherTests/All.swift", "func test(sut: LoginPresenter) { sut.didTapForgot(email: \"a\") }", false),
        ("Tests/AppTests/All.txt", "func test(sut: LoginPresenter) { sut.didTapForgot(email: \"a\") }", false),
        (
            "Tests/AppTests/All.swift", "func test(sut: LoginPresenterMock) { sut.didTapForgot(email: \"a\") }",
            false
        ),
        ("Tests/AppTests/All.swift", "func test(sut: LoginInteractor) { sut.didTapForgot(email: \"a\") }", false),
        ("Tests/AppTests/All.swift", "// LoginPresenter\nfunc test() { sut.didTapForgot(email: \"a\") }", false),
        ("Tests/AppTests/All.swift", "func test(sut: LoginPresenter) { sut.didTapForgot(\"a\") }", false),
        ("Tests/AppTests/All.swift", "func test(sut: LoginPresenter) { /* sut.didTapForgot(email: \"a\") */ }", false),
        (
            "Tests/AppTests/All.swift",
            "class LoginPresenterStub: LoginPresenter { func didTapForgot(email: String) {} }", false
        ),
    ])
    func recognizesTests(path: String, text: String, isTest: Bool) throws {
        try scratch.write(text + "\n", to: path)
        #expect(check() == (isTest ? "" : Self.warning))
    }

    /// The next run of `check` takes its warnings from the cache of `generate`, until a test is written.
    @Test func aRememberedRun() throws {
        #expect(Scaffold.generate(scratch.project).text == "")
        // A file that is as new as the run is not trusted.
        Thread.sleep(forTimeInterval: 0.02)
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(FileManager.default.fileExists(atPath: scratch.root.appending(path: ".scaffold/local/cache").path))
        #expect(check() == Self.warning)
        try scratch.write(
            "func test(sut: LoginPresenter) { sut.didTapForgot(email: \"a\") }\n",
            to: "Tests/AppTests/Mine/PagingTests.swift"
        )
        #expect(check() == "")
    }

    /// Only members that a test can call by name are reported. A protocol in Swift may have subscripts.
    @Test func membersWithoutATestOfTheirOwn() throws {
        let members = ["subscript(index: Int) -> Int { get }", "var title: String { get }"]
        let lines = members.map { "    \($0)\n" }.joined()
        try scratch.write(
            "protocol LoginPresenterProtocol: ModulePresenter {\n\(lines)}\n",
            to: "Sources/App/Login.swift"
        )
        try scratch.write(
            "module: Login\nprotocols:\n  presenter: {source: Sources/App/Login.swift}\n",
            to: "Specs/Login.yml"
        )
        #expect(check() == "")
    }

    @Test func aModuleWithoutAFolderOfTests() throws {
        try scratch.remove("Tests/AppTests/Login")
        #expect(check() == "")
    }
}

/// Generated tests with edits.
struct EditedTestCoverageTests {
    private static func spec(_ methods: String...) -> String {
        "module: Login\ndependencies: [auth]\nprotocols:\n  interactor: |\n"
            + methods.map { "    func \($0)()\n" }.joined()
    }

    private static let message = "no test in Tests/AppTests calls `logIn()` of `LoginInteractor`"

    private func check(_ scratch: ScratchProject) -> String {
        Scaffold.check(scratch.project).text
    }

    /// Returns a project whose generated tests don't call `logIn`.
    private static func projectWithEdits() throws -> (scratch: ScratchProject, tests: [String]) {
        let scratch = try ScratchProject()
        let members = ["logIn", "logOut", "help"].map { "func \($0)()" }.joined(separator: "; ")
        try scratch.write(
            "services:\n  auth: {protocol: AuthServicing, lifetime: external, members: \(members)}\n",
            to: "Specs/Services.yml"
        )
        try scratch.write(spec("logIn", "logOut"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(Scaffold.check(scratch.project).text == "")
        let tests = try scratch.paths().filter { $0.hasPrefix("Tests/AppTests/Login/") && $0.hasSuffix(".swift") }
        for path in tests {
            let text = try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
            try scratch.write(text.replacing("interactor.logIn()", with: "interactor.go()"), to: path)
        }
        return (scratch, tests)
    }

    /// A merge doesn't restore lines that the user removed.
    @Test func mergedTestsCount() throws {
        let (scratch, _) = try Self.projectWithEdits()
        try scratch.write(Self.spec("logIn", "logOut", "help"), to: "Specs/Login.yml")
        let planned = Scaffold.check(scratch.project)
        #expect(planned.changes.contains { $0.kind == .merged })
        #expect(planned.text.contains(Self.message))
        #expect(!planned.text.contains("help()"))
        #expect(!planned.changes.contains { $0.kind == .conflicted })
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(check(scratch) == planned.text)
    }

    @Test func movedTestsCount() throws {
        let (scratch, tests) = try Self.projectWithEdits()
        let warned = check(scratch)
        #expect(warned.contains(Self.message))
        for path in tests {
            let moved = scratch.root.appending(
                path: "Tests/AppTests/Login/Ours/\(URL(filePath: path).lastPathComponent)"
            )
            try FileManager.default.createDirectory(
                at: moved.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.moveItem(at: scratch.root.appending(path: path), to: moved)
        }
        for _ in 1...2 {
            #expect(Scaffold.generate(scratch.project).text == "")
            #expect(check(scratch) == warned)
        }
    }
}
