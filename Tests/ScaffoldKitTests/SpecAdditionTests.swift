import Foundation
import ScaffoldKit
import Testing

/// `scaffold module` with `--parameter`, `--dependency`, `--route` and `--result`.
struct SpecAdditionTests {
    private let scratch: ScratchProject
    private static let all = SpecAdditions(
        parameters: ["email: String", "tags: [String] = []"],
        dependencies: ["authService"],
        routes: ["SignUp"],
        result: "Session"
    )

    init() throws {
        scratch = try ScratchProject()
    }

    private func add(_ additions: SpecAdditions, isDryRun: Bool = false) -> RunReport {
        Scaffold.start(
            scratch.project,
            names: ["Login"],
            additions: additions,
            isDryRun: isDryRun
        )
    }

    /// The existing text stays, and a second run changes nothing.
    @Test(arguments: [
        (
            "module: Login",
            """
            module: Login
            parameters:
              email: String
              tags: "[String] = []"
            result: Session
            dependencies: [authService]
            routes: [SignUp]
            """
        ),
        (
            "module: Login\r\nsummary: Text\r\n",
            "module: Login\r\nsummary: Text\r\nparameters:\r\n  email: String\r\n  tags: \"[String] = []\"\r\n"
                + "result: Session\r\ndependencies: [authService]\r\nroutes: [SignUp]\r\n"
        ),
        (
            "{module: Login, summary: Text}\n",
            "{module: Login, summary: Text, parameters: {email: String, tags: \"[String] = []\"}, result: Session, "
                + "dependencies: [authService], routes: [SignUp]}\n"
        ),
        (
            """
            # The login.
            module: Login  # first

            # Our routes
            routes:
            - Terms:
                presentation: present  # above

            # Our services
            dependencies: [
              analytics,  # every screen
            ]
            parameters:   # in order
                id: Int

                # The last one
                name: String? = nil  # optional
            # At the end.

            """,
            """
            # The login.
            module: Login  # first

            # Our routes
            routes:
            - Terms:
                presentation: present  # above
            - SignUp

            # Our services
            dependencies: [
              analytics, authService,  # every screen
            ]
            parameters:   # in order
                id: Int

                # The last one
                name: String? = nil  # optional
                email: String
                tags: "[String] = []"
            result: Session
            # At the end.

            """
        ),
        (
            """
              module: Login
              # parameters:
              #   age: Int
              # Done.
              dependencies: []
              routes:
              protocols:
                view: |
                  func show()

                  // routes: no key

            """,
            """
              module: Login
              # parameters:
              #   age: Int
              parameters:
                email: String
                tags: "[String] = []"
              result: Session
              # Done.
              dependencies: [authService]
              routes:
                - SignUp
              protocols:
                view: |
                  func show()

                  // routes: no key

            """
        ),
        (
            "---\nmodule: Login\nroutes: [ ]\nresult: Session # done\nparameters: { email: String }\n...\n",
            "---\nmodule: Login\nroutes: [SignUp ]\nresult: Session # done\ndependencies: [authService]\n"
                + "parameters: { email: String, tags: \"[String] = []\" }\n...\n"
        ),
        (
            "module: Login\nprotocols:\n  view: |+\n    func show()\n\n\n",
            "module: Login\nparameters:\n  email: String\n  tags: \"[String] = []\"\nresult: Session\n"
                + "dependencies: [authService]\nprotocols:\n  view: |+\n    func show()\nroutes: [SignUp]\n\n\n"
        ),
    ])
    func addsToASpec(before: String, after: String) throws {
        try scratch.write(
            "services:\n  authService: {protocol: AuthServicing, implementation: AuthService}\n  analytics: {protocol: Tracking, implementation: Tracker}\n",
            to: "Specs/S.yml"
        )
        for name in ["SignUp", "Terms"] { try scratch.write("module: \(name)\n", to: "Specs/\(name).yml") }
        try scratch.write(before, to: "Specs/Login.yml")
        #expect(add(Self.all).text == "")
        #expect(try scratch.read("Specs/Login.yml") == after)
        #expect(add(Self.all).changes.allSatisfy { $0.kind == .unchanged })
    }

