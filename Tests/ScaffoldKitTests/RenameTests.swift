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

    /// All files but those of this machine.
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
                "Sources/App/Modules/Login/Own.swift:1:1: warning: `Sources/App/Modules/Login/Own.swift` still has names of `Login` in line 1 [SC0819]",
                "Sources/App/Modules/SignIn/SignInPresenter.swift:22:1: warning: `Sources/App/Modules/SignIn/SignInPresenter.swift` still has names of `Login` in lines 22, 24 [SC0819]",
            ]
        )
    }

    @Test func namesInProtocolsOfTheUserKeepNoOthers() throws {
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
        #expect(report.text.contains("\(path)` still has names of `Login` in line 2 [SC0819]"))
        #expect(drift() == [])
    }

    @Test func aDeletedFileThatOthersNeedIsMissingUnderTheNewNameToo() throws {
        try scratch.remove("Sources/App/Modules/Login/LoginPresenter.swift")
        #expect(drift() == ["missing Sources/App/Modules/Login/LoginPresenter.swift"])
        _ = rename("Login", "SignIn")
        #expect(drift() == ["missing Sources/App/Modules/SignIn/SignInPresenter.swift"])
    }

    /// The new name comes at another place of the order in which files of the whole project list modules.
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
    func renamingBackLeavesWhatWasThere(old: String, new: String) throws {
        let before = try files()
        #expect(rename(old, new).status == .fine)
        #expect(drift() == [])
        #expect(try files() != before)
        #expect(rename(new, old).status == .fine)
        #expect(drift() == [])
        let after = try files()
        for path in Set(before.keys).union(after.keys).sorted() { #expect(before[path] == after[path], "\(path)") }
    }

    @Test func aServiceTakesItsProtocolAndClassAlong() throws {
        #expect(rename("authService", "sessionService").status == .fine)
        let services = try text("Specs/Services.yml")
        #expect(
            services.contains("sessionService:\n    protocol: SessionServicing\n    implementation: SessionService\n")
        )
        #expect(services.contains("commands: {protocol: SessionCommanding, members: func expire()}"))
        #expect(services.contains("dependencies: [sessionService]"))
        #expect(try text("Specs/Login.yml").contains("dependencies: [sessionService]   # signs in"))
        #expect(drift() == [])
    }

    /// As the file of a module does. A file that declares more than the service keeps its name.
    @Test func theFileOfAServiceIsRenamedWithIt() throws {
        let service =
            "protocol: NotesServicing\n    implementation: NotesService\n    members: \"func note(_ text: String)\""
        let own = "services:\n  notes:\n    \(service)\n"
        try scratch.write(own, to: "Specs/Team/Notes.yml")
        _ = Scaffold.generate(scratch.project)
        let path = "Sources/App/Services/NotesService.swift"
        try scratch.write(text(path) + "// mine\n", to: path)
        let before = try files()
        #expect(rename("notes", "memos").text == "")
        #expect(drift() == [])
        let paths = try scratch.paths()
        #expect(paths.contains("Specs/Team/Memos.yml") && !paths.contains("Specs/Team/Notes.yml"))
        #expect(paths.contains { $0.hasSuffix("/AppLocator+Memos.swift") })
        #expect(!paths.contains { $0.contains("Notes") && !$0.hasPrefix(".scaffold/local") })
        #expect(try text("Sources/App/Services/MemosService.swift").hasSuffix("// mine\n"))
        #expect(rename("memos", "notes").text == "")
        #expect(drift() == [])
        #expect(try files() == before)

        try scratch.write(own + "  pen:\n    protocol: Pen\n    implementation: InkPen\n", to: "Specs/Team/Notes.yml")
        _ = Scaffold.generate(scratch.project)
        #expect(rename("notes", "memos").text == "")
        #expect(try text("Specs/Team/Notes.yml").contains("  memos:\n"))
        #expect(drift() == [])
    }

    /// Otherwise, two files would be generated for one path.
    @Test(arguments: [
        ("Specs/Notes.yml", "Specs/Memos.yml"), ("Specs/Notes.yml", "Specs/Memos.yaml"),
        ("Specs/Team/Notes.yml", "Specs/Memos.yml"), ("Specs/Notes.yaml", "Specs/Team/memos.yml"),
    ])
    func theFileOfAServiceKeepsItsNameIfAnotherFileHasTheNewOne(own: String, other: String) throws {
        func service(_ name: String) -> String {
            let type = name.prefix(1).uppercased() + name.dropFirst()
            return "  \(name):\n    protocol: \(type)Servicing\n    implementation: \(type)Service\n"
        }
        try scratch.write("services:\n" + service("notes"), to: own)
        try scratch.write("services:\n" + service("client") + service("session"), to: other)
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let before = try files()
        #expect(rename("notes", "memos").text == "")
        #expect(drift() == [])
        #expect(try text(own).contains("  memos:\n"))
        #expect(try scratch.paths().contains("Sources/App/Services/MemosService.swift"))
        #expect(rename("notes", "memos").status != .fine)
        #expect(rename("memos", "notes").text == "")
        #expect(drift() == [])
        #expect(try files() == before)
    }

    /// `DeepLink` has a case that is only the name of the module. Nothing else that is called so is renamed.
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
        #expect(report.text.contains("`Sources/App/Modules/Login/Own.swift` still has names of `Trash` in line 1"))
    }

    @Test func aServiceIsRenamedInExpressionsThatCreateAnother() throws {
        let other = try ScratchProject()
        let services = """
            services:
              cart:
                protocol: Carting
                implementation: ShopCart
                members: "func empty(cart: Int)   // the cart"
              shop:
                protocol: Shopping
                implementation: Shop
                dependencies: [cart]
                make: "Shop(cart: cart)"

            """
        try other.write(services, to: "Specs/Services.yml")
        #expect(Scaffold.generate(other.project).status == .fine)
        #expect(Scaffold.rename(other.project, old: "cart", new: "basket").status == .fine)
        let text = try String(contentsOf: other.root.appending(path: "Specs/Services.yml"), encoding: .utf8)
        #expect(text.contains("func empty(cart: Int)   // the cart"))
        #expect(text.contains("dependencies: [basket]"))
        #expect(text.contains("make: \"Shop(basket: basket)\""))
    }

    @Test func noFileIsReplacedByARenamedSpec() throws {
        try scratch.write("module: Help\n", to: "Specs/SignIn.yml")
        let before = try files()
        #expect(
            rename("Login", "SignIn").text == """
                Specs/SignIn.yml: error: `Specs/Login.yml` can't be renamed to `Specs/SignIn.yml`, because this file exists already [SC0825]
                  = help: rename `Specs/SignIn.yml` first

                """
        )
        #expect(try files() == before)
        #expect(rename("Login", "Welcome").status == .fine)
    }

    @Test func aDryRunWritesNothingAndShowsTheSame() throws {
        let before = try files()
        let dry = rename("Login", "SignIn", isDryRun: true)
        #expect(try files() == before)
        let real = rename("Login", "SignIn")
        #expect(dry.changes == real.changes)
    }

    @Test(arguments: [
        ("Logn", "SignIn", "error: unknown module, flow or service `Logn` [SC0825]\n  = help: did you mean `Login`?\n"),
        (
            "Login", "Detail",
            "Specs/Detail.yml: error: `Detail` is declared already [SC0825]\n  = help: choose another name\n"
        ),
        (
            "Login", "authService",
            "Specs/Services.yml: error: `authService` is declared already [SC0825]\n  = help: choose another name\n"
        ),
        ("Login", "Sign in", "error: expected a name, found `Sign in` [SC0107]\n  = help: write `SignIn`\n"),
        ("Login", "Login", "error: `Login` is its name already [SC0825]\n"),
        (
            "Login", "LogIn",
            "error: `Login` and `LogIn` differ only in upper and lower case, and on many disks their files would be the same [SC0825]\n"
                + "  = help: rename it to another name first, and then to `LogIn`\n"
        ),
    ])
    func whatCantBeRenamedIsAnErrorAndNothingIsWritten(old: String, new: String, message: String) throws {
        let before = try files()
        let report = rename(old, new)
        #expect(report.text == message)
        #expect(report.status == .failed)
        #expect(try files() == before)
    }

    /// The specs may have the new name in part, as an interrupted run leaves them.
    @Test(arguments: ["none", "references", "name", "all"])
    func aRenameCanBeRunAgain(progress: String) throws {
        let copy = try ScratchProject(copying: scratch.root)
        #expect(Scaffold.rename(copy.project, old: "Login", new: "SignIn").status == .fine)
        if progress != "none" {
            try replace("- Login:", with: "- SignIn:", in: "Specs/Detail.yml")
            try replace("LoginParameters", with: "SignInParameters", in: "Specs/Detail.yml")
        }
        if progress == "name" || progress == "all" {
            try replace("module: Login", with: "module: SignIn", in: "Specs/Login.yml")
        }
        if progress == "all" {
            try FileManager.default.moveItem(
                at: scratch.root.appending(path: "Specs/Login.yml"),
                to: scratch.root.appending(path: "Specs/SignIn.yml")
            )
        }
        #expect(rename("Login", "SignIn").status == .fine)
        #expect(drift() == [])
        for (path, text) in try files() {
            let other = try String(contentsOf: copy.root.appending(path: path), encoding: .utf8)
            #expect(other == text, "\(path)")
        }
    }

    /// As after a merge with a branch that has the old name: `.scaffold` has the files of both names.
    @Test func editsOfBothNamesStay() throws {
        let before = try files()
        #expect(rename("Login", "SignIn").status == .fine)
        for (path, text) in before where path.hasPrefix(".scaffold/") && path.contains("Login") {
            try scratch.write(text, to: path)
        }
        let old = try #require(before[Self.presenter]).replacing(
            "router.showDetail()",
            with: "router.showDetail() // b"
        )
        try scratch.write(old, to: Self.presenter)
        let renamed = try text("Sources/App/Modules/SignIn/SignInPresenter.swift")
        let report = rename("Login", "SignIn")
        #expect(report.status == .drift)
        let help =
            "move what you need to `Sources/App/Modules/SignIn/SignInPresenter.swift`, then `rm \(Self.presenter)`"
        #expect(report.text.contains("but it was edited [SC0816]\n  = help: \(help)\n"), "\(report.text)")
        #expect(try text(Self.presenter) == old)
        #expect(try text("Sources/App/Modules/SignIn/SignInPresenter.swift") == renamed)
    }

    @Test func anErrorNamesTheSpecThatIsThere() throws {
        let path = "Sources/App/Modules/Login/Generated/LoginContracts.swift"
        try scratch.write(text(path) + "// mine\n", to: path)
        let report = rename("Login", "SignIn")
        #expect(report.status == .failed)
        #expect(report.text.contains("[SC0801]"))
        #expect(report.text.contains("Specs/Login.yml:2:1: it comes from the template"), "\(report.text)")
    }

    @Test func aModuleThatWasRenamedByHandIsAnErrorWhereItsFilesAreEdited() throws {
        try replace("module: Login", with: "module: SignIn", in: "Specs/Login.yml")
        try replace("- Login:", with: "- SignIn:", in: "Specs/Detail.yml")
        try replace("LoginParameters", with: "SignInParameters", in: "Specs/Detail.yml")
        try replace("over: Login", with: "over: SignIn", in: "Specs/Checkout.yml")
        let before = try files()
        let report = Scaffold.generate(scratch.project)
        #expect(report.status == .failed)
        #expect(
            report.text.contains(
                "Specs/Login.yml:2:1: error: `Login` seems to have been renamed to `SignIn` by hand, and its files have been edited [SC0827]\n"
            )
        )
        #expect(try files() == before)
    }

    /// As the run leaves the project if it is killed while it removes the old files: the specs still have the old name.
    @Test func anInterruptedRenameIsNoRenameByHand() throws {
        let before = try files()
        #expect(rename("Login", "SignIn").status == .fine)
        try scratch.remove("Specs/SignIn.yml")
        for (path, text) in before
        where path.hasPrefix("Specs/") || path.hasPrefix(".scaffold/") && path.contains("Login") {
            try scratch.write(text, to: path)
        }
        let manifest = ".scaffold/manifests/Specs/SignIn.yml.manifest"
        let pending = try text(manifest).split(separator: "\n").map { line in
            let fields = line.split(separator: "\t")
            guard fields.contains("written") else { return String(line) }
            let hash = ContentHash(of: Array(try text(String(fields[6])).utf8)).hex
            return line.replacing("\twritten\t", with: "\tpending\t") + "\t\(hash)"
        }
        let former = try #require(before[manifest.replacing("SignIn", with: "Login")])
        let written = former.split(separator: "\n").filter { $0.contains("\twritten\t") }
        try scratch.write((pending + written.map { String($0) }).joined(separator: "\n") + "\n", to: manifest)
        let expected = """
            Specs/Login.yml:2:1: error: a run that renames `Login` to `SignIn` was interrupted [SC0827]
            2 | module: Login
              | ^^^^^^^^^^^^^
              = help: run `scaffold rename Login SignIn` again

            """
        #expect(Scaffold.generate(scratch.project).text.contains(expected))
        #expect(Scaffold.check(scratch.project).text.contains(expected))
        #expect(rename("Login", "SignIn").status == .fine)
        #expect(drift() == [])
    }

    // MARK: - Removing

    @Test func whatIsUsedIsNotRemoved() throws {
        let before = try files()
        #expect(
            remove("Login").text == """
                Specs/Checkout.yml:4:35: error: `Login` can't be removed, because it is used here [SC0826]
                4 | deepLink: {path: /checkout, over: Login}
                  |                                   ^^^^^
                  = help: remove this use first, then run `scaffold remove Login` again

                Specs/Detail.yml:7:5: error: `Login` can't be removed, because it is used here [SC0826]
                7 |   - Login: {presentation: present}
                  |     ^^^^^
                  = help: remove this use first, then run `scaffold remove Login` again

                """
        )
        #expect(remove("authService").text.matches(of: /\[SC0826\]/).count == 2)
        #expect(
            remove("Logn").text
                == "error: unknown module, flow or service `Logn` [SC0826]\n  = help: did you mean `Login`?\n"
        )
        #expect(try files() == before)
    }

    @Test func aModuleIsRemovedButForItsEdits() throws {
        try replace("routes:\n  - Login: {presentation: present}\n", with: "", in: "Specs/Detail.yml")
        try replace("deepLink: {path: /checkout, over: Login}\n", with: "", in: "Specs/Checkout.yml")
        try replace("    func take(_ parameters: LoginParameters)\n", with: "    func take()\n", in: "Specs/Detail.yml")
        let dry = remove("Login", isDryRun: true)
        let report = remove("Login")
        #expect(dry.changes == report.changes)
        #expect(report.status == .fine)
        let left = try scratch.paths().filter {
            $0.contains("Login") && $0.hasSuffix(".swift") && !$0.hasPrefix(".scaffold/local")
        }
        #expect(left == [Self.presenter, "Sources/App/Modules/Login/Own.swift"])
        #expect(
            report.text.contains(
                """
                \(Self.presenter): warning: `\(Self.presenter)` is left over: it is no longer generated, but it was edited [SC0816]
                  = help: if you don't need it: `rm \(Self.presenter)`; to keep it, give it another name

                """
            )
        )
        #expect(
            report.text.contains(
                "Own.swift` is left over: scaffold didn't generate it [SC0816]\n  = help: delete it if you don't need it\n"
            )
        )
        #expect(drift() == ["leftOver \(Self.presenter)"])
        let (_, items) = Scaffold.list(scratch.project)
        #expect(
            items?.map { "\($0.kind) \($0.name) \($0.state) \($0.files)" }.last
                == "leftOver Specs/Login.yml left over 1"
        )
        try scratch.remove(Self.presenter)
        #expect(drift().filter { !$0.contains(".scaffold") } == [])
    }

    @Test func aServiceIsRemovedFromItsFile() throws {
        #expect(remove("clock").status == .fine)
        #expect(try !text("Specs/Services.yml").contains("clock"))
        #expect(try text("Specs/Services.yml").hasPrefix("services:\n  authService:\n    protocol: AuthServicing\n"))
        #expect(try !scratch.paths().contains { $0.contains("Clock") && $0.hasSuffix(".swift") })
        #expect(drift() == [])
    }

    @Test func listShowsEverythingWithItsState() throws {
        try replace("func didTapLogIn", with: "func didTapLogOut()\n    func didTapLogIn", in: "Specs/Login.yml")
        let (report, items) = Scaffold.list(scratch.project)
        #expect(report.status == .fine)
        let rows = try #require(items).map {
            "\($0.kind) \($0.name) \($0.style ?? "-") \($0.target ?? "-") \($0.state)"
        }
        #expect(
            rows == [
                "module Cart viper App up to date", "module Detail mvvm App up to date", "module Login viper App stale",
                "flow Checkout - App up to date",
                "service authService - App up to date", "service clock - App up to date",
            ]
        )
    }
}
