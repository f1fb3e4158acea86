import Foundation
import ScaffoldKit
import Testing

/// The names that `generate` changes in user-owned code because of `renamed` in a `pack.yml`.
struct RenamedWordsTests {
    let scratch: ScratchProject

    init() throws { scratch = try ScratchProject() }

    // MARK: - Changed specs

    struct SpecChange: CustomTestStringConvertible {
        let testDescription: String
        let style: String
        let spec: (old: String, new: String)
        let code: String
    }

    /// The pack `router` has the words Routing and Navigation, and `cards` has `setUp` and `configure`.
    static let specChanges = [
        SpecChange(
            testDescription: "a function",
            style: "viper",
            spec: ("protocols: {view: func startRouting()}", "protocols: {view: func startNavigation()}"),
            code: "func load(_ map: Map) { map.startRouting() }"
        ),
        SpecChange(
            testDescription: "a function, in a style of the team",
            style: "cards",
            spec: ("protocols: {presenter: func setUp()}", "protocols: {presenter: func configure()}"),
            code: "func load(_ map: Map) { map.setUp() }"
        ),
        SpecChange(
            testDescription: "a parameter that other modules pass",
            style: "viper",
            spec: ("parameters: {routing: Int}", "parameters: {navigation: Int}"),
            code: "func load(_ map: Map) { map.load(routing: 1) }"
        ),
        SpecChange(
            testDescription: "a removed property, and a first route",
            style: "mvvm",
            spec: ("protocols: {viewModel: 'var routing: Bool { get }'}", "routes: [Home]"),
            code: "func load(_ map: Map) { map.routing.go() }"
        ),
    ]

    @Test(arguments: specChanges) func aChangedSpecChangesNoNameInOtherModules(change: SpecChange) throws {
        try write(pack: "cards", "extends: viper\nrenamed: {setUp: configure}", [:])
        try scratch.write("module: Home\nstyle: \(change.style)\nroutes: [Map]\n", to: "Specs/Home.yml")
        func writeMap(_ text: String) throws {
            try scratch.write("module: Map\nstyle: \(change.style)\n\(text)\n", to: "Specs/Map.yml")
        }
        try writeMap(change.spec.old)
        #expect(generate() == "")
        let path = "Sources/App/Modules/Home/HomeViewController.swift"
        let code = "\nextension HomeViewController: MapSDKDelegate {\n    \(change.code)\n}\n"
        try scratch.write(scratch.read(path) + code, to: path)
        #expect(generate() == "")
        try writeMap(change.spec.new)
        #expect(!generate().contains("SC0819"))
        #expect(try scratch.read(path).hasSuffix(code))
    }

    // MARK: - Changed templates

    /// `AInteractor` is only in generated files, and the specs have another key together with the pack.
    @Test func namesOfGeneratedFilesAndOfRolesAreRenamed() throws {
        for name in ["A", "B"] { try scratch.write(spec(name, role: "interactor"), to: "Specs/\(name).yml") }
        try writeCards("interactor", "Interactor")
        #expect(generate() == "")
        let (path, own) = ("Sources/App/Modules/A/AScreen.swift", "Sources/App/Modules/A/Helper.swift")
        try replace("func f() {}", with: "func f() { BInteractor.go(interactor); AInteractorTable.go() }", in: path)
        try scratch.write("func help() { AInteractor.go(1) }\nstruct Interactor { let interactor = 1 }\n", to: own)
        try writeCards("logic", "Logic", "renamed: {Interactor: Logic}")
        for name in ["A", "B"] { try scratch.write(spec(name, role: "logic"), to: "Specs/\(name).yml") }
        let text = generate()
        #expect(text.contains("`\(own)` still uses old generated names in line 1 [SC0819]"))
        #expect(text.components(separatedBy: "SC0819").count == 2)
        #expect(try scratch.read(path).contains("func f() { BLogic.go(logic); AInteractorTable.go() }"))
        #expect(generate() == "")
    }

    /// The name stays in the whole file, because only a compiler could find out which declaration each use means.
    @Test(arguments: [
        "private func setUp() {}", "let setUp = 1", "enum Step { case setUp }", "func run(setUp: Int) {}",
        "final class Case: XCTestCase { override func setUp() { super.setUp() } }",
    ])
    func namesThatTheFileDeclaresStay(declaration: String) throws {
        for name in ["A", "B"] { try scratch.write("module: \(name)\nstyle: cards\n", to: "Specs/\(name).yml") }
        try writeCards("setUp", "Table")
        #expect(generate() == "")
        let (path, other) = ("Sources/App/Modules/A/AScreen.swift", "Sources/App/Modules/B/BScreen.swift")
        let code = "\nextension Other {\n    \(declaration)\n    func use() { other.setUp() }\n}\n"
        try scratch.write(scratch.read(path) + code, to: path)
        try replace("func f() {}", with: "func f() { let setUp = a.setUp; setUp() }", in: other)
        try writeCards("configure", "Table", "renamed: {setUp: configure}")
        #expect(generate() == "")
        #expect(try scratch.read(path).contains("let configure = 1"))
        #expect(try scratch.read(path).hasSuffix(code))
        #expect(try scratch.read(other).contains("func f() { let configure = a.configure; configure() }"))
    }

    @Test func aNewWordInASummaryPreventsNoRename() throws {
        for name in ["A", "B"] { try scratch.write("module: \(name)\nstyle: cards\n", to: "Specs/\(name).yml") }
        try writeCards("setUp", "Table")
        #expect(generate() == "")
        let path = "Sources/App/Modules/A/AScreen.swift"
        try replace("func f() {}", with: "func f() { ATable.go() }", in: path)
        try scratch.write("module: B\nstyle: cards\nsummary: A grid of things.\n", to: "Specs/B.yml")
        try writeCards("setUp", "Grid", "renamed: {Table: Grid}")
        #expect(generate() == "")
        #expect(try scratch.read(path).contains("func f() { AGrid.go() }"))
    }

