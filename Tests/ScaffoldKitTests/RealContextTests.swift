import Foundation
import ScaffoldKit
import Testing

struct RealContextTests {
    private static func project() throws -> ScratchProject {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\nstyle: viper\nparameters: {email: String}\n", to: "Specs/Login.yml")
        try scratch.write(
            "pack: notes\noptions: {author: {default: Ada}}\nfiles:\n  - {template: notes/N.md.stencil, path: N.md, owner: generated, for: module}\n",
            to: "Templates/notes/pack.yml"
        )
        try scratch.write("{{ module.name }} {{ options.author }}\n", to: "Templates/notes/N.md.stencil")
        return scratch
    }

    @Test func contextOfAModuleIsThatOfItsStyle() throws {
        let scratch = try Self.project()
        let context = try #require(Scaffold.context(scratch.project, name: "Login").context)
        #expect(context.yaml.contains("\nmodule:\n  name: Login\n"))
        #expect(context.yaml.contains("    - name: email\n"))
        #expect(!context.yaml.contains("author"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(context.json.utf8)) as? [String: Any])
        #expect(json.keys.sorted() == ["app", "canMock", "mocksAreInSources", "module", "options", "packs", "support"])
    }

    @Test func contextCanBeRendered() throws {
        let scratch = try Self.project()
        let context = try #require(
            Scaffold.context(scratch.project, name: "Login", file: "notes/N.md.stencil")
                .context
        )
        for (path, text) in [("context.yml", context.yaml), ("context.json", context.json)] {
            try scratch.write(text, to: path)
            let template = "Templates/notes/N.md.stencil"
            let (report, output) = Scaffold.render(scratch.project, template: template, context: path)
            #expect(report.text == "")
            #expect(output.map { String(decoding: $0, as: UTF8.self) } == "Login Ada\n")
        }
    }

    @Test func ofOtherThings() throws {
        let scratch = try Self.project()
        for name in ["App", "ModulePresenterMock"] {
            #expect(Scaffold.context(scratch.project, name: name).context != nil, "\(name)")
        }
        let byPath = Scaffold.context(scratch.project, name: "Login", file: "N.md").context
        #expect(byPath?.yaml.contains("author: Ada") == true)
        let root = scratch.project.root
        let inside = Project(root: root, currentDirectory: root + "/Templates/notes")
        for file in ["../../N.md", root + "/N.md", "./N.md", "N.md.stencil", "Templates/notes/N.md.stencil"] {
            let context = Scaffold.context(inside, name: "login", file: file).context
            #expect(context?.yaml == byPath?.yaml, "\(file)")
        }
    }

    @Test func ofAFlowInTests() throws {
        let scratch = try Self.project()
        try scratch.write("module: Cart\n", to: "Specs/Cart.yml")
        try scratch.write(
            "flow: Checkout\nparameters: {order: Int, venue: Venue}\nstart: Cart\nmodules: [Cart]\n",
            to: "Specs/Checkout.yml"
        )
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/N.md.stencil, path: N.md, owner: generated, for: flow}\n",
            to: "Templates/notes/pack.yml"
        )
        try scratch.write(
            "{{ flow.test.arguments[0] }}; {{ flow.test.declarations | join: \", \" }}\n",
            to: "Templates/notes/N.md.stencil"
        )
        #expect(Scaffold.generate(scratch.project).status == .fine)
        #expect(
            try String(contentsOf: scratch.root.appending(path: "N.md"), encoding: .utf8)
                == "venue: sample(Venue.self); order: Int = 1, venue: Venue\n"
        )
    }

    /// Parts for which no pack generates a file also have a context.
    @Test func ofPartsWithoutFiles() throws {
        let scratch = try Self.project()
        try scratch.write("options: {tests: none}\npacks: [router, locator]\n", to: "scaffold.yml")
        let target = try #require(Scaffold.context(scratch.project, name: "App").context)
        #expect(target.yaml.contains("\ntarget:\n  name: App\n"))
        let project = try #require(
            Scaffold.context(scratch.project, subject: "project").context
        )
        #expect(project.yaml.contains("\nmodules:\n  - name: Login\n"))
        #expect(project.yaml.contains("\n  tests: none\n"))
    }

    @Test func ofASharedName() throws {
        let scratch = try Self.project()
        try scratch.write("module: Kit\n", to: "Specs/Kit.yml")
        try scratch.write("pack: notes\n", to: "Templates/notes/pack.yml")
        try scratch.write(
            "targets:\n  App: {sources: Sources/App}\n  Kit: {sources: Sources/Kit}\n",
            to: "scaffold.yml"
        )
        let text = { (subject: String?, file: String?) in
            let (report, context) = Scaffold.context(scratch.project, name: "Kit", subject: subject, file: file)
            return context?.yaml.contains("\nmodule:\n  name: Kit\n") ?? false ? "module" : report.text
        }
        #expect(
            text(nil, nil) == """
                error: several parts of the project are named `Kit` [SC0114]
                  = help: add `--for module` or `--for target`

                """
        )
        #expect(text("module", nil) == "module")
        #expect(text("target", nil) == "")
        #expect(text(nil, "viper/ViewController.swift.stencil") == "module")
    }

    @Test(arguments: [
        (
            "Logn", nil, nil,
            "error: unknown module, flow, service, mock or target `Logn` [SC0106]\n  = help: did you mean `Login`?\n"
        ),
        (
            "Login", nil, "notes/M.md.stencil",
            "error: unknown file or template `notes/M.md.stencil` of `Login` [SC0706]\n  = help: did you mean `notes/N.md.stencil`?\n"
        ),
        (
            "Xyz", "target", nil, "error: unknown target `Xyz` [SC0106]\n  = help: there is only `App`\n"
        ),
        (
            "App", "traget", nil,
            "error: --for: expected `project`, `target`, `module`, `flow`, `services`, `service` or `mock`, found "
                + "`traget` [SC0404]\n  = help: did you mean `target`?\n"
        ),
    ])
    func reportsUnknownNames(_ name: String, _ subject: String?, _ file: String?, _ message: String) throws {
        let scratch = try Self.project()
        let (report, context) = Scaffold.context(scratch.project, name: name, subject: subject, file: file)
        #expect(context == nil)
        #expect(report.text == message)
    }
}
