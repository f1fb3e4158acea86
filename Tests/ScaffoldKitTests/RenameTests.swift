import Foundation
import Output
import ScaffoldKit
import Testing

/// `scaffold rename` and `scaffold remove` on a project with modules, a flow and services.
struct RenameTests {
    let scratch: ScratchProject

    static let presenter = "Sources/App/Modules/Login/LoginPresenter.swift"

    init() throws {
        scratch = try ScratchProject()
        let files = [
            "Services.yml": """
            services:
              authService:
                protocol: AuthServicing
                implementation: AuthService
                members: |
                  func logIn(email: String) async throws
                commands: {protocol: AuthCommanding, members: func expire()}
              clock:
                protocol: Clocking
                implementation: Clock
                dependencies: [authService]

            """,
            "Login.yml": """
            # The first screen. Login is its name.
            module: Login
            presentation: root
            parameters:
              email: String? = nil
            dependencies: [authService]   # signs in
            protocols:
              presenter: |
                func didTapLogIn(email: String)
            routes: [Detail, Checkout]

            """,
            "Detail.yml": """
            module: Detail
            style: mvvm
            protocols:
              viewModel: |
                func take(_ parameters: LoginParameters)
            routes:
              - Login: {presentation: present}

            """,
            "Cart.yml": "module: Cart\n",
            "Checkout.yml": "flow: Checkout\nstart: Cart\nmodules: [Cart]\ndeepLink: {path: /checkout, over: Login}\n",
        ]
        for (name, text) in files { try scratch.write(text, to: "Specs/\(name)") }
        #expect(Scaffold.generate(scratch.project).status == .fine)
        try replace(
            "func didTapLogIn(email: String) {\n        // Not implemented\n    }",
            with: """
                func didTapLogIn(email: String) {
                        // LoginPresenter, a comment
                        router.showDetail()
                        print("LoginPresenter")
                    }
                """,
            in: Self.presenter
        )
        try scratch.write("extension LoginPresenter { func mine() {} }\n", to: "Sources/App/Modules/Login/Own.swift")
        let detail = "Sources/App/Modules/Detail/DetailViewController.swift"
        try scratch.write(
            text(detail) + "\nfunc open(_ router: AppRouter) { router.showLogin(from: nil) }\n",
            to: detail
        )
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
        let before = try text(path)
        #expect(before.contains(old), "\(path)")
        try scratch.write(before.replacing(old, with: new), to: path)
    }

    func rename(_ old: String, _ new: String, isDryRun: Bool = false) -> RunReport {
        Scaffold.rename(scratch.project, old: old, new: new, isDryRun: isDryRun)
    }

    func remove(_ name: String, isDryRun: Bool = false) -> RunReport {
        Scaffold.remove(scratch.project, name: name, isDryRun: isDryRun)
    }

    func drift() -> [String] {
        Scaffold.check(scratch.project, usesCache: false).changes.compactMap { change in
            change.drift.map { "\($0) \(change.path)" }
        }
    }

