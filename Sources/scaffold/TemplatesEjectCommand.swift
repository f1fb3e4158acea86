import ArgumentParser
import ScaffoldKit

struct TemplatesEjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject",
        abstract: "Copies built-in templates into the project, to be changed there.",
        discussion: """
            A copy takes the built-in template's place. Copied again, after an update of scaffold, it gets what the \
            built-in one has gained by a merge: what was changed by hand stays.

            Examples:
              scaffold templates eject viper Presenter.swift.stencil
              scaffold templates eject common Header.stencil
              scaffold templates eject viper
            """
    )

    @Argument(help: "The pack, which is a folder of templates: viper, mvvm, app, mocks, common.")
    var pack: String

    @Argument(help: "Its files; without them, all in its folder.")
    var files: [String] = []

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let report = Scaffold.ejectTemplates(of: pack, files: files, try global.locateProject(), writing.mode(global))
        try ReportPrinter(options: global).show(report, isDryRun: writing.dryRun)
    }
}
