import ArgumentParser
import ScaffoldKit

struct MocksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mocks",
        abstract: "Makes a mock class for each protocol that asks for one.",
        discussion: """
            In a project, the mocks of its specs' protocols and of the Swift sources that scaffold.yml names. With \
            options, those of any Swift sources: of each protocol with a comment `/// @mockable` or \
            `// sourcery: AutoMockable` above it. A mock is in a file of its own, `<Protocol>Mock.swift`; files of \
            protocols that are gone are removed, others and edited ones never.

            Examples:
              scaffold mocks
              scaffold mocks --sources Sources/Core --output Tests/CoreTests/Mocks --testable Core
              scaffold mocks --sources Sources --output Mocks --protocols all
              scaffold mocks --sources Sources --exclude Sources/Legacy '**/*.pb.swift' --output Mocks
              scaffold mocks --sources Sources --output Mocks --check
            """
    )

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Swift files, and folders of them.", valueName: "path"),
        completion: .file()
    )
    var sources: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Files and folders of the sources that are not read. `*` stands for any part of a name, `**` for any folders.",
            valueName: "path"
        ),
        completion: .file()
    )
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp("A file with the paths of Swift files, one a line.", valueName: "file"),
        completion: .file()
    )
    var filelist: String?

    @Option(
        help: ArgumentHelp("The folder of the mocks; `Mocks` where none is given.", valueName: "dir"),
        completion: .directory
    )
    var output: String?

    @Option(help: ArgumentHelp("A module that the mocks import as `@testable`; may be repeated.", valueName: "module"))
    var testable: [String] = []

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("A further module that the mocks import; may be repeated.", valueName: "module")
    )
    var imports: [String] = []

    @Option(help: "Which protocols are mocked: those that ask for it, public ones too, or all.")
    var protocols: MockOptions.Protocols?

    @Option(
        help: ArgumentHelp("A folder to remember runs with nothing to do in, which may be deleted at any time.", valueName: "dir"),
        completion: .directory
    )
    var cache: String?

    @Flag(help: "Write nothing; exit with 2 and a diff where a mock is stale, missing or left over.")
    var check = false

    @OptionGroup var writing: WritingOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let project = try global.locateProject()
        var mode = writing.mode(global)
        if check { mode.isDryRun = true }
        let report = Scaffold.mocks(
            MockOptions(
                project: project,
                sources: sources,
                exclude: exclude,
                fileList: filelist,
                output: output,
                testable: testable,
                imports: imports,
                protocols: protocols,
                cache: cache ?? CacheFolder.path(for: project),
                writing: mode
            )
        )
        let printer = ReportPrinter(options: global)
        if check { try printer.showCheck(of: report) } else { try printer.show(report, isDryRun: writing.dryRun) }
    }
}
