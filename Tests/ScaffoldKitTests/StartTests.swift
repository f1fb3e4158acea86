import ScaffoldKit
import Testing

/// `scaffold module`, `flow` and `service`, and the version that a project requires.
struct StartTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
    }

    private func start(_ kind: SpecKind = .module, _ names: String...) -> RunReport {
        Scaffold.start(scratch.project, kind: kind, names: names)
    }

    private func check() -> RunReport {
        Scaffold.check(scratch.project)
    }

    // MARK: - module, flow, service
    @Test func severalModules() {
        #expect(start(.module, "Login", "Home", "Login").text == "")
        #expect(Scaffold.list(scratch.project).items?.map(\.name) == ["Home", "Login"])
    }

    /// Generated files list specs by path, also specs that are created later.
    @Test func earlierNamesCreatedLater() {
        for name in ["zeta", "alpha"] { #expect(start(.service, name).status == .fine) }
        for name in ["SignUp", "Login"] { #expect(start(.module, name).status == .fine) }
        #expect(check().status == .fine)
    }

    /// `generate` doesn't know the new spec. So the help can't be `generate --force`.
    @Test func editedFileOfARemovedModule() throws {
        #expect(start(.module, "Login", "Home").text == "")
        let path = "Sources/App/Modules/Login/Generated/LoginModule.swift"
        try scratch.write(scratch.read(path) + "// mine\n", to: path)
        #expect(Scaffold.remove(scratch.project, name: "Login").status == .fine)
        let help = "help: move the edit to a file of your own, then delete this file: the next run generates it again"
        #expect(start(.module, "Login").text.contains(help))
        try scratch.remove(path)
        #expect(start(.module, "Login").text == "")
        #expect(check().isUpToDate)
    }

    @Test func flowWithItsFirstModule() throws {
        #expect(start(.flow(start: nil), "Checkout").text == "")
        #expect(start(.flow(start: "Cart"), "Purchase").text == "")
        #expect(start(.flow(start: "Cart"), "Purchase").changes.allSatisfy { $0.kind == .unchanged })
        let items = Scaffold.list(scratch.project).items ?? []
        #expect(items.map(\.name) == ["Cart", "CheckoutStart", "Checkout", "Purchase"])
        #expect(
            start(.flow(start: "Basket"), "Purchase").text == """
                Specs/Purchase.yml:2:8: error: the flow begins with `Cart`, but `--start` is `Basket` [SC0109]
                2 | start: Cart
                  |        ^^^^
                  = help: change it here, or leave out `--start`

                """
        )
        #expect(
            start(.flow(start: "cart"), "Order").text == """
                Specs/Purchase.yml:3:11: error: `Cart` is in the flow `Purchase` already [SC0662]
                3 | modules: [Cart]
                  |           ^^^^
                  = help: write another module after `--start`

                """
        )
        #expect(try !scratch.paths().contains("Specs/Order.yml"))
    }

    /// A change of the default style would change other modules, too.
    @Test func styleOfAModuleWithoutOne() throws {
        try scratch.write("style: viper\n", to: "scaffold.yml")
        try scratch.write("module: Kiosk\n", to: "Specs/Kiosk.yml")
        try scratch.write("module: Terms\nstyle: viper\n", to: "Specs/Terms.yml")
        #expect(
            scratch.dryRun(module: "Kiosk", style: "mvvm").text == """
                Specs/Kiosk.yml:1:9: error: `Kiosk` has the style `viper`, but `--style` is `mvvm` [SC0109]
                1 | module: Kiosk
                  |         ^^^^^
                  = help: write `style: mvvm` in this spec, or leave out `--style`

                """
        )
        #expect(
            scratch.dryRun(module: "Terms", style: "mvvm").text == """
                Specs/Terms.yml:2:8: error: `Terms` has the style `viper`, but `--style` is `mvvm` [SC0109]
                2 | style: viper
                  |        ^^^^^
                  = help: change the style here, or leave out `--style`

                """
        )
    }

    @Test func styleWithoutRoles() throws {
        try scratch.write("pack: nor\nroles: {}\n", to: "Templates/nor/pack.yml")
        #expect(
            scratch.dryRun(module: "Kiosk", style: "nor").text == """
                error: the pack `nor` is not a style: its `pack.yml` has no `roles` [SC0110]
                  = help: add `roles` to the `pack.yml` of `nor`, or use one of the styles: model-controller, mvvm, reactive-viper, viper
                  = note: Templates/nor/pack.yml:1:7: the pack is here

                """
        )
        try scratch.write("style: nor\n", to: "scaffold.yml")
        #expect(
            scratch.dryRun(module: "Kiosk").text == """
                scaffold.yml:1:8: error: the pack `nor` is not a style: its `pack.yml` has no `roles` [SC0607]
                1 | style: nor
                  |        ^^^
                  = help: add `roles` to the `pack.yml` of `nor`, or use one of the styles: model-controller, mvvm, reactive-viper, viper
                  = note: Templates/nor/pack.yml:1:7: the pack is here

                """
        )
    }

    @Test func services() throws {
        #expect(start(.service, "AuthService", "httpClient").text == "")
        #expect(
            try scratch.read("Specs/AuthService.yml").hasPrefix(
                "services:\n  authService:\n    protocol: AuthServicing\n"
            )
        )
        #expect(
            try scratch.read("Specs/HttpClient.yml").hasPrefix(
                "services:\n  httpClient:\n    protocol: HttpClientProtocol\n"
            )
        )
        #expect(start(.service, "authService").changes.allSatisfy { $0.kind == .unchanged })
        #expect(check().status == .fine)
    }

    /// A class `UserDefaults` would hide Foundation's in the whole app, and a class `Any` is not possible.
    @Test(arguments: ["userDefaults", "URLSession", "logger", "result", "any"])
    func serviceWithTheNameOfAType(name: String) throws {
        #expect(start(.service, name).text == "")
        let type = name.prefix(1).uppercased() + name.dropFirst()
        let spec = try scratch.read("Specs/\(type).yml")
        #expect(spec.contains("    protocol: \(type)Servicing\n    implementation: \(type)Service\n"))
    }

    /// The spec is written, and the missing parts are listed.
    @Test func otherSpecsWithMistakes() throws {
        try scratch.write("module: Detail\npresentation: root\nroutes: [Profile, Rating]\n", to: "Specs/Detail.yml")
        for (kind, name) in [(SpecKind.service, "authService"), (.flow(start: nil), "Checkout")] {
            let report = start(kind, name)
            #expect(report.status == .fine)
            #expect(report.text.contains("Specs/Detail.yml:3:19: warning: unknown module `Rating` [SC0606]"))
            #expect(report.text.contains("= note: once this is fixed, `scaffold generate` writes the files of Specs/"))
            #expect(report.changes.allSatisfy { $0.kind == .created && $0.path.hasPrefix("Specs/") })
        }
        #expect(start(.module, "Profile").status == .fine)
        #expect(start(.module, "Rating").text == "")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        #expect(check().status == .fine)
    }

    @Test func unfinishedSwift() throws {
        try scratch.write("mocks: {sources: [Sources/App]}\n", to: "scaffold.yml")
        try scratch.write("/// @mockable\nprotocol Half {\n", to: "Sources/App/Half.swift")
        let report = start(.module, "Login")
        #expect(report.text.hasPrefix("Sources/App/Half.swift:2:16: warning: expected `}` to end protocol [SC0501]\n"))
        #expect(report.changes.map(\.path) == ["Specs/Login.yml"])
    }

    /// The missing module may return the flow's result, so there is no diagnostic about the result yet.
    @Test func flowWithAModuleThatIsMissing() throws {
        try scratch.write(
            "flow: Joining\nstart: SignUp\nmodules: [SignUp, Verify]\nresult: String\n",
            to: "Specs/Joining.yml"
        )
        #expect(
            start(.module, "SignUp").text == """
                Specs/Joining.yml:3:19: warning: unknown module `Verify` [SC0606]
                3 | modules: [SignUp, Verify]
                  |                   ^^^^^^
                  = help: run `scaffold module Verify` to create it
                  = note: once this is fixed, `scaffold generate` writes the files of Specs/SignUp.yml

                """
        )
        #expect(start(.module, "Verify").text.contains("no module of the flow `Joining` returns `String` [SC0668]"))
    }

    @Test func nameThatIsTaken() throws {
        #expect(start(.flow(start: nil), "Checkout").text == "")
        let before = try scratch.paths()
        #expect(
            start(.module, "Home", "Checkout").text == """
                Specs/Checkout.yml:1:7: error: the flow `Checkout` has this name [SC0108]
                1 | flow: Checkout
                  |       ^^^^^^^^
                  = help: choose another name for the module

                """
        )
        #expect(
            start(.flow(start: "Home"), "CheckoutStart").text == """
                Specs/CheckoutStart.yml:1:9: error: the module `CheckoutStart` has this name [SC0108]
                1 | module: CheckoutStart
                  |         ^^^^^^^^^^^^^
                  = help: choose another name for the flow

                """
        )
        #expect(
            start(.module, "CheckoutSTART").text == """
                Specs/CheckoutStart.yml:1:9: error: `CheckoutSTART` and the module `CheckoutStart` differ only in upper and lower case [SC0108]
                1 | module: CheckoutStart
                  |         ^^^^^^^^^^^^^
                  = help: choose another name for the module

                """
        )
        #expect(
            start(.service, "Checkout").text == """
                Specs/Checkout.yml: error: `Specs/Checkout.yml` exists and does not declare the service `Checkout` [SC0108]
                  = help: choose another name for the service, or add it to a spec with `services:`

                """
        )
        #expect(
            start(.flow(start: "joining"), "Joining").text == """
                error: the flow `Joining` and its first module have the same name [SC0108]
                  = help: write `--start JoiningStart`

                """
        )
        #expect(
            start(.service, "a b").text
                == "error: expected a service's name, found `a b` [SC0107]\n  = help: write `aB`\n"
        )
        for (path, name) in [
            ("Login.yml", "Login"), ("Specs/New.yml", "New"), ("Specs/my-cart.yaml", "MyCart"), ("a/b/", "B"),
        ] {
            #expect(
                start(.module, path).text
                    == "error: expected a module's name, found `\(path)` [SC0107]\n  = help: write `\(name)`\n"
            )
        }
        #expect(try scratch.paths() == before)
    }

    // MARK: - requires
    @Test(arguments: [
        ("0.1", ""), ("0.2.0", ""), ("'0'", ""),
        ("0.2.1", "the project requires scaffold 0.2.1 or newer, but this is 0.2.0"),
        ("1", "the project requires scaffold 1 or newer, but this is 0.2.0"),
        ("1.x", "`1.x` is not a version"), ("1.2.3.4", "`1.2.3.4` is not a version"), ("-1", "`-1` is not a version"),
    ])
    func requiredVersion(version: String, message: String) throws {
        try scratch.write("requires: \(version)\nnewerKey: 1\n", to: "scaffold.yml")
        try scratch.write("module: Home\npresentation: root\n", to: "Specs/Home.yml")
        let text = Scaffold.generate(scratch.project).text
        if message.isEmpty {
            #expect(text.contains("SC0401"))
        } else {
            #expect(text.hasPrefix("scaffold.yml:1:11: error: \(message) [SC0113]\n"))
            #expect(text.matches(of: /error:/).count == 1)
        }
    }

    // MARK: - Completion
    @Test func names() throws {
        #expect(start(.flow(start: nil), "Checkout").text == "")
        #expect(start(.service, "authService").hasErrors == false)
        try scratch.write("module: [\n", to: "Specs/Broken.yml")
        let names = ProjectNames(scratch.project)
        #expect(names.modules == ["CheckoutStart"])
        #expect(names.flows == ["Checkout"])
        #expect(names.services == ["authService"])
        #expect(names.styles == ["model-controller", "mvvm", "reactive-viper", "viper"])
        #expect(names.packs.contains("router"))
    }
}
