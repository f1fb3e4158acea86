import Foundation
import ScaffoldKit
import Testing

/// A user-owned file depends only on its module, its flow with the results of the flow's modules, or its service. Other additions don't change it.
///
/// So two branches that each add something never conflict in a user-owned file.
struct UserOwnedFilesTests {
    private static let files = [
        "scaffold.yml": """
        targets:
          App: {sources: Sources/App}
          Auth: {sources: Sources/Auth}
        flags: {service: flags, type: Flag}
        mocks: {defaults: {Order: Order()}}

        """,
        "Specs/Home.yml": """
        module: Home
        presentation: tab(0)
        result: Int
        dependencies: [auth]
        protocols:
          presenter: |
            func didTap(id: Int)
          interactor: |
            func logIn(email: String) async throws -> Bool
        routes: [Detail, Settings, Checkout, Login]

        """,
        "Specs/Settings.yml": """
        module: Settings
        style: mvvm
        result: Bool
        dependencies: [auth]
        protocols:
          viewModel: |
            func logIn(email: String) async throws -> Bool
        routes: [Detail, Home, Checkout]

        """,
        "Specs/Detail.yml": "module: Detail\nparameters: {id: Int}\nresult: Int\nroutes: [Login]\n",
        "Specs/Login.yml":
            "module: Login\ntarget: Auth\nstyle: mvvm\nparameters: {email: String?}\nresult: Int\ndependencies: [auth]\n",
        "Specs/Cart.yml": "module: Cart\nresult: Int\ndependencies: [cart, auth]\nroutes: [Pay, Detail]\n",
        "Specs/Pay.yml": "module: Pay\nstyle: mvvm\nresult: Bool\n",
        "Specs/Checkout.yml": "flow: Checkout\nstart: Cart\nmodules: [Cart, Pay]\nresult: Bool\n",
        "Specs/Services.yml": """
        services:
          auth: {protocol: AuthServicing, implementation: AuthService, dependencies: [http], members: "func logIn(email: String) async throws -> Bool"}
          http: {protocol: HTTPClient, lifetime: external, members: "func get()"}
          flags: {protocol: Flagging, lifetime: external, members: "func isEnabled(_ flag: Flag) -> Bool"}

        """,
        "Specs/CartServices.yml":
            "services:\n  cart: {protocol: Carting, implementation: CartModel, kind: model, lifetime: flow(Checkout)}\n",
    ]

    struct Addition: CustomTestStringConvertible {
        let testDescription: String
        /// New specs, by path.
        var new: [String: String] = [:]
        /// The replacements in existing specs.
        var changes: [(path: String, old: String, new: String)] = []
        /// Parts of the paths of files that may change.
        var own: [String] = []
    }

    private static let module = "module: New\n"
    private static let flow = "flow: NewFlow\nmodules: [New]\nstart: New\n"

