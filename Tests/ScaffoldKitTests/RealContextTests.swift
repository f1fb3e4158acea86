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

    @Test func ofAModuleIsThatOfItsStyle() throws {
        let scratch = try Self.project()
        let context = try #require(Scaffold.context(of: "Login", file: nil, scratch.project).context)
        #expect(context.yaml.contains("\nmodule:\n  name: Login\n"))
        #expect(context.yaml.contains("    - name: email\n"))
        #expect(!context.yaml.contains("author"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(context.json.utf8)) as? [String: Any])
        #expect(json.keys.sorted() == ["app", "canMock", "module", "options", "support"])
    }

    @Test func renderingTakesIt() throws {
        let scratch = try Self.project()
        let context = try #require(Scaffold.context(of: "Login", file: "notes/N.md.stencil", scratch.project).context)
        for (path, text) in [("context.yml", context.yaml), ("context.json", context.json)] {
            try scratch.write(text, to: path)
            let options = RenderOptions(
                project: scratch.project,
                template: "Templates/notes/N.md.stencil",
                context: path,
                cleanUp: nil
            )
            let (report, output) = Scaffold.render(options)
            #expect(report.text == "")
            #expect(output.map { String(decoding: $0, as: UTF8.self) } == "Login Ada\n")
        }
    }

    @Test func ofOtherThings() throws {
        let scratch = try Self.project()
        for name in ["App", "ModulePresenterMock"] {
            #expect(Scaffold.context(of: name, file: nil, scratch.project).context != nil, "\(name)")
        }
        let byPath = Scaffold.context(of: "Login", file: "N.md", scratch.project).context
        #expect(byPath?.yaml.contains("author: Ada") == true)
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
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).status == .fine)
        #expect(
            try String(contentsOf: scratch.root.appending(path: "N.md"), encoding: .utf8)
                == "venue: sample(Venue.self); order: Int = 1, venue: Venue\n"
        )
    }

    @Test(arguments: [
        (
            "Logn", nil,
            "error: unknown module, flow, service, mock or target `Logn` [SC0106]\n  = help: did you mean `Login`?\n"
        ),
        (
            "Login", "notes/M.md.stencil",
            "error: unknown file or template `notes/M.md.stencil` of `Login` [SC0706]\n  = help: did you mean `notes/N.md.stencil`?\n"
        ),
    ])
    func saysWhatIsNotThere(_ name: String, _ file: String?, _ message: String) throws {
        let scratch = try Self.project()
        let (report, context) = Scaffold.context(of: name, file: file, scratch.project)
        #expect(context == nil)
        #expect(report.text == message)
    }
}
