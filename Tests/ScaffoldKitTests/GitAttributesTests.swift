import ScaffoldKit
import Testing

/// `.gitattributes` in the folders of generated files.
struct GitAttributesTests {
    static let path = "Sources/.gitattributes"

    /// A pack can generate the file in place of scaffold. Without the pack, scaffold generates it again in the same run.
    @Test(arguments: ["generated", "user"])
    func aPackGeneratesTheFile(owner: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        let own = try scratch.read(Self.path)
        let file = "{template: git/A.stencil, path: \(Self.path), for: project, owner: \(owner)}"
        try scratch.write("pack: git\nfiles:\n  - \(file)\n", to: "Templates/git/pack.yml")
        try scratch.write("*.png binary\n", to: "Templates/git/A.stencil")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        #expect(try scratch.read(Self.path) == "*.png binary\n")
        try scratch.remove("Templates")
        #expect(Scaffold.generate(scratch.project).status == .fine)
        #expect(try scratch.read(Self.path) == own)
        #expect(Scaffold.check(scratch.project).status == .fine)
    }
}
