import ScaffoldKit
import Testing

/// The `.gitattributes` that let git merge generated files without conflicts.
struct GitAttributesTests {
    /// Folders of a pack can have files of the user, so only the generated files get the attribute.
    @Test func onlyGeneratedFilesHaveTheAttribute() throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        for name in ["Note", "Generated"] { try scratch.write("A\n", to: "Templates/notes/\(name).md.stencil") }
        try scratch.write(
            """
            pack: notes
            files:
              - {template: notes/Note.md.stencil, path: "Notes/our notes/[{{ module.name }}].md", owner: generated, for: module}
              - {template: notes/Generated.md.stencil, path: "Notes/Generated/{{ module.name }}.md", owner: generated, for: module}

            """,
            to: "Templates/notes/pack.yml"
        )
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        #expect(
            try scratch.read("Notes/.gitattributes").split(separator: "\n").dropFirst() == [
                #""/our notes/\\[Login].md" merge=union linguist-generated"#,
                "**/Generated/** merge=union linguist-generated",
            ]
        )
        #expect(
            try scratch.read("Sources/.gitattributes").hasSuffix("\n**/Generated/** merge=union linguist-generated\n")
        )
        // Other folders with the name `Mocks` can have mocks of the team.
        #expect(
            try scratch.read("Tests/.gitattributes").hasSuffix("\n/AppTests/Mocks/** merge=union linguist-generated\n")
        )
    }
}
