import Foundation
import ScaffoldKit
import Testing

/// `generate NAME` and `module NAME` need the module's own spec and those that it names. A mistake in any other spec is a warning.
struct GeneratingOneModuleTests {
    private static let files = [
        "Specs/Login.yml":
            "module: Login\npresentation: root\ndependencies: [auth]\nroutes: [Terms, Buying]\nvariants: {flag: new, on: NewLogin}\n",
        "Specs/NewLogin.yml": "module: NewLogin\nroutes: [Login]\n",
        "Specs/Terms.yml": "module: Terms\nparameters: {section: Int}\nresult: Bool\nroutes: [Map]\n",
        "Specs/Map.yml": "module: Map\nroutes: [Terms]\ndeepLink: /map\n",
        "Specs/Cart.yml": "module: Cart\n",
        "Specs/Buying.yml": "flow: Buying\nstart: Cart\nmodules: [Cart]\n",
        "Specs/Services.yml": "services:\n  auth: {protocol: Auth, implementation: AuthImpl, dependencies: [http]}\n",
        "Specs/HTTP.yml": "services:\n  http: {protocol: HTTP, lifetime: external}\n",
        "Specs/Flags.yml":
            "services:\n  flags: {protocol: Flags, lifetime: external, members: \"func isEnabled(_ flag: Flag) -> Bool\"}\n",
        "scaffold.yml": "flags: {service: flags, type: Flag}\n",
    ]
    private let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
        for (path, text) in Self.files { try scratch.write(text, to: path) }
    }

    private func generate(_ names: [String]) -> RunReport {
        Scaffold.generate(scratch.project, modules: names)
    }

    /// A mistake in each file, and whether `generate Login` and `generate Map` work without the file.
    @Test(arguments: [
        ("Specs/Login.yml", false, true), ("Specs/NewLogin.yml", false, true), ("Specs/Terms.yml", false, false),
        ("Specs/Map.yml", true, false),
        ("Specs/Cart.yml", false, true), ("Specs/Buying.yml", false, true), ("Specs/Services.yml", false, true),
        ("Specs/HTTP.yml", false, true),
        ("Specs/Flags.yml", false, false), ("scaffold.yml", false, false),
    ])
    func mistake(in path: String, _ loginIsFine: Bool, _ mapIsFine: Bool) throws {
        #expect(generate([]).status == .fine)
        let paths = try scratch.paths()
        for damage in [Self.files[path]! + "nonsense: 1\n", "[", "\u{FEFF}\0"] {
            try scratch.write(damage, to: path)
            #expect(generate([]).hasErrors)
            for (name, isFine) in [("Login", loginIsFine), ("Map", mapIsFine)] {
                let report = generate([name])
                // The declarations of an unreadable spec are not known.
                #expect(report.hasErrors == !isFine, "\(name) with \(path): \(report.text)")
                #expect(report.text.contains(isFine ? ": warning: " : ": error: "))
            }
        }
        #expect(try scratch.paths() == paths, "nothing that others need is removed")
    }

    /// If two specs have one name, the second one has the error and is the one that is needed. A module comes before a flow.
    @Test func specsOfOneName() throws {
        try scratch.write("module: Terms\n", to: "Specs/Z.yml")
        #expect(generate(["Login"]).text.contains("Specs/Z.yml:1:9: error: duplicate module `Terms` [SC0603]"))
        try scratch.write("flow: Map\nstart: Cart\nmodules: [Cart]\n", to: "Specs/Z.yml")
        #expect(
            generate(["Map"]).text.contains("Specs/Z.yml:1:7: warning: the flow `Map` has the same name as a module")
        )
    }

    @Test func filesOfTheProjectNameAllParts() throws {
        try scratch.write(
            "pack: list\nfiles:\n  - {template: list/All.txt.stencil, path: All.txt, owner: generated, for: project}\n",
            to: "Templates/list/pack.yml"
        )
        try scratch.write(
            """
            {% for module in modules %}
            {{ module.name }} {{ module.mocks | map: "name" | join: ", " }}
            {% endfor %}
            {{ flows | map: "name" | join: ", " }}; {{ services | map: "name" | join: ", " }}

            """,
            to: "Templates/list/All.txt.stencil"
        )
        let expected = """
            Cart CartViewMock, CartPresenterMock, CartRouterMock
            Login LoginViewMock, LoginPresenterMock, LoginInteractorMock, LoginRouterMock, LoginNavigationMock
            Map MapViewMock, MapPresenterMock, MapRouterMock, MapNavigationMock
            NewLogin NewLoginViewMock, NewLoginPresenterMock, NewLoginRouterMock, NewLoginNavigationMock
            Terms TermsViewMock, TermsPresenterMock, TermsRouterMock, TermsNavigationMock
            Buying; flags, http, auth

            """
        for names in [[], ["Login"]] {
            #expect(generate(names).status == .fine)
            let text = try String(contentsOf: scratch.root.appending(path: "All.txt"), encoding: .utf8)
            #expect(text == expected)
        }
    }

    @Test func nameOfAService() {
        let help = "`auth` is not a module; `scaffold generate` without a name generates it, too"
        #expect(generate(["auth"]).text == "error: unknown module `auth` [SC0106]\n  = help: \(help)\n")
    }

    /// An error in another spec doesn't hide a wrong name. A spec that can't be read may declare the name.
    @Test(arguments: [("module: Map\nroutes: [Nowhere]\n", true), ("[Login", true), ("module: Logn\nroutes: {", false)])
    func wrongName(other: String, isReported: Bool) throws {
        try scratch.write(other, to: "Specs/Map.yml")
        let message = "error: unknown module `Logn` [SC0106]\n  = help: did you mean `Login`?\n"
        #expect(generate(["Logn"]).text.hasPrefix(message) == isReported, "\(generate(["Logn"]).text)")
    }

    @Test func theMistakeIsAWarning() throws {
        try scratch.write("module: Map\nroutes: [Nowhere]\n", to: "Specs/Map.yml")
        #expect(
            generate(["Login"]).text == """
                Specs/Map.yml:2:10: warning: unknown module `Nowhere` [SC0606]
                2 | routes: [Nowhere]
                  |          ^^^^^^^
                  = help: run `scaffold module Nowhere` or `scaffold flow Nowhere` to create it
                  = note: Login can be generated without it; files of the whole project wait until it is fixed

                """
        )
        #expect(try scratch.paths().contains("Sources/App/Modules/Login/LoginPresenter.swift"))
        #expect(try !scratch.paths().contains("Sources/App/Generated/AppEnvironment.swift"))
    }

    /// Two missing modules that another module names can be created one by one.
    @Test func startingModulesThatAreMissing() throws {
        try scratch.write("module: Map\nroutes: [Place, Route]\n", to: "Specs/Map.yml")
        for (name, rest) in [("Place", ["Route"]), ("Route", [])] {
            let report = Scaffold.start(scratch.project, names: [name])
            #expect(!report.hasErrors)
            let missing = report.text.matches(of: /unknown module `(\w+)`/).map { String($0.1) }
            #expect(missing == rest)
            #expect(try scratch.paths().contains("Specs/\(name).yml"))
            #expect(try scratch.paths().contains("Sources/App/Modules/\(name)/\(name)Presenter.swift"))
        }
        #expect(generate([]).status == .fine)
    }
}
