import ArgumentParser

struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Show, check and customize the templates of a project.",
        subcommands: [
            TemplatesListCommand.self, TemplatesWhichCommand.self, TemplatesContextCommand.self,
            TemplatesLintCommand.self, TemplatesTestCommand.self, TemplatesEjectCommand.self, TemplatesDiffCommand.self,
        ]
    )
}