    /// Returns all files except those in `.scaffold/local`.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try scratch.paths() where !path.hasPrefix(".scaffold/local") { files[path] = try? text(path) }
        return files
    }

    @Test func aModuleGetsItsNewNameEverywhere() throws {
        let report = rename("Login", "SignIn")
        #expect(report.status == .fine)
        #expect(drift() == [])
        #expect(try text("Specs/SignIn.yml").hasPrefix("# The first screen. Login is its name.\nmodule: SignIn\n"))
        #expect(try text("Specs/Detail.yml").contains("func take(_ parameters: SignInParameters)"))
        #expect(try text("Specs/Detail.yml").contains("- SignIn: {presentation: present}"))
        #expect(try text("Specs/Checkout.yml").contains("over: SignIn}"))
        let presenter = try text("Sources/App/Modules/SignIn/SignInPresenter.swift")
        #expect(presenter.contains("extension SignInPresenter: SignInPresenterProtocol"))
        #expect(
            presenter.contains(
                "// LoginPresenter, a comment\n        router.showDetail()\n        print(\"LoginPresenter\")"
            )
        )
        #expect(
            try text("Sources/App/Modules/Detail/DetailViewController.swift").contains("router.showSignIn(from: nil)")
        )
        let left = try scratch.paths().filter { $0.contains("Login") && !$0.hasPrefix(".scaffold/local") }
        #expect(left == ["Sources/App/Modules/Login", "Sources/App/Modules/Login/Own.swift"])
        let warnings = report.text.split(separator: "\n").filter { $0.contains("[SC0819]") }
        #expect(
            warnings == [
                "Sources/App/Modules/Login/Own.swift:1:1: warning: `Sources/App/Modules/Login/Own.swift` still uses old names of `Login` in line 1 [SC0819]",
                "Sources/App/Modules/SignIn/SignInPresenter.swift:22:1: warning: `Sources/App/Modules/SignIn/SignInPresenter.swift` still uses old names of `Login` in lines 22, 24 [SC0819]",
            ]
        )
    }

    @Test func usesInUserCodeAreRenamedDespiteUserProtocols() throws {
        try scratch.write("mocks: {sources: [Sources]}\n", to: "scaffold.yml")
        let path = "Sources/App/Formatting.swift"
        try scratch.write(
            "/// @mockable\nprotocol Formatting { func title(_ it: LoginParameters) -> String }\n",
            to: path
        )
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        try replace(
            "func didTapLogIn",
            with: "func email(_ it: LoginParameters) {}\n\n    func didTapLogIn",
            in: Self.presenter
        )
        let report = rename("Login", "SignIn")
        #expect(try text("Sources/App/Modules/SignIn/SignInPresenter.swift").contains("email(_ it: SignInParameters)"))
        #expect(report.text.contains("\(path)` still uses old names of `Login` in line 2 [SC0819]"))
        #expect(drift() == [])
    }

    @Test func deletedFileIsMissingUnderTheNewName() throws {
        try scratch.remove("Sources/App/Modules/Login/LoginPresenter.swift")
        #expect(drift() == ["missing Sources/App/Modules/Login/LoginPresenter.swift"])
        _ = rename("Login", "SignIn")
        #expect(drift() == ["missing Sources/App/Modules/SignIn/SignInPresenter.swift"])
    }

    /// The new name has another position in the order in which files of the whole project list modules.
    @Test func theOrderOfSpecsIsThatOfTheNewNames() throws {
        let other = try ScratchProject()
        try other.write("module: Detail\ndeepLink: /detail\n", to: "Specs/Detail.yml")
        try other.write("module: Home\ndeepLink: {path: /home, over: Detail}\n", to: "Specs/Home.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        #expect(Scaffold.rename(other.project, old: "Detail", new: "Item").status == .fine)
        #expect(Scaffold.check(other.project).status == .fine)
    }

    @Test(arguments: [
        ("Login", "SignIn"), ("Checkout", "Payment"), ("authService", "sessionService"), ("Cart", "Basket"),
        ("clock", "timer"),
    ])
    func renamingBackRestoresTheProject(old: String, new: String) throws {
        let before = try files()
        #expect(rename(old, new).status == .fine)
        #expect(drift() == [])
        #expect(try files() != before)
        #expect(rename(new, old).status == .fine)
        #expect(drift() == [])
        let after = try files()
        for path in Set(before.keys).union(after.keys).sorted() { #expect(before[path] == after[path], "\(path)") }
    }

    /// `DeepLink` has a case that is only the name of the module. Nothing else with this name is renamed.
    @Test func aBareNameIsRenamedOnlyWhereItIsGenerated() throws {
        let other = try ScratchProject()
        let services = """
            services:
              places:
                protocol: PlacesServicing
                implementation: PlacesService
                members: |
                  /// Opens a search.
                  func search(id: Int)
                  func find(in place: String, search: Bool)

            """
        try other.write(services, to: "Specs/Services.yml")
        try other.write("module: Search\ndeepLink: /search\ndependencies: [places]\n", to: "Specs/Search.yml")
        try other.write("module: Home\nparameters: {link: 'DeepLink = .search'}\n", to: "Specs/Home.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        let own = """

            enum Place { case search }
            func place(_ places: [Place]) -> Place { places.contains(.search) ? .search : Place.search }
            func item() { let search = UIBarButtonItem.SystemItem.search; print(search) }

            """
        let links = """

            func links(_ places: Places) -> [DeepLink] {
                [
                    DeepLink.search,
                    .search,
                    places
                        .search,
                ]
            }
            extension DeepLink { static var start: DeepLink { Self.search } }

            """
        let (home, presenter) = ("Sources/App/Modules/Home/HomeRouter.swift", "SearchPresenter.swift")
        for (path, added) in [(home, own), ("Sources/App/Modules/Search/\(presenter)", links)] {
            let file = other.root.appending(path: path)
            try other.write(String(contentsOf: file, encoding: .utf8) + added, to: path)
        }
        let report = Scaffold.rename(other.project, old: "Search", new: "Lookup")
        #expect(report.text == "")
        func text(_ path: String) throws -> String {
            try String(contentsOf: other.root.appending(path: path), encoding: .utf8)
        }
        #expect(try text("Specs/Services.yml") == services)
        #expect(try text("Sources/App/Services/PlacesService.swift").contains("func search(id: Int)"))
        #expect(try text(home).hasSuffix(own))
        let renamed = links.replacing("DeepLink.search", with: "DeepLink.lookup").replacing(
            "Self.search",
            with: "Self.lookup"
        )
        .replacing("        .search,\n        places", with: "        .lookup,\n        places")
        #expect(try text("Sources/App/Modules/Lookup/LookupPresenter.swift").hasSuffix(renamed))
        #expect(try text("Specs/Home.yml").contains("DeepLink = .lookup"))
    }

    /// In generated code, the path of the link and the name of the tab's image are still the old name.
    @Test func aCaseIsRenamedAlthoughAStringHasItsName() throws {
        let other = try ScratchProject()
        try other.write(
            "module: Trash\ndeepLink: /trash\npresentation: {tab: 0, title: Trash, image: trash}\n",
            to: "Specs/Trash.yml"
        )
        try other.write("module: Login\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        let own = "let trash: DeepLink = .trash\n"
        try other.write(own, to: "Sources/App/Modules/Login/Own.swift")
        let presenter = other.root.appending(path: "Sources/App/Modules/Login/LoginPresenter.swift")
        let before = try String(contentsOf: presenter, encoding: .utf8)
        try Data((before + own).utf8).write(to: presenter)
        let report = Scaffold.rename(other.project, old: "Trash", new: "Bin")
        #expect(try String(contentsOf: presenter, encoding: .utf8) == before + "let trash: DeepLink = .bin\n")
        #expect(report.text.contains("`Sources/App/Modules/Login/Own.swift` still uses old names of `Trash` in line 1"))
    }
}
