import ArgumentParser
import ScaffoldKit
import Support

@main
struct ScaffoldCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scaffold",
        abstract: "Generate the Swift files of iOS screens from short YAML specs.",
        discussion: """
            Create a module, describe it, and update its files:
              scaffold module Login --style viper
              $EDITOR Specs/Login.yml
              scaffold generate

            A module is a screen with its parts. A spec is the YAML file that describes it.

            Exit status (not of `merge-driver`):
              0   success
              1   errors in the input
              2   files that are not up to date, have conflicts, or could not be merged
              64  wrong usage

            Results go to standard output, errors and warnings to standard error. With --format json, all of them \
            are one JSON document on standard output.
            """,
        version: Scaffold.version,
        subcommands: [
            InitCommand.self, ModuleCommand.self, FlowCommand.self, ServiceCommand.self, GenerateCommand.self,
            ListCommand.self, RenameCommand.self, RemoveCommand.self, MocksCommand.self, CheckCommand.self,
            DiffCommand.self, WatchCommand.self, GraphCommand.self, ExplainCommand.self, SchemaCommand.self,
            TemplatesCommand.self, RenderCommand.self, MergeDriverCommand.self,
        ]
    )

    /// Commands and options, each with its names in other tools.
    private static let otherNames: KeyValuePairs = [
        "module": ["new", "create", "add"], "generate": ["gen", "build", "run", "update"],
        "list": ["ls", "modules"], "rename": ["mv", "move"], "remove": ["rm", "delete"],
        "check": ["lint", "validate", "verify", "status"], "--version": ["version"],
    ]

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            do {
                var command = try parse(commandLine: arguments)
                try command.run()
            } catch let error where exitCode(for: error) == .success {
                // `exit(withError:)` ignores that a help text can't be written.
                try StandardStream.output.write(fullMessage(for: error) + "\n")
            }
        } catch {
            let isMerge = arguments.first == MergeDriverCommand.configuration.commandName
            guard isMerge, !(error is ExitCode), exitCode(for: error) != .success else { exit(withError: error) }
            StandardStream.error.tell(fullMessage(for: error))
            exit(withError: MergeDriverCommand.failure)
        }
    }

    /// Returns the command for the arguments. If the first argument, the first one after `help`, or the one after `templates` is unknown, throws
    /// an error that suggests the nearest command.
    static func parse(commandLine arguments: [String]) throws -> any ParsableCommand {
        // A shell passes the words of a command line to complete, even an empty one.
        if let index = arguments.firstIndex(of: ""), arguments.first?.hasPrefix("---completion") == false {
            let option = arguments[..<index].last.flatMap { $0.hasPrefix("--") ? "the value of `\($0)`" : nil }
            throw ValidationError("\(option ?? "an argument") is empty; write a text, or leave it out")
        }
        var known = configuration.subcommands
        for word in arguments where word != "help" && !known.isEmpty {
            let names = known.compactMap { $0.configuration.commandName }
            guard !word.hasPrefix("-") else { break }
            guard let index = names.firstIndex(of: word) else {
                let meant =
                    otherNames.first { (names + ["--version"]).contains($0) && $1.contains(word) }?.key
                    ?? Spelling.nearest(to: word, in: names)
                throw ValidationError("unknown command `\(word)`\(meant.map { "; did you mean `\($0)`?" } ?? "")")
            }
            known = known[index].configuration.subcommands
        }
        // Chats and word processors replace `--` by a dash.
        for argument in arguments {
            guard let option = argument.wholeMatch(of: /[—–]-?([a-z][a-z-]+)(=.*)?/)?.1 else { continue }
            throw ValidationError("unknown argument `\(argument)`; did you mean `--\(option)`?")
        }
        return try parseAsRoot(arguments)
    }
}
