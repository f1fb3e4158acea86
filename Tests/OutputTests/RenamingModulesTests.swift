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

    func run(_ files: [PlannedFile], spec: String = "Specs/SignIn.yml", isComplete: Bool = true) -> (changes: [String], found: [String]) {
        run(files, [ModuleRename(spec: spec, old: "Login", new: "SignIn")], isComplete: isComplete)
    }

    func run(_ files: [PlannedFile], _ renames: [ModuleRename], isComplete: Bool = true) -> (changes: [String], found: [String]) {
        var options = PlanOptions()
        options.isComplete = isComplete
        options.renames = renames
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.apply(files, in: project.folder, options: options, into: &diagnostics)
        return (changeSet?.changes.filter { $0.kind != .unchanged }.map(\.line) ?? ["failed"], diagnostics.lines)
    }

    static let edited = "// LoginView\nfinal class LoginView {\n    let title = \"1\"\n\n    func showLogin() {\n        LoginRouter().go(LoginService.self, loginless)\n    }\n}\n"

    /// What nothing asks for any more keeps its path, and with it the old name.
    @Test func aRenameIsDoneWhereAnOutputIsReleased() throws {
        try project.run(Self.files("Login"))
        try project.remove("Specs/Login.yml")
        #expect(run([Self.files("SignIn")[1]]).changes.contains("release Sources/Login/LoginView.swift"))
        var options = PlanOptions()
        options.comparesOnly = true
        options.renames = [ModuleRename(spec: "Specs/SignIn.yml", old: "Login", new: "SignIn")]
        var diagnostics = DiagnosticBag()
        let changeSet = try #require(ChangeSet.plan([Self.files("SignIn")[1]], in: project.folder, options: options, into: &diagnostics))
        #expect(changeSet.changes.map(\.line) == ["unchanged Sources/SignIn/Generated/SignInRouter.swift"])
        #expect(changeSet.isEmpty)
    }

    /// Nothing is remembered of it any more, and in every later run the same would be found.
    @Test func aModuleThatComesBackWithAnotherNameHasItsFiles() throws {
        let other = [output("Sources/Feed/a.swift", "a\n", template: "a", spec: "Specs/Feed.yml")]
        try project.write("module: Feed\n", to: "Specs/Feed.yml")
        try project.run(Self.files("Login") + other)
        try project.write(Self.edited, to: "Sources/Login/LoginView.swift")
        try project.remove("Specs/Login.yml")
        #expect(run(other, []).changes == ["remove Sources/Login/Generated/LoginRouter.swift", "release Sources/Login/LoginView.swift"])
        let (changes, found) = run(Self.files("SignIn") + other)
        #expect(
            changes == [
                "create Sources/SignIn/Generated/SignInRouter.swift", "move(from: \"Sources/Login/LoginView.swift\") Sources/SignIn/SignInView.swift",
            ]
        )
        #expect(found == [])
        #expect(project.text("Sources/SignIn/SignInView.swift")?.contains("SignInRouter().go(LoginService.self, loginless)") == true)
        #expect(run(Self.files("SignIn") + other).changes == [])
    }

    /// A file that only has the name, and one that nobody has edited, are no part of it.
    @Test func filesThatAreNotTheModulesStayWhenItComesBack() throws {
        try project.write("// mine\n", to: "Sources/Login/LoginView.swift")
        #expect(run(Self.files("SignIn")).changes == ["create Sources/SignIn/Generated/SignInRouter.swift", "create Sources/SignIn/SignInView.swift"])
        #expect(project.text("Sources/Login/LoginView.swift") == "// mine\n")
        #expect(run(Self.files("SignIn")).changes == [])
    }

    /// What the module's name is in the others' names is told by what is planned.
    @Test func aNameCanBeAWordOfOtherNamesToo() throws {
        let files = { (name: String) in
            let text = "/// What \(name) shows, as \(name)ViewModel does.\nfinal class \(name)ViewModel {}\n"
            return [output("Sources/\(name)/\(name)ViewModel.swift", text, .person, template: "viewModel", spec: "Specs/\(name).yml")]
        }
        try project.run(files("Model"))
        try project.write(
            try #require(project.text("Sources/Model/ModelViewModel.swift")) + "extension ModelViewModel {\n    var model: ViewModel\n}\n",
            to: "Sources/Model/ModelViewModel.swift"
        )
        #expect(run(files("Car"), [ModuleRename(spec: "Specs/Car.yml", old: "Model", new: "Car")]).found == [])
        #expect(
            project.text("Sources/Car/CarViewModel.swift")
                == String(decoding: files("Car")[0].bytes, as: UTF8.self) + "extension CarViewModel {\n    var model: ViewModel\n}\n"
        )
    }

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
        let stays = ModuleRename(spec: "Specs/SignIn.yml", old: "Login", new: "SignIn", isOldNameTaken: true)
        let (changes, found) = run(files, [stays])
        #expect(
            found == [
                """
                Specs/SignIn.yml: warning: `was: Login` does nothing, because there is a module `Login` [SC0822]
                help: remove it, or the spec of `Login` if that is the same module; two that change names need a third name, and `scaffold generate` in between
                """
            ]
        )
        #expect(changes == ["create Sources/SignIn/Generated/SignInRouter.swift", "create Sources/SignIn/SignInView.swift"])
        #expect(project.text("Sources/Login/LoginView.swift") != nil)
    }

    @Test(arguments: [
        ("LoginView", "SignInView"), ("showLogin", "showSignIn"), ("login", "signIn"), ("loginView", "signInView"), ("Login", "SignIn"),
        ("Loginless", "Loginless"), ("relogin", "relogin"), ("ALoginB", "ASignInB"), ("login2", "signIn2"), ("_login", "_login"),
    ])
    func renamesWordsOfIdentifiers(old: String, new: String) {
        #expect(ModuleRename(spec: "s", old: "Login", new: "SignIn").applied(to: old) == new)
    }

    @Test func aRenameWaitsForARunThatHasItsModule() throws {
        let feed = Self.files("Feed")
        try project.run(Self.files("Login") + feed)
        try project.write(Self.edited, to: "Sources/Login/LoginView.swift")
        try project.remove("Specs/Login.yml")
        let before = try project.fingerprint()
        #expect(run(feed, isComplete: false) == ([], []))
        #expect(try project.fingerprint() == before)
        let (changes, _) = run(Self.files("SignIn") + feed)
        #expect(changes.contains("move(from: \"Sources/Login/LoginView.swift\") Sources/SignIn/SignInView.swift"))
        #expect(project.text("Sources/SignIn/SignInView.swift")?.contains("LoginService") == true)
    }

    @Test func aSpecFileNeedNotBeNamedAfterItsModule() throws {
        try project.run(Self.files("Login", spec: "Specs/login-screen.yml"))
        try project.write(Self.edited, to: "Sources/Login/LoginView.swift")
        let (changes, found) = run(Self.files("SignIn", spec: "Specs/sign-in.yml"), spec: "Specs/sign-in.yml")
        #expect(changes.contains("move(from: \"Sources/Login/LoginView.swift\") Sources/SignIn/SignInView.swift"))
        #expect(found == [])
        #expect(project.text(".scaffold/manifests/Specs/login-screen.yml.manifest") == nil)
    }

    static let own = """
        // LoginView, signed in by POST /login
        extension LoginView {
            func check(login: String) { print("LoginView", login, "\\(LoginView.self)", #"login"#) /* LoginView */ }
        }

        """

    @Test func onlyTheModulesIdentifiersChangeInAPersonsLines() throws {
        let files = { (name: String) in Self.files(name).map { $0.owner == .tool ? $0 : Self.with("// signIn\n", $0) } }
        try project.run(files("Login"))
        let path = "Sources/Login/LoginView.swift"
        try project.write(try #require(project.text(path)) + Self.own, to: path)
        try project.remove("Specs/Login.yml")
        let (changes, found) = run(files("SignIn"))
        #expect(found == [])
        #expect(changes.contains("move(from: \"\(path)\") Sources/SignIn/SignInView.swift"))
        let text = try #require(project.text("Sources/SignIn/SignInView.swift"))
        #expect(text.hasPrefix("// SignInView\nfinal class SignInView {\n"))
        #expect(
            text.hasSuffix(
                Self.own.replacing("extension LoginView", with: "extension SignInView").replacing("(LoginView.self", with: "(SignInView.self")
            )
        )
    }

    static func with(_ text: String, _ file: PlannedFile) -> PlannedFile {
        output(file.path, String(decoding: file.bytes, as: UTF8.self) + text, file.owner, template: file.key?.template, spec: file.key?.spec)
    }

    @Test func onceRenamedNothingIsRenamedAgain() throws {
        try project.run(Self.files("Login"))
        try project.remove("Specs/Login.yml")
        _ = run(Self.files("SignIn"))
        let path = "Sources/SignIn/SignInView.swift"
        try project.write(try #require(project.text(path)) + "let old = LoginView()\n", to: path)
        try project.write("class LoginView {}\n", to: "Sources/Legacy/LoginView.swift")
        let grouped = Self.files("SignIn").map { file in
            output("Sources/Auth/" + file.path.dropFirst("Sources/".count), String(decoding: file.bytes, as: UTF8.self), file.owner, template: file.key?.template, spec: file.key?.spec)
        }
        let (changes, found) = run(grouped)
        #expect(changes.contains("move(from: \"\(path)\") Sources/Auth/SignIn/SignInView.swift"))
        #expect(found == [])
        #expect(project.text("Sources/Auth/SignIn/SignInView.swift")?.hasSuffix("let old = LoginView()\n") == true)
    }

    /// Where the spec files stay, and where they move too.
    @Test(arguments: [["Specs/one.yml", "Specs/two.yml"], ["Specs/Bbb.yml", "Specs/Ccc.yml"]])
    func modulesTakeEachOthersNames(specs: [String]) throws {
        let old = specs[0] == "Specs/one.yml" ? specs : ["Specs/Aaa.yml", "Specs/Bbb.yml"]
        try project.run(Self.files("Aaa", spec: old[0]) + Self.files("Bbb", spec: old[1]))
        for name in ["Aaa", "Bbb"] {
            let path = "Sources/\(name)/\(name)View.swift"
            try project.write(try #require(project.text(path)) + "let was\(name.lowercased()) = \(name)View()\n", to: path)
        }
        for spec in specs { try project.write("", to: spec) }
        let renames = [
            ModuleRename(spec: specs[0], old: "Aaa", new: "Bbb"), ModuleRename(spec: specs[1], old: "Bbb", new: "Ccc", isOldNameTaken: true),
        ]
        let files = Self.files("Bbb", spec: specs[0]) + Self.files("Ccc", spec: specs[1])
        let (changes, found) = run(files, renames)
        #expect(found == [])
        #expect(
            changes == [
                "remove Sources/Aaa/Generated/AaaRouter.swift", "move(from: \"Sources/Aaa/AaaView.swift\") Sources/Bbb/BbbView.swift",
                "move(from: \"Sources/Bbb/BbbView.swift\") Sources/Ccc/CccView.swift", "create Sources/Ccc/Generated/CccRouter.swift",
            ]
        )
        #expect(project.text("Sources/Bbb/BbbView.swift")?.hasSuffix("let wasaaa = BbbView()\n") == true)
        #expect(project.text("Sources/Ccc/CccView.swift")?.hasSuffix("let wasbbb = CccView()\n") == true)
        #expect(try project.files()["Sources/Aaa"] == nil)
        let before = try project.fingerprint()
        #expect(run(files, renames) == ([], []))
        #expect(try project.fingerprint() == before)
    }

    @Test func modulesThatChangeNamesAndSpecFilesStay() throws {
        let files = Self.files("Aaa") + Self.files("Bbb")
        let renames = [
            ModuleRename(spec: "Specs/Bbb.yml", old: "Aaa", new: "Bbb", isOldNameTaken: true),
            ModuleRename(spec: "Specs/Aaa.yml", old: "Bbb", new: "Aaa", isOldNameTaken: true),
        ]
        for path in ["Specs/Aaa.yml", "Specs/Bbb.yml"] { try project.write("", to: path) }
        try project.run(files)
        let before = try project.fingerprint()
        let (changes, found) = run(files, renames)
        #expect(changes == [])
        #expect(found.map { String($0.split(separator: "\n")[0]) } == [
            "Specs/Aaa.yml: warning: `was: Bbb` does nothing, because there is a module `Bbb` [SC0822]",
            "Specs/Bbb.yml: warning: `was: Aaa` does nothing, because there is a module `Aaa` [SC0822]",
        ])
        #expect(try project.fingerprint() == before)
    }

    @Test func aFileThatItsPersonMovedGetsTheNewNamesToo() throws {
        try project.run(Self.files("Login"))
        try project.remove("Sources/Login/LoginView.swift")
        try project.write(Self.edited, to: "Sources/SignIn/SignInView.swift")
        try project.remove("Specs/Login.yml")
        #expect(run(Self.files("SignIn")).changes.contains("merge Sources/SignIn/SignInView.swift"))
        #expect(project.text("Sources/SignIn/SignInView.swift")?.contains("func showSignIn() {\n        SignInRouter().go(LoginService.self") == true)
    }
}
