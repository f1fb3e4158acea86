import ArgumentParser

struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Shows the templates of a project, and helps to make them its own.",
        subcommands: [
            TemplatesListCommand.self, TemplatesWhichCommand.self, TemplatesContextCommand.self, TemplatesLintCommand.self,
            TemplatesTestCommand.self, TemplatesEjectCommand.self, TemplatesDiffCommand.self,
        ]
    )
}
