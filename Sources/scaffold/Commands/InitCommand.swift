import ArgumentParser
import ScaffoldKit

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Set up a project: scaffold.yml, Specs/ and the code that all screens share.",
        discussion: """
            Existing files stay unchanged. If you already have Swift code, pass its folder with `--sources`.

            Examples:
              scaffold init
              scaffold init --sources Shop --tests ShopTests
              scaffold init --name Shop --sources App/Sources --tests App/Tests
            """
    )

    @Option(
        help: """
            The name of the app's Swift module, as in `import Shop`. Default: the module that most tests import with `@testable`, \
            or the name of the Xcode project, or the name of the sources folder.
            """
    )
    var name: String?

    @Option(
        help: ArgumentHelp("The folder of the app's sources. Default: Sources/App.", valueName: "dir"),
        completion: .directory
    )
    var sources: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the app's tests. The default depends on the sources: Tests/AppTests for Sources/App, ShopTests for Shop.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var tests: String?

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.run(nextSteps: Self.nextSteps) { project, isDryRun in
            Scaffold.initialize(project, name: name, sources: sources, tests: tests, isDryRun: isDryRun)
        }
    }

    private static func nextSteps(after _: RunReport) -> [String] {
        [
            "check that `module` in scaffold.yml is the app's Swift module (without this key, `app` is the module)",
            "scaffold module Login                  create a screen: Specs/Login.yml and its Swift files",
            "edit Specs/Login.yml, then scaffold generate",
            "create an AppLocator in your app delegate, and an AppCoordinator in your scene delegate (in an existing app: an AppRouter)",
        ]
    }
}
