import ArgumentParser
import ScaffoldKit

@main
struct ScaffoldCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scaffold",
        abstract: "Generates the files of an app's modules from short descriptions in YAML.",
        discussion: """
            Start a module in any folder, describe it, and bring its files up to date:
              scaffold module Login --style viper
              edit Specs/Login.yml
              scaffold generate

            Exit status: 0 fine, 1 the input has errors, 2 files are not what the specs say, 64 wrong usage.
            Results go to standard output, everything else to standard error. With --format json, standard output \
            is one JSON document that holds both.
            """,
        version: Scaffold.version,
        subcommands: [
            InitCommand.self, ModuleCommand.self, FlowCommand.self, ServiceCommand.self, GenerateCommand.self, ListCommand.self, RenameCommand.self,
            RemoveCommand.self, MocksCommand.self, CheckCommand.self, DiffCommand.self, WatchCommand.self, GraphCommand.self, ExplainCommand.self,
            SchemaCommand.self, TemplatesCommand.self, RenderCommand.self, MergeDriverCommand.self,
        ]
    )

    static func main() {
        do {
            var command = try parse(commandLine: Array(CommandLine.arguments.dropFirst()))
            try command.run()
        } catch {
            exit(withError: error)
        }
    }

    /// The command that the arguments ask for; throws an error that names the nearest command where they begin with none.
    static func parse(commandLine arguments: [String]) throws -> any ParsableCommand {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) {
            let nearest = Scaffold.nearest(to: word, in: names).map { "; did you mean `\($0)`?" }
            throw ValidationError("there is no command `\(word)`\(nearest ?? "")")
        }
        return try parseAsRoot(arguments)
    }
}
