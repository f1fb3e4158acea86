import ArgumentParser
import ScaffoldKit
import Testing

@testable import scaffold

struct CommandLineTests {
    @Test func moduleWithEveryOption() throws {
        let command = try #require(
            try ScaffoldCommand.parse(commandLine: [
                "module", "Login", "--style", "viper", "--dry-run", "--project", "/", "--format", "json", "--color",
                "never", "--verbose",
            ]) as? ModuleCommand
        )
        #expect(command.names == ["Login"])
        #expect(command.style == "viper")
        #expect(command.writing.dryRun)
        #expect(command.writing.global.project == "/")
        #expect(command.writing.global.format == .json)
        #expect(command.writing.global.color == .never)
        #expect(command.writing.global.verbosity == .verbose)
    }

    @Test func commandsThatCompare() throws {
        let check = try #require(try ScaffoldCommand.parse(commandLine: ["check", "--no-cache"]) as? CheckCommand)
        #expect(check.noCache)
        let diff = try #require(try ScaffoldCommand.parse(commandLine: ["diff"]) as? DiffCommand)
        #expect(!diff.noCache)
        let generate = try #require(
            try ScaffoldCommand.parse(commandLine: ["generate", "Login", "--restore"]) as? GenerateCommand
        )
        #expect(generate.restore && !generate.force && !generate.noCache)
    }

    /// The project has no name: a word after `--for project` is a file.
    @Test(
        arguments: [
            (["Login"], "Login", nil, nil), (["Login", "N.md"], "Login", nil, "N.md"),
            (["--for", "target", "App"], "App", "target", nil), (["--for", "project"], nil, "project", nil),
            (["--for", "project", "N.md"], nil, "project", "N.md"),
        ] as [([String], String?, String?, String?)]
    )
    func contexts(_ arguments: [String], _ name: String?, _ subject: String?, _ file: String?) throws {
        let command = try #require(
            try ScaffoldCommand.parse(commandLine: ["templates", "context"] + arguments + ["--project", "/"])
                as? TemplatesContextCommand
        )
        #expect(command.part.name == name)
        #expect(command.subject == subject)
        #expect(command.part.file == file)
    }

    @Test func defaults() throws {
        let command = try #require(try ScaffoldCommand.parse(commandLine: ["generate"]) as? GenerateCommand)
        #expect(command.names == [])
        #expect(!command.writing.dryRun)
        #expect(command.writing.global.project == nil)
        #expect(command.writing.global.format == .text)
        #expect(command.writing.global.color == .auto)
        #expect(command.writing.global.verbosity == nil)
    }

    @Test(arguments: [
        (["modul", "Login"], "Error: unknown command `modul`; did you mean `module`?"),
        (["--style", "viper"], "Error: Unknown option '--style'"),
        (["xyz"], "Error: unknown command `xyz`"),
        (["new", "Login"], "Error: unknown command `new`; did you mean `module`?"),
        (["version"], "Error: unknown command `version`; did you mean `--version`?"),
        (["help", "modul"], "Error: unknown command `modul`; did you mean `module`?"),
        (["templates", "lst"], "Error: unknown command `lst`; did you mean `list`?"),
        (["templates", "ls"], "Error: unknown command `ls`; did you mean `list`?"),
        (["help", "templates", "modul"], "Error: unknown command `modul`"),
        (["module", "New", "—style", "viper"], "Error: unknown argument `—style`; did you mean `--style`?"),
        (["generate", "–project=App"], "Error: unknown argument `–project=App`; did you mean `--project`?"),
        (["module"], "Error: Missing expected argument '<name> ...'"),
        (["render", "--dry-run", "a"], "Error: Unknown option '--dry-run'"),
        (
            ["generate", "--quiet", "--verbose"],
            "Error: Value to be set with flag '--verbose' had already been set with flag '--quiet'"
        ),
        (["generate", "Login", "--restore", "--force"], "Error: --restore and --force can't be used together"),
        (
            ["templates", "context"],
            "Error: write the name of a part of the project, such as a module, or add --for project"
        ),
        (["check", "--dry-run"], "Error: Unknown option '--dry-run'"),
        (["init", "--project", "/no/such/folder"], "Error: --project: `/no/such/folder` is not a folder"),
        (["explain", "SCO101"], "Error: unknown code `SCO101`; did you mean `SC0101`?"),
        (["mocks", "--output", ""], "Error: the value of `--output` is empty; write a text, or leave it out"),
        (["templates", "context", ""], "Error: an argument is empty; write a text, or leave it out"),
        (["explain", "x"], "Error: unknown code `x`: `scaffold explain` lists all codes"),
    ])
    func wrongUsage(arguments: [String], message: String) throws {
        let error = try #require(throws: (any Error).self) { try ScaffoldCommand.parse(commandLine: arguments) }
        #expect(ScaffoldCommand.exitCode(for: error).rawValue == 64)
        #expect(ScaffoldCommand.fullMessage(for: error).split(separator: "\n").first.map(String.init) == message)
    }

    @Test func everyCodeIsExplainedInEitherCase() throws {
        #expect(!Scaffold.diagnosticCodes.isEmpty)
        for code in Scaffold.diagnosticCodes {
            _ = try ScaffoldCommand.parse(commandLine: ["explain", code])
            _ = try ScaffoldCommand.parse(commandLine: ["explain", code.lowercased()])
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let error = try #require(throws: (any Error).self) {
            try ScaffoldCommand.parse(commandLine: ["--generate-completion-script", shell])
        }
        #expect(ScaffoldCommand.exitCode(for: error).rawValue == 0)
        #expect(ScaffoldCommand.message(for: error).contains("scaffold"))
    }

    @Test func jsonDocument() {
        let changes = JSONDocument.array(of: [
            FileChange(path: "a \"b\".swift", kind: .created), FileChange(path: "c", kind: .deleted),
        ])
        #expect(
            JSONDocument(members: [("changes", changes), ("diagnostics", "[]\n")]).text == #"""
                {"changes": [
                  {"path": "a \"b\".swift", "kind": "created"},
                  {"path": "c", "kind": "deleted"}
                ],
                "diagnostics": []}

                """#
        )
        #expect(JSONDocument.array(of: []) == "[]")
    }
}
