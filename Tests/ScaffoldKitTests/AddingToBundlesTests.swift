import Foundation
import ScaffoldKit
import Testing

/// The bundles, and the code that creates them in tests, are generated files: a change of a bundle changes no user-owned file.
struct AddingToBundlesTests {
    private static let settings = """
        targets:
          App: {sources: Sources/App}
          Core: {sources: Sources/Core}
          Auth: {sources: Sources/Auth, access: public}
        flags: {service: flags, type: Flag}
        types:
          Order: {import: Entities}
          HTTPClient: {import: Network}
        mocks: {defaults: {Order: Order()}}
        samples: {Order: Order()}

        """

    private static let services = """
        services:
          auth: {protocol: AuthServicing, lifetime: external, members: "func logIn(email: String) async throws -> Bool"}
          flags: {protocol: Flagging, lifetime: external, members: "func isEnabled(_ flag: Flag) -> Bool"}

        """

    /// Two more services. The name of one is also the name of a function.
    private static let ownServices = """
        services:
          http: {protocol: HTTPClient, lifetime: external}
          didTap: {protocol: Tapping, lifetime: external, kind: model}
        target: TARGET
        imports: [Network]

        """

    private static let protocols = [
        "viper":
            "  presenter: |\n    func didTap(index: Int)\n  interactor: |\n    func logIn(email: String) async throws -> Bool\n",
        "mvvm":
            "  viewModel: |\n    func logIn(email: String) async throws -> Bool\n    func didTap(index: Int)\n    var isBusy: Observed<Bool> { get }\n",
        "reactive-viper":
            "  presenter: |\n    var isBusy: Observed<Bool> { get }\n    func didTap(index: Int)\n  interactor: |\n    var isBusy: Observed<Bool> { get }\n",
        "model-controller": "  {}\n",
    ]

    private struct Bundles {
        let parameters: String
        let dependencies: String
        let arguments: String

        static let before = Bundles(parameters: "{email: String}", dependencies: "[auth]", arguments: "{email: email}")
        static let after = Bundles(
            parameters: "{order: Order, email: \"URL? = nil\", isNew: \"Evented<Bool>\"}",
            dependencies: "[auth, http, didTap]",
            arguments: "{order: order, email: email, isNew: isNew}"
        )
    }

    /// Writes a module of the style for each variant of `lines`, and a flow. Only their bundles depend on `bundles`.
    private func write(_ bundles: Bundles, style: String, target: String, to scratch: ScratchProject) throws {
        let variants = [
            "Plain": "", "Finishing": "result: Int\n",
            "Many": "options: {protocols: many, suffix: none}\nresult: String\n",
            "Hand": "build: custom\nresult: Int\n",
            "Board": "options: {screens: storyboard}\nresult: Date\n", "Cart": "result: Int\n",
            "Mocks": "options: {tests: mocks}\n",
            "Old": "result: Int\nvariants: {flag: new, on: New}\n", "New": "result: Int\n",
            "Leading": "routes: [Home]\n",
        ]
        for (name, lines) in variants {
            let head = "module: \(name)\nstyle: \(style)\n\(name == "Cart" ? "" : "target: \(target)\n")"
            let bundle = "parameters: \(bundles.parameters)\ndependencies: \(bundles.dependencies)\n"
            try scratch.write(head + bundle + lines + "protocols:\n" + Self.protocols[style]!, to: "Specs/\(name).yml")
        }
        try scratch.write(
            "flow: Buying\nparameters: \(bundles.parameters)\nmodules: [Cart]\nstart: {Cart: \(bundles.arguments)}\nresult: Int\n",
            to: "Specs/Buying.yml"
        )
    }

    @Test(arguments: ["viper", "mvvm", "reactive-viper", "model-controller"], ["App", "Auth"])
    func changesNoUserOwnedFile(style: String, target: String) throws {
        let scratch = try ScratchProject()
        try scratch.write(Self.settings, to: "scaffold.yml")
        try scratch.write(Self.services, to: "Specs/Services.yml")
        try scratch.write(Self.ownServices.replacing("TARGET", with: target), to: "Specs/Network.yml")
        try scratch.write("module: Home\nstyle: mvvm\npresentation: root\n", to: "Specs/Home.yml")

        try write(.before, style: style, target: target, to: scratch)
        let before = try generated(in: scratch)
        try write(.after, style: style, target: target, to: scratch)
        let after = try generated(in: scratch)
        #expect(after.persons == before.persons)
        #expect(before.persons.count > 25)
        let changed = after.tools.keys.filter { before.tools[$0] != nil && after.tools[$0] != before.tools[$0] }
        #expect(changed.contains("Tests/\(target)Tests/Mocks/PlainMocks.swift"))
    }

    /// Every mock has a function of that name, so the protocol gets no mock, and no test can create the module.
    @Test func aServiceWithoutAMock() throws {
        let scratch = try ScratchProject()
        try scratch.write(
            "services:\n  odd: {protocol: Odd, implementation: Oddity, members: func resetMock()}\n  log: {protocol: Logging, implementation: Log}\n",
            to: "Specs/Services.yml"
        )
        try scratch.write("module: Home\npresentation: root\ndependencies: [odd, log]\n", to: "Specs/Home.yml")
        let files = try generated(in: scratch)
        #expect(files.tools.keys.contains("Tests/AppTests/Mocks/LoggingMock.swift"))
        #expect(!files.tools.keys.contains("Tests/AppTests/Mocks/HomeFixtures.swift"))
        #expect(!files.persons.keys.contains { $0.hasPrefix("Tests/AppTests/Home/") })
    }

    /// Returns the Swift files by their paths: the user-owned files and the generated ones.
    private func generated(in scratch: ScratchProject) throws -> (persons: [String: String], tools: [String: String]) {
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        var persons: [String: String] = [:]
        var tools: [String: String] = [:]
        for path in try scratch.paths() where path.hasSuffix(".swift") {
            let text = try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
            if text.hasPrefix("// Generated by scaffold") { tools[path] = text } else { persons[path] = text }
        }
        return (persons, tools)
    }
}
