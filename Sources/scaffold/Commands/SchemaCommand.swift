import ArgumentParser
import ScaffoldKit

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of specs, of scaffold.yml or of pack.yml.",
        discussion: """
            Editors use the schema to complete and check the keys of these files.

            Examples:
              scaffold schema specs > Specs/specs.schema.json
              scaffold schema settings
            """
    )

    @Argument(help: "The kind of file: `specs` for specs, `settings` for scaffold.yml, `packs` for pack.yml.")
    var kind: SchemaKind

    func run() throws {
        try StandardStream.output.write(kind.text)
    }
}