    static let additions = [
        Addition(testDescription: "module", new: ["New": module]),
        Addition(testDescription: "module of another target", new: ["New": module + "target: Auth\nresult: String\n"]),
        Addition(
            testDescription: "module with routes",
            new: ["New": module + "routes: [Home, Detail, Login, Checkout]\n"]
        ),
        Addition(testDescription: "tab", new: ["New": module + "presentation: tab(1)\n"]),
        Addition(testDescription: "flow as a tab", new: ["New": module, "NewFlow": flow + "presentation: tab(1)\n"]),
        Addition(testDescription: "root", new: ["New": module + "presentation: root\n"]),
        Addition(testDescription: "custom presentation", new: ["New": module + "presentation: custom\n"]),
        Addition(testDescription: "link", new: ["New": module + "parameters: {id: Int}\ndeepLink: /new/{id}\n"]),
        Addition(
            testDescription: "link of a module",
            changes: [("Settings", "result: Bool", "result: Bool\ndeepLink: /settings")]
        ),
        Addition(testDescription: "flow", new: ["New": module, "NewFlow": flow + "result: Int\n"]),
        Addition(
            testDescription: "module in a flow",
            new: ["New": module + "result: String\n"],
            changes: [("Checkout", "[Cart, Pay]", "[Cart, Pay, New]")],
            own: ["/Checkout/"]
        ),
        Addition(
            testDescription: "service",
            new: ["More": "services:\n  more: {protocol: More, implementation: MoreImpl}\n"]
        ),
        Addition(
            testDescription: "external service",
            new: ["More": "services:\n  more: {protocol: More, lifetime: external}\n"]
        ),
        Addition(
            testDescription: "model",
            new: ["More": "services:\n  more: {protocol: More, implementation: MoreImpl, kind: model}\n"]
        ),
        Addition(
            testDescription: "service of a flow",
            new: ["More": "services:\n  more: {protocol: More, implementation: MoreImpl, lifetime: flow(Checkout)}\n"]
        ),
        Addition(
            testDescription: "service of a target",
            new: ["More": "services:\n  more: {protocol: More, implementation: MoreImpl}\ntarget: Auth\n"]
        ),
        Addition(
            testDescription: "variant",
            new: ["New": module + "style: mvvm\nparameters: {id: Int}\nresult: Int\n"],
            changes: [("Detail", "result: Int", "result: Int\nvariants: {flag: new, on: New}")]
        ),
        Addition(testDescription: "parameter", changes: [("Detail", "{id: Int}", "{id: Int, name: String}")]),
        Addition(
            testDescription: "parameter with a default",
            changes: [("Detail", "{id: Int}", "{id: Int, name: 'String = \"\"'}")]
        ),
        Addition(
            testDescription: "parameter of a tab",
            changes: [("Home", "result: Int", "result: Int\nparameters: {x: Int}")],
            own: ["/Home/"]
        ),
        Addition(
            testDescription: "parameter of a flow",
            changes: [("Checkout", "result: Bool", "result: Bool\nparameters: {x: Int}")]
        ),
        Addition(
            testDescription: "parameter of a flow's first module",
            changes: [
                ("Cart", "result: Int", "result: Int\nparameters: {x: Int}"),
                ("Checkout", "start: Cart", "start: {Cart: {x: '1'}}"),
            ],
            own: ["/Cart/"]
        ),
        Addition(testDescription: "result", changes: [("Detail", "result: Int", "result: String")], own: ["/Detail/"]),
        Addition(
            testDescription: "result in a flow",
            changes: [("Pay", "result: Bool", "result: String")],
            own: ["/Pay/", "/Checkout/"]
        ),
        Addition(
            testDescription: "result of a flow",
            changes: [("Checkout", "result: Bool", "result: Int")],
            own: ["/Checkout/"]
        ),
        Addition(
            testDescription: "presentation",
            changes: [("Detail", "result: Int", "result: Int\npresentation: present")]
        ),
        Addition(
            testDescription: "dependency",
            new: ["More": "services:\n  more: {protocol: More, implementation: MoreImpl}\n"],
            changes: [("Home", "[auth]", "[auth, more]")]
        ),
        Addition(
            testDescription: "first dependency",
            changes: [("Pay", "result: Bool", "result: Bool\ndependencies: [auth]")],
            own: ["/Pay/"]
        ),
        Addition(
            testDescription: "dependency of a service",
            new: ["More": "services:\n  more: {protocol: More, implementation: MoreImpl}\n"],
            changes: [("Services", "[http]", "[http, more]")],
            own: ["/AuthService.swift"]
        ),
        Addition(
            testDescription: "member of a service",
            changes: [("Services", "-> Bool\"", "-> Bool; func logOut()\"")],
            own: ["/AuthService.swift"]
        ),
        Addition(
            testDescription: "target",
            changes: [("scaffold.yml", "flags:", "  Zoo: {sources: Sources/Zoo}\nflags:")]
        ),
        Addition(
            testDescription: "target with a module",
            new: ["New": module + "target: Zoo\nresult: Int\n"],
            changes: [("scaffold.yml", "flags:", "  Zoo: {sources: Sources/Zoo}\nflags:")]
        ),
        Addition(
            testDescription: "type",
            changes: [("scaffold.yml", "flags:", "types: {Order: {import: Orders}}\nflags:")]
        ),
        Addition(testDescription: "value for mocks", changes: [("scaffold.yml", "Order()}", "Order(), Bool: 'true'}")]),
    ]

