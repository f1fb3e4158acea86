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

    @Argument(help: "The kind of file: settings is scaffold.yml, packs is pack.yml.")
    var kind: SchemaKind

    func run() throws {
        try StandardStream.output.write(Scaffold.schema(of: kind))
    }
}