    @Test func modulesOfOtherStylesKeepTheirNames() throws {
        try scratch.write("module: A\nstyle: cards\n", to: "Specs/A.yml")
        let home = "module: Home\nstyle: viper\npresentation: root\nprotocols: {interactor: func load()}\n"
        try scratch.write(home, to: "Specs/Home.yml")
        try writeCards("interactor", "Interactor")
        #expect(generate() == "")
        let code = "\nextension Code {\n    func run(_ view: View) { view.interactor = nil; AInteractor.go(1) }\n}\n"
        let paths = ["Support/AppRouter.swift", "Modules/Home/HomePresenter.swift", "Modules/A/AScreen.swift"]
            .map { "Sources/App/\($0)" }
        for path in paths { try scratch.write(scratch.read(path) + code, to: path) }
        try writeCards("logic", "Logic", "renamed: {Interactor: Logic}")
        let text = generate()
        let line = try scratch.read(paths[1]).components(separatedBy: "\n").count - 2
        #expect(text.contains("`\(paths[1])` still uses old generated names in line \(line) [SC0819]"))
        #expect(text.components(separatedBy: "SC0819").count == 2)
        #expect(try scratch.read(paths[0]).hasSuffix(code.replacing("AInteractor", with: "ALogic")))
        #expect(try scratch.read(paths[1]).hasSuffix(code))
        let renamed = code.replacing("AInteractor", with: "ALogic").replacing("interactor", with: "logic")
        #expect(try scratch.read(paths[2]).hasSuffix(renamed))
    }

    /// The last render of `AppRouter` doesn't have the name, so the name can mean anything.
    @Test func filesOfTheProjectKeepBareNamesThatTheyDidNotHave() throws {
        try scratch.write("module: A\nstyle: cards\npresentation: root\n", to: "Specs/A.yml")
        try writeCards("setUp", "Part")
        #expect(generate() == "")
        let path = "Sources/App/Support/AppRouter.swift"
        try scratch.write(scratch.read(path) + "\nfunc run() { analytics.setUp(); APart.go(setUp: 1) }\n", to: path)
        try writeCards("configure", "Piece", "renamed: {setUp: configure, Part: Piece}")
        #expect(generate().contains("`\(path)` still uses old generated names in line"))
        #expect(try scratch.read(path).hasSuffix("func run() { analytics.setUp(); APiece.go(configure: 1) }\n"))
    }

    /// The key `renamed` isn't needed: the name of the file is the same.
    @Test func aTemplateCanGetAnotherNameAndAnotherFolder() throws {
        try scratch.write("module: A\nstyle: cards\n", to: "Specs/A.yml")
        try writeCards("card", "Card")
        #expect(generate() == "")
        let old = "Sources/App/Modules/A/AScreen.swift"
        try replace("func f() {}", with: "func f() { print(1) }", in: old)
        try scratch.remove("Templates/cards/Screen.swift.stencil")
        let folder = "{{ module.folder | replace('/Modules/', '/Scenes/') }}"
        try write(
            pack: "cards",
            """
            roles: {view: {type: Screen, protocol: false}}
            files:
              - {template: cards/View.swift.stencil, role: view, path: "\(folder)/{{ module.roles.view.type }}.swift"}
            """,
            ["View": "final class {{ module.roles.view.type }} {\n    func f() {}\n}\n"]
        )
        #expect(generate() == "")
        #expect(try !scratch.paths().contains(old))
        #expect(try scratch.read("Sources/App/Scenes/A/AScreen.swift").contains("print(1)"))
    }

    // MARK: - Helpers

    private func spec(_ name: String, role: String) -> String {
        "module: \(name)\nstyle: cards\nprotocols: {\(role): func load()}\n"
    }

    private func write(pack: String, _ manifest: String, _ templates: [String: String]) throws {
        try scratch.write("pack: \(pack)\n\(manifest)\n", to: "Templates/\(pack)/pack.yml")
        for (name, text) in templates { try scratch.write(text, to: "Templates/\(pack)/\(name).swift.stencil") }
    }

    /// Writes a style with a user-owned screen, which has the property, and a generated type with the name of the module and the word.
    private func writeCards(_ property: String, _ word: String, _ rest: String = "") throws {
        let role = ["interactor", "logic"].contains(property) ? "  \(property): {class: none}\n" : ""
        try write(
            pack: "cards",
            """
            \(rest)
            roles:
              view: {type: Screen, protocol: false}
            \(role)files:
              - {template: cards/Screen.swift.stencil, role: view}
              - {template: cards/Table.swift.stencil, path: "{{ module.folder }}/Generated/{{ module.name }}Table.swift"}
            """,
            [
                "Screen":
                    "final class {{ module.roles.view.type }} {\n    let \(property) = 1\n    func f() {}\n}\n",
                "Table": "enum {{ module.name }}\(word) { static func go(_ value: Int) {} }\n",
            ]
        )
    }

    private func replace(_ old: String, with new: String, in path: String) throws {
        let text = try scratch.read(path)
        #expect(text.contains(old), "\(path)")
        try scratch.write(text.replacing(old, with: new), to: path)
    }

    /// Generates the project, and returns the diagnostics.
    private func generate() -> String {
        Scaffold.generate(scratch.project).text
    }
}