    @Test(arguments: additions)
    func userOwnedFilesDoNotChange(_ addition: Addition) throws {
        let scratch = try ScratchProject()
        for (path, text) in Self.files { try scratch.write(text, to: path) }
        let before = try userOwnedFiles(of: scratch)
        #expect(before.count > 40)
        for (name, text) in addition.new { try scratch.write(text, to: "Specs/\(name).yml") }
        for (name, old, new) in addition.changes {
            let path = name.hasSuffix(".yml") ? name : "Specs/\(name).yml"
            let text = try #require(Self.files[path])
            #expect(text.contains(old))
            try scratch.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
        }
        let after = try userOwnedFiles(of: scratch)
        let changed = before.keys.filter { path in
            after[path] != before[path] && !addition.own.contains(where: path.contains)
        }
        #expect(changed.sorted() == [])
    }

    /// Generates the project, and returns its user-owned Swift files by their paths.
    private func userOwnedFiles(of scratch: ScratchProject) throws -> [String: String] {
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        var files: [String: String] = [:]
        for path in try scratch.paths() where path.hasSuffix(".swift") {
            let text = try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
            if !text.hasPrefix("// Generated by scaffold") { files[path] = text }
        }
        return files
    }

    @Test("The body for a module's result stays when the type of the result changes")
    func bodiesForResults() throws {
        let scratch = try ScratchProject()
        for (path, text) in Self.files { try scratch.write(text, to: path) }
        _ = try userOwnedFiles(of: scratch)
        let path = "Sources/App/Flows/Checkout/CheckoutCoordinator.swift"
        let generated = try scratch.read(path)
        let stub = "    func cartDidFinish(_ result: Int) {\n        // Not implemented\n    }\n"
        #expect(generated.contains(stub))
        let edited = "    func cartDidFinish(_ count: Int) {\n        showPay(from: firstScreen)\n    }\n"
        try scratch.write(generated.replacing(stub, with: edited), to: path)
        let spec = try #require(Self.files["Specs/Cart.yml"])
        try scratch.write(spec.replacing("result: Int", with: "result: String"), to: "Specs/Cart.yml")
        let changed = edited.replacing("Int", with: "String")
        #expect(try userOwnedFiles(of: scratch)[path] == generated.replacing(stub, with: changed))
    }

    /// The additions of two branches, each with its own tab, to files that git merges.
    @Test func twoBranchesThatEachAddATab() throws {
        let scratch = try ScratchProject()
        for (name, tab) in [("A", 0), ("B", 1), ("C", 2)] {
            try scratch.write("module: \(name)\npresentation: tab(\(tab))\n", to: "Specs/\(name).yml")
        }
        let files = try userOwnedFiles(of: scratch)
        #expect(files["Sources/App/Support/AppCoordinator.swift"]?.contains("showFirstScreens()") == true)
        let path = scratch.root.appending(path: "Sources/App/Generated/AppCoordinator+FirstScreens.swift")
        let generated = try String(contentsOf: path, encoding: .utf8)
        #expect(
            generated.contains(
                """
                        addTabs {
                            if !hasTab(at: 0) { showA(from: nil) }
                            if !hasTab(at: 1) { showB(from: nil) }
                            if !hasTab(at: 2) { showC(from: nil) }
                        }

                """
            )
        )
    }
}
