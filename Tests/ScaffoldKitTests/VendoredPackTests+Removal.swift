import ScaffoldKit
import Testing

/// Copies of repositories that `scaffold.yml` no longer names.
extension VendoredPackTests {
    private func copies() throws -> [String] {
        try scratch.paths().filter { $0.hasPrefix(".scaffold/packs/") }
    }

    @Test func aCopyThatIsNoLongerNamedIsRemoved() throws {
        #expect(generate().text == "")
        let settings = try #require(text("scaffold.yml"))
        try scratch.write("templates: [Own]\n", to: "scaffold.yml")
        try scratch.write("Own\n", to: "Own/notes/Notes.md.stencil")
        let before = try copies()
        #expect(Scaffold.check(scratch.project).hasErrors == false)
        #expect(try copies() == before)
        _ = generate()
        #expect(try copies() == [])
        try scratch.write(settings.replacing("name: company", with: "name: team"), to: "scaffold.yml")
        #expect(generate().text == "")
        try scratch.write(settings, to: "scaffold.yml")
        #expect(generate().text == "")
        #expect(try copies().contains { $0.hasPrefix(".scaffold/packs/team") } == false)
        #expect(text("\(Self.pack)/notes/pack.yml") == Self.manifest)
    }

    @Test(arguments: ["notes/Notes.md.stencil", "notes/Own.md.stencil"])
    func aCopyWithChangesStays(path: String) throws {
        #expect(generate().text == "")
        try scratch.write("mine\n", to: "\(Self.pack)/\(path)")
        try scratch.write("", to: "scaffold.yml")
        let before = try copies()
        _ = generate()
        #expect(try copies() == before)
    }

    @Test func aCopyThatIsListedAsAFolderStays() throws {
        #expect(generate().text == "")
        try scratch.write("templates: [\(Self.pack)]\n", to: "scaffold.yml")
        #expect(generate().text == "")
        #expect(text("\(Self.pack)/notes/pack.yml") == Self.manifest)
    }
}
