import Foundation
import ScaffoldKit
import Testing

/// Packs that change a built-in pack, and projects that use only some packs.
struct ComposedPackTests {
    let scratch: ScratchProject

    init() throws {
        try self.init(files: [:])
    }

    private init(files: [String: String]) throws {
        scratch = try ScratchProject()
        try scratch.write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        for (path, text) in files { try scratch.write(text, to: path) }
    }

    /// Generates the project, and returns the paths of its files, without those in `.scaffold`.
    private func generate(_ settings: String = "") throws -> Set<String> {
        try scratch.write(settings, to: "scaffold.yml")
        let report = Scaffold.generate(scratch.project)
        #expect(report.text == "")
        return Set(try scratch.paths().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Templates/") })
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
    }

    /// A pack with the name of a built-in pack starts from that pack.
    @Test func aFileOfABuiltInPackIsRemoved() throws {
        let before = try generate()
        let project = try Self(
            files: [
                "Templates/viper/pack.yml": "pack: viper\nextends: viper\nwithout: [screen/ModuleTests.swift.stencil]\n"
            ]
        )
        let paths = try project.generate()
        #expect(paths == before.subtracting(["Tests/AppTests/Login/LoginModuleTests.swift"]))
    }

    @Test func aFileOfABuiltInPackIsReplaced() throws {
        let before = try Self(files: [:]).generate()
        try scratch.write("// ours\n", to: "Templates/ours/Router.swift.stencil")
        try scratch.write(
            """
            pack: ours
            extends: viper
            without: [viper/Router.swift.stencil]
            files:
              - template: ours/Router.swift.stencil
                path: "{{ module.folder }}/{{ module.roles.router.type }}.swift"
                owner: user
                for: module

            """,
            to: "Templates/ours/pack.yml"
        )
        let paths = try generate("style: ours\n")
        #expect(try text("Sources/App/Modules/Login/LoginRouter.swift") == "// ours\n")
        #expect(paths == before)
    }

    /// The file for the project is generated once, whether one of the styles is the base or not.
    @Test(arguments: ["base", "other"]) func twoStylesWithOneBase(style: String) throws {
        let file = "{template: base/Screens.swift.stencil, path: Sources/App/Screens.swift, for: project}"
        try scratch.write("// screens\n", to: "Templates/base/Screens.swift.stencil")
        try scratch.write("pack: base\nextends: mvvm\nfiles:\n  - \(file)\n", to: "Templates/base/pack.yml")
        try scratch.write("pack: ours\nextends: base\n", to: "Templates/ours/pack.yml")
        try scratch.write("pack: other\nextends: base\n", to: "Templates/other/pack.yml")
        try scratch.write("module: Home\nstyle: ours\n", to: "Specs/Home.yml")
        let paths = try generate("style: \(style)\n")
        #expect(paths.contains("Sources/App/Screens.swift"))
        #expect(paths.contains("Sources/App/Modules/Home/HomeViewModel.swift"))
        #expect(paths.contains("Sources/App/Modules/Login/LoginViewModel.swift"))
    }

    /// Two included packs may include the same pack: its files are generated once.
    @Test func packsThatIncludeOnePack() throws {
        try scratch.write("// {{ module.name }}\n", to: "Templates/base/Notes.swift.stencil")
        let file = "{template: base/Notes.swift.stencil, path: 'Notes/{{ module.name }}.swift'}"
        try scratch.write("pack: base\nfiles:\n  - \(file)\n", to: "Templates/base/pack.yml")
        try scratch.write("pack: one\nincludes: [base]\n", to: "Templates/one/pack.yml")
        try scratch.write("pack: two\nincludes: [base]\n", to: "Templates/two/pack.yml")
        try scratch.write("pack: ours\nextends: mvvm\nincludes: [one, two]\n", to: "Templates/ours/pack.yml")
        #expect(try generate("style: ours\n").contains("Notes/Login.swift"))
    }

    @Test func aFileIsAddedToEveryModule() throws {
        let before = try Self(files: [:]).generate()
        try scratch.write("// notes\n", to: "Templates/ours/Notes.swift.stencil")
        try scratch.write(
            """
            pack: ours
            files:
              - {template: ours/Notes.swift.stencil, path: "{{ module.folder }}/Notes.swift", owner: user, for: module}

            """,
            to: "Templates/ours/pack.yml"
        )
        #expect(try generate() == before.union(["Sources/App/Modules/Login/Notes.swift"]))
    }

    @Test func unlistedPackGeneratesNoFiles() throws {
        let paths = try generate("packs: [router, locator]\n")
        #expect(!paths.contains { $0.contains("/Mocks/") })
    }

    /// A team with its own navigation and injection generates only its own files.
    @Test func onlyOurFiles() throws {
        try scratch.write("final class {{ module.roles.screen.type }} {}\n", to: "Templates/ours/Screen.swift.stencil")
        try scratch.write(
            """
            pack: ours
            roles:
              screen: {suffix: Screening, type: Screen, optional: true}
            files:
              - {template: ours/Screen.swift.stencil, path: "{{ module.folder }}/{{ module.name }}.swift", owner: user, for: module}

            """,
            to: "Templates/ours/pack.yml"
        )
        let paths = try generate("style: ours\npacks: []\n")
        #expect(paths == ["Sources/App/Modules/Login/Login.swift"])
        #expect(try text("Sources/App/Modules/Login/Login.swift") == "final class LoginScreen {}\n")
    }

    /// Members of the pack count, but comments don't.
    @Test func anOptionalRoleWithMembers() throws {
        try scratch.write("{{ module.protocols | map('name') | join(', ') }}\n", to: "Templates/ours/Roles.md.stencil")
        try scratch.write(
            """
            pack: ours
            roles:
              page: {suffix: A, type: Page, optional: true, members: func load()}
              side: {suffix: B, class: page, optional: true, members: // Nothing}
              edge: {suffix: C, class: page, optional: true}
            files:
              - {template: ours/Roles.md.stencil, path: "{{ module.name }}.md"}

            """,
            to: "Templates/ours/pack.yml"
        )
        _ = try generate("style: ours\npacks: []\n")
        #expect(try text("Login.md") == "LoginA\n")
    }

    /// If a role's `class` names a role that also has `class`, the protocols of all three are protocols of one class.
    @Test func aClassOfARoleWithTheClassOfAnother() throws {
        try scratch.write(
            "module: Login\npresentation: root\nprotocols: {page: func a(), side: func b(), edge: func c()}\n",
            to: "Specs/Login.yml"
        )
        let parts = ["page", "side", "edge"].map { "module.roles.\($0)" }.map {
            "{{ \($0).type }}: {{ \($0).contracts | map('name') | join(', ') }}"
        }
        try scratch.write(parts.joined(separator: "\n") + "\n", to: "Templates/ours/Roles.md.stencil")
        try scratch.write(
            """
            pack: ours
            roles:
              edge: {suffix: C, class: side}
              side: {suffix: B, class: page}
              page: {suffix: A, type: Page}
            files:
              - {template: ours/Roles.md.stencil, path: "{{ module.name }}.md"}

            """,
            to: "Templates/ours/pack.yml"
        )
        _ = try generate("style: ours\npacks: []\n")
        #expect(try text("Login.md") == String(repeating: "LoginPage: LoginC, LoginB, LoginA\n", count: 3))
    }

    /// Its files are generated once, whether `packs` lists it or not.
    @Test(arguments: ["", "packs: [locator, router]\n", "packs: [locator, router, notes]\n"])
    func aListedPackThatTheStyleIncludes(packs: String) throws {
        try scratch.write("{{ module.name }}\n", to: "Templates/notes/Note.md.stencil")
        try scratch.write(
            "pack: notes\nfiles: [{template: notes/Note.md.stencil, path: '{{ module.name }}.md'}]\n",
            to: "Templates/notes/pack.yml"
        )
        try scratch.write("pack: ours\nextends: mvvm\nincludes: [notes]\n", to: "Templates/ours/pack.yml")
        _ = try generate("style: ours\n\(packs)")
        #expect(try text("Login.md") == "Login\n")
        if packs.isEmpty { #expect(Scaffold.lintTemplates([], scratch.project).0.text == "") }
    }

    /// `needs` of an unused pack has no effect.
    @Test func anUnusedPackNeedsNothing() throws {
        try scratch.write("pack: ours\nneeds: [locator]\n", to: "Templates/ours/pack.yml")
        try scratch.write(
            "pack: plain\nroles:\n  screen: {suffix: Screening, type: Screen}\n",
            to: "Templates/plain/pack.yml"
        )
        #expect(try generate("style: plain\npacks: []\n") == [])
    }
}