    /// The error is at the first or at the second spec, depending on their order.
    @Test(arguments: ["Account/Login", "Zoo/Login"])
    func refusesARouteThatCausesAnImportCycle(path: String) throws {
        let scratch = try ScratchProject()
        try scratch.write(
            """
            targets:
              App: {sources: Sources/App}
              Core: {sources: Sources/Core}
              Shop: {sources: Sources/Shop}
              Account: {sources: Sources/Account}
            types: {Session: {import: Account}, Receipt: {import: Shop}}

            """,
            to: "scaffold.yml"
        )
        let login = "module: Login\ntarget: Account\nresult: Session\n"
        try scratch.write(login, to: "Specs/\(path).yml")
        try scratch.write("module: Checkout\ntarget: Shop\nresult: Receipt\n", to: "Specs/Shop/Checkout.yml")
        let catalog = "module: Catalog\ntarget: Shop\npresentation: root\nroutes: [Login, Checkout]\n"
        try scratch.write(catalog, to: "Specs/Shop/Catalog.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        let additions = SpecAdditions(routes: ["Checkout"])
        let report = Scaffold.start(scratch.project, names: ["Login"], additions: additions)
        #expect(report.hasErrors, "\(report.text)")
        #expect(report.text.contains("\(path).yml:4:10"), "\(report.text)")
        #expect(try scratch.read("Specs/\(path).yml") == login)
    }

    @Test func addsToANewSpec() throws {
        let report = add(Self.all)
        #expect(
            report.text == """
                Specs/Login.yml:23:16: warning: unknown service `authService` [SC0605]
                23 | dependencies: [authService]
                   |                ^^^^^^^^^^^
                   = help: run `scaffold service authService` to create it
                   = note: once this is fixed, `scaffold generate` writes the files of Specs/Login.yml

                Specs/Login.yml:35:10: warning: unknown module `SignUp` [SC0606]
                35 | routes: [SignUp]
                   |          ^^^^^^
                   = help: run `scaffold module SignUp` or `scaffold flow SignUp` to create it
                   = note: once this is fixed, `scaffold generate` writes the files of Specs/Login.yml

                """
        )
        #expect(report.changes.map(\.path) == ["Specs/Login.yml"])
        #expect(
            try scratch.read("Specs/Login.yml").contains(
                """
                # Input parameters, in argument order:
                parameters:
                  email: String
                  tags: "[String] = []"

                # Result type:
                result: Session

                """
            )
        )
    }

    @Test func mistakesAreReported() throws {
        let wrong = SpecAdditions(
            parameters: ["email", "a b: Int", "c:"],
            dependencies: ["a b"],
            routes: [""],
            result: " "
        )
        let help = "  = help: write the name, a colon and the type: `--parameter 'email: String'`\n"
        let nameHelp = "  = help: begin it with a letter, and use letters and digits\n"
        let lines = Set(add(wrong).text.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) })
        #expect(
            lines
                == Set(
                    [
                        "error: invalid `--parameter 'email'`: expected `name: Type` [SC0115]\n\(help)",
                        "error: invalid `--parameter 'a b: Int'`: expected `name: Type` [SC0115]\n\(help)",
                        "error: invalid `--parameter 'c:'`: expected `name: Type` [SC0115]\n\(help)",
                        "error: invalid `--dependency 'a b'`: expected a service's name [SC0115]\n\(nameHelp)",
                        "error: invalid `--route ''`: expected the name of a module or flow [SC0115]\n\(nameHelp)",
                        "error: invalid `--result ' '`: expected a Swift type [SC0115]\n  = help: write a type such as `Session`",
                    ].map { $0.trimmingCharacters(in: .newlines) }
                )
        )
        #expect(try scratch.paths() == [])
    }

    @Test func repeatedOptionsAreErrors() throws {
        let twice = SpecAdditions(
            parameters: ["id: Int", "id: Int"],
            dependencies: ["api", "api"],
            routes: ["pay", "Pay"]
        )
        let help = "  = help: leave out one of the two\n"
        #expect(
            add(twice).text == """
                error: `--dependency` is given twice for `api` [SC0115]
                \(help)
                error: `--parameter` is given twice for `id` [SC0115]
                \(help)
                error: `--route` is given twice for `Pay` [SC0115]
                \(help)
                """
        )
        #expect(try scratch.paths() == [])
    }

    @Test func contradictionsAreErrors() throws {
        let text = "module: Login\nparameters: {email: Int}\nresult: User\n"
        try scratch.write(text, to: "Specs/Login.yml")
        #expect(
            add(Self.all).text == """
                Specs/Login.yml:2:21: error: the parameter `email` of `Login` is `Int`, but `--parameter` is `String` [SC0109]
                2 | parameters: {email: Int}
                  |                     ^^^
                  = help: change it here, or leave out `--parameter`

                Specs/Login.yml:3:9: error: the result of `Login` is `User`, but `--result` is `Session` [SC0109]
                3 | result: User
                  |         ^^^^
                  = help: change it here, or leave out `--result`

                """
        )
        #expect(try scratch.read("Specs/Login.yml") == text)
    }

    @Test func formsThatCannotBeExtended() throws {
        let text = "module: Login\ndependencies:\n  -\n    analytics\n"
        try scratch.write(text, to: "Specs/Login.yml")
        #expect(
            add(SpecAdditions(dependencies: ["authService"])).text == """
                Specs/Login.yml:1:9: error: scaffold can't add to `dependencies` in this spec [SC0115]
                1 | module: Login
                  |         ^^^^^
                  = help: add it yourself: `dependencies: [authService]`

                """
        )
        #expect(try scratch.read("Specs/Login.yml") == text)
    }

    /// The spec is changed, and the mistakes of other specs are warnings.
    @Test func otherSpecsWithMistakes() throws {
        try scratch.write("module: Home\nroutes: Login\n", to: "Specs/Home.yml")
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        let report = add(SpecAdditions(result: "Session"))
        #expect(report.text.hasPrefix("Specs/Home.yml:2:9: warning: expected a list"))
        #expect(report.changes.contains { $0.path.hasSuffix("Modules/Login/LoginPresenter.swift") })
        #expect(try scratch.read("Specs/Login.yml") == "module: Login\nresult: Session\n")
        #expect(add(SpecAdditions(routes: ["-"])).text.contains("error: invalid `--route '-'`"))
    }

    @Test func aSpecWithMistakesStays() throws {
        let text = "module: Login\nroutes: SignUp\n"
        try scratch.write(text, to: "Specs/Login.yml")
        #expect(
            add(SpecAdditions(result: "Session")).text == """
                Specs/Login.yml:2:9: error: expected a list, found `SignUp` [SC0402]
                2 | routes: SignUp
                  |         ^^^^^^
                  = help: write `[SignUp]`

                """
        )
        #expect(try scratch.read("Specs/Login.yml") == text)
    }

    @Test func severalNamesAfterOneOption() throws {
        #expect(
            add(SpecAdditions(dependencies: ["authService,cart"], routes: ["Home, SignUp", "a,"])).text == """
                error: invalid `--dependency 'authService,cart'`: expected a service's name [SC0115]
                  = help: write `--dependency authService --dependency cart`

                error: invalid `--route 'Home, SignUp'`: expected the name of a module or flow [SC0115]
                  = help: write `--route Home --route SignUp`

                error: invalid `--route 'a,'`: expected the name of a module or flow [SC0115]
                  = help: begin it with a letter, and use letters and digits

                """
        )
    }

    /// Errors in the added text are reported as in the new spec, and nothing is written.
    @Test func invalidSwift() throws {
        #expect(
            add(SpecAdditions(parameters: ["x: [Int"])).text == """
                Specs/Login.yml:10:7: error: unclosed `[` [SC0513]
                10 |   x: "[Int"
                   |       ^
                   = help: write the matching `]`
                   = note: the command has not written this file

                """
        )
        #expect(try scratch.paths() == [])
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        #expect(
            add(SpecAdditions(parameters: ["x: [Int"])).text == """
                Specs/Login.yml:3:7: error: unclosed `[` [SC0513]
                3 |   x: "[Int"
                  |       ^
                  = help: write the matching `]`
                  = note: the command has not changed this file

                """
        )
    }
}
