import Diagnostics
import Testing

@testable import Output

/// `was: Login` in the spec of SignIn.
struct RenamingModulesTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("module: Login\n", to: "Specs/Login.yml")
    }

    static func files(_ name: String, _ title: String = "1", spec: String? = nil) -> [PlannedFile] {
        let spec = spec ?? "Specs/\(name).yml"
        let text = "// \(name)View\nfinal class \(name)View {\n    let title = \"\(title)\"\n\n    func show\(name)() {\n    }\n}\n"
        return [
            output("Sources/\(name)/\(name)View.swift", text, .person, template: "view", spec: spec),
            output("Sources/\(name)/Generated/\(name)Router.swift", "struct \(name)Router {}\n", template: "router", spec: spec),
        ]
    }

    func run(_ files: [PlannedFile], spec: String = "Specs/SignIn.yml") -> (changes: [String], found: [String]) {
        var options = PlanOptions()
        options.isComplete = true
        options.renames = [ModuleRename(spec: spec, old: "Login", new: "SignIn")]
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: project.folder, options: options, into: &diagnostics)
        return (changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line) ?? ["failed"], diagnostics.lines)
    }

    static let edited = "// LoginView\nfinal class LoginView {\n    let title = \"1\"\n\n    func showLogin() {\n        LoginRouter().go(LoginService.self, loginless)\n    }\n}\n"

    @Test(arguments: ["Specs/SignIn.yml", "Specs/Login.yml"])
    func filesMoveWithTheirEditsAndNewNames(spec: String) throws {
        try project.run(Self.files("Login"))
        try project.write(Self.edited, to: "Sources/Login/LoginView.swift")
        try project.write("let router = LoginRouter()\nlet service = LoginService()\n", to: "Sources/App/App.swift")
        if spec != "Specs/Login.yml" { try project.remove("Specs/Login.yml") }
        let (changes, found) = run(Self.files("SignIn", "2", spec: spec), spec: spec)
        #expect(
            changes == [
                "remove Sources/Login/Generated/LoginRouter.swift",
                "create Sources/SignIn/Generated/SignInRouter.swift",
                "move(from: \"Sources/Login/LoginView.swift\") Sources/SignIn/SignInView.swift",
            ]
        )
        #expect(
            project.text("Sources/SignIn/SignInView.swift")
                == Self.edited.replacing("LoginView", with: "SignInView").replacing("showLogin", with: "showSignIn")
                .replacing("LoginRouter", with: "SignInRouter").replacing("\"1\"", with: "\"2\"")
        )
        #expect(
            found == [
                """
                Sources/App/App.swift:1:1: warning: `Sources/App/App.swift` has names of `Login`, which is `SignIn` now, in line 1 [SC0819]
                help: rename them: the file is yours alone
                """
            ]
        )
        #expect(try project.files()["Sources/Login"] == nil)
        #expect(project.text(".scaffold/manifests/\(spec).manifest") != nil)
        #expect(run(Self.files("SignIn", "2", spec: spec), spec: spec) == ([], []))
    }

    @Test func nothingIsRenamedWhileTheOldSpecIsThere() throws {
        try project.run(Self.files("Login"))
        let files = Self.files("Login") + Self.files("SignIn")
        #expect(run(files).changes == ["create Sources/SignIn/Generated/SignInRouter.swift", "create Sources/SignIn/SignInView.swift"])
        #expect(project.text("Sources/Login/LoginView.swift") != nil)
    }

    @Test(arguments: [
        ("LoginView", "SignInView"), ("showLogin", "showSignIn"), ("login", "signIn"), ("loginView", "signInView"), ("Login", "SignIn"),
        ("Loginless", "Loginless"), ("relogin", "relogin"), ("ALoginB", "ASignInB"), ("login2", "signIn2"), ("_login", "_login"),
    ])
    func renamesWordsOfIdentifiers(old: String, new: String) {
        #expect(ModuleRename(spec: "s", old: "Login", new: "SignIn").applied(to: old) == new)
    }
}
