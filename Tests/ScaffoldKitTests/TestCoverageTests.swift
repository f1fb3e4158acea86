import Foundation
import ScaffoldKit
import Testing

/// Functions of protocols that no test calls.
struct TestCoverageTests {
    let scratch: ScratchProject

    /// A project with a function that came after the generated tests were edited.
    init() throws {
        scratch = try ScratchProject()
        try scratch.write(Self.spec("didTapLogIn()"), to: "Specs/Login.yml")
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
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
        Scaffold.check(CheckOptions(project: scratch.project)).text
    }

    private static let warning = """
        Specs/Login.yml:5:10: warning: no test in Tests/AppTests calls `didTapForgot(email:)` of `LoginPresenter` [SC0642]
        5 |     func didTapForgot(email: String)
          |          ^^^^^^^^^^^^
          = help: call it in a test file that names `LoginPresenter` or `LoginModule`, or switch the warning off with `warnings: {SC0642: off}` in scaffold.yml

        """

    @Test func aFunctionThatCameLater() {
        #expect(check() == Self.warning)
    }

    /// A file, and whether its text is a test of the function.
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
            "Tests/AppTests/All.swift", "func test(sut: LoginPresenterProtocolMock) { sut.didTapForgot(email: \"a\") }",
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
    func whatIsATest(path: String, text: String, isTest: Bool) throws {
        try scratch.write(text + "\n", to: path)
        #expect(check() == (isTest ? "" : Self.warning))
    }

    /// The next run of `check` takes its warnings from the cache of `generate`, until a test is written.
    @Test func aRememberedRun() throws {
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        // A file that is as new as the run is not trusted.
        Thread.sleep(forTimeInterval: 0.02)
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        #expect(FileManager.default.fileExists(atPath: scratch.root.appending(path: ".scaffold/local/cache").path))
        #expect(check() == Self.warning)
        try scratch.write(
            "func test(sut: LoginPresenter) { sut.didTapForgot(email: \"a\") }\n",
            to: "Tests/AppTests/Mine/PagingTests.swift"
        )
        #expect(check() == "")
    }

    /// Only what a test can call by name. A protocol that exists in Swift may have anything.
    @Test func membersWithoutATestOfTheirOwn() throws {
        let members = [
            "static func == (left: Self, right: Self) -> Bool", "subscript(index: Int) -> Int { get }",
            "var title: String { get }", "init(id: Int)",
        ]
        let lines = members.map { "    \($0)\n" }.joined()
        try scratch.write("protocol LoginPresenterProtocol {\n\(lines)}\n", to: "Sources/App/Login.swift")
        try scratch.write(
            "module: Login\nprotocols:\n  presenter: {source: Sources/App/Login.swift}\n",
            to: "Specs/Login.yml"
        )
        let expected =
            "Sources/App/Login.swift:5:5: warning: no test in Tests/AppTests calls `init(id:)` of `LoginPresenter` [SC0642]"
        #expect(check().split(separator: "\n").filter { $0.contains(": warning: ") } == [expected[...]])
        try scratch.write("func test() { _ = LoginPresenter(id: 1) }\n", to: "Tests/AppTests/All.swift")
        #expect(check() == "")
    }

    @Test func aModuleWithoutAFolderOfTests() throws {
        try scratch.remove("Tests/AppTests/Login")
        #expect(check() == "")
    }
}

/// Generated tests that the user has added to.
struct EditedTestCoverageTests {
    let scratch: ScratchProject
    private static let tests = "Tests/AppTests/Login/LoginPresenterTests.swift"
    private static let spec =
        "module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n    func didTapForgot()\n"

    /// With a test of one function of two.
    init() throws {
        scratch = try ScratchProject()
        try scratch.write(Self.spec, to: "Specs/Login.yml")
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        let text = try String(contentsOf: scratch.root.appending(path: Self.tests), encoding: .utf8)
        let test = "\n    @Test func forgot() {\n        presenter.didTapForgot()\n    }\n}\n"
        try scratch.write(text.trimmingSuffix { "} \n".contains($0) } + "\n    }\n" + test, to: Self.tests)
    }

    private func untested() -> [Substring] {
        let text = Scaffold.check(CheckOptions(project: scratch.project)).text
        return text.matches(of: /calls (`.*`) of `LoginPresenter`/).map(\.1)
    }

    /// A merge changes the file, and keeps the test.
    @Test func whatCountsIsWhatWillBeThere() throws {
        #expect(untested() == ["`didTapLogIn()`"])
        try scratch.write(Self.spec + "    func didTapHelp()\nresult: String\n", to: "Specs/Login.yml")
        let planned = Scaffold.check(CheckOptions(project: scratch.project))
        #expect(planned.changes.contains { $0.path == Self.tests && $0.kind == .merged })
        #expect(untested() == ["`didTapLogIn()`", "`didTapHelp()`"])
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        #expect(untested() == ["`didTapLogIn()`", "`didTapHelp()`"])
    }

    @Test func whatCountsIsWhereTheUserMovedIt() throws {
        let moved = scratch.root.appending(path: "Tests/AppTests/Login/Ours/LoginPresenterTests.swift")
        try FileManager.default.createDirectory(
            at: moved.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(at: scratch.root.appending(path: Self.tests), to: moved)
        for _ in 1...2 {
            #expect(untested() == ["`didTapLogIn()`"])
            #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        String(reversed().drop(while: isTrimmed).reversed())
    }
}
