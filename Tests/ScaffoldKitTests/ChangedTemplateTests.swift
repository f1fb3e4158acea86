import Foundation
import ScaffoldKit
import Testing

/// Changes of a project's own templates whose files the user has edited.
struct ChangedTemplateTests {
    let scratch: ScratchProject
    static let screen = "Sources/App/Modules/A/AScreen.swift"
    static let display = "Sources/App/Modules/A/AScreen+Display.swift"

    init() throws {
        scratch = try ScratchProject()
        try scratch.write("style: p\npacks: [p]\n", to: "scaffold.yml")
        try scratch.write("module: A\n", to: "Specs/A.yml")
        try writePack()
    }

    private func writePack(_ files: String = "") throws {
        let text = """
            pack: p
            roles:
              view: {type: Screen, protocol: false}
            files:
              - {template: p/S.swift.stencil, role: view}
            \(files)
            """
        try scratch.write(text, to: "Templates/p/pack.yml")
    }

    private func writeTemplate(_ text: String, _ name: String = "S") throws {
        try scratch.write(text, to: "Templates/p/\(name).swift.stencil")
    }

    private func edit(_ old: String, _ new: String, in path: String = Self.screen) throws {
        let text = try scratch.read(path)
        #expect(text.contains(old))
        try scratch.write(text.replacing(old, with: new), to: path)
    }

    @Test func linesOfARewrittenBody() throws {
        let template =
            "final class {{ module.roles.view.type }} {\n    func f() {\n        a(1)\n        b()\n    }\n}\n"
        try writeTemplate(template)
        #expect(Scaffold.generate(scratch.project).text == "")
        try edit("b()", "mine()")
        #expect(Scaffold.generate(scratch.project).text == "")
        try writeTemplate(template.replacing("b()", with: "b(3)"))
        #expect(
            Scaffold.generate(scratch.project).text == """
                \(Self.screen):2:1: warning: new lines were not added to `AScreen.f()`, because you have written this part yourself [SC0828]
                2 |     func f() {
                  | ^^^^^^^^^^^^^^
                  = help: add what you need of `b(3)`

                """
        )
        #expect(Scaffold.generate(scratch.project).text == "")
        #expect(try scratch.read(Self.screen).contains("        a(1)\n        mine()\n"))
    }

    /// A new template has the extension. The function `one` is edited, `two` is not, and `three` is in a file of the user's.
    @Test func functionsOfASplitTemplate() throws {
        let type = "final class {{ module.roles.view.type }} {}\n"
        let display = """
            extension {{ module.roles.view.type }}: Display {
                func one() {}

                func two() {}

                func three() {}
            }

            """
        try writeTemplate("\(type)\n\(display)")
        #expect(Scaffold.generate(scratch.project).text == "")
        try edit("one() {}", "one() { print(1) }")
        try edit("\n\n    func three() {}", "")
        let other = "Sources/App/Modules/A/Three.swift"
        try scratch.write("extension AScreen {\n    func three() { print(3) }\n}\n", to: other)
        #expect(Scaffold.generate(scratch.project).text == "")
        try writeTemplate(type)
        try writeTemplate(display, "D")
        let path = #"{{ module.folder }}/{{ module.roles.view.type }}+Display.swift"#
        try writePack("  - {template: p/D.swift.stencil, for: module, owner: user, path: \"\(path)\"}\n")
        #expect(
            Scaffold.generate(scratch.project).text == """
                \(Self.screen): warning: `AScreen.three()` is in `\(Self.display)` now; you have moved it to another file, which still has it, too [SC0828]
                  = help: move your code to `\(Self.display)`, then delete it in your file, and its extension if that is empty then

                \(Self.screen):4:1: warning: `AScreen.one()` is in `\(Self.display)` now; you have edited it, so it also stays here [SC0828]
                4 |     func one() { print(1) }
                  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  = help: move your code to `\(Self.display)`, then delete it here, and its extension if that is empty then

                """
        )
        #expect(try scratch.read(Self.screen).contains("func two") == false)
        #expect(try scratch.read(Self.display).contains("func one() {}"))
        #expect(Scaffold.generate(scratch.project).text == "")
    }
}
