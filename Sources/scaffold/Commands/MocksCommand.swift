import ArgumentParser
import ScaffoldKit

struct MocksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mocks",
        abstract: "Generate mock classes for protocols.",
        usage: "scaffold mocks [<options>]",
        discussion: """
            Without options, the command mocks the protocols in the project's specs, and in the Swift sources that \
            scaffold.yml lists.

            With --sources, --filelist, --exclude, --output, --testable, --import or --protocols, the command ignores \
            the project. It reads only the Swift sources that you pass. If you pass none, it reads the folder \
            Sources. It mocks each protocol that has a comment `/// @mockable` or `// sourcery: AutoMockable`. Each \
            mock is in its own file, `<Protocol>Mock.swift`. If you remove a protocol, the command deletes its mock. \
            Edited mocks stay.

            Examples:
              scaffold mocks
              scaffold mocks --sources Sources/Core --output Tests/Mocks --testable Core
              scaffold mocks --sources Sources --output Mocks --protocols all
              scaffold mocks --sources Sources --exclude '**/*.pb.swift'
              scaffold mocks --sources Sources --output Mocks --check
            """
    )

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Swift files, or folders with Swift files.", valueName: "path"),
        completion: .file()
    )
    var sources: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Don't read these files and folders. `*` matches any part of a name, `**` any number of folders.",
            valueName: "path"
        ),
        completion: .file()
    )
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file with the paths of Swift files, one per line. Use it in place of --sources, or together with --sources.",
            valueName: "file"
        ),
        completion: .file()
    )
    var filelist: String?

    @Option(help: ArgumentHelp("The folder of the mocks. Default: `Mocks`.", valueName: "dir"), completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp("A module that the mocks import with `@testable`. Can be repeated.", valueName: "module")
    )
    var testable: [String] = []

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("Another module that the mocks import. Can be repeated.", valueName: "module")
    )
    var imports: [String] = []

    @Option(
        help:
            "The protocols to mock: annotated (the default), public (the public protocols, and the annotated ones), or all."
    )
    var protocols: MockOptions.Protocols?

    @Option(
        help: ArgumentHelp("The folder of the cache. You can delete it at any time.", valueName: "dir"),
        completion: .directory
    )
    var cache: String?

    @Flag(
        help: """
            Write nothing. If a mock is not up to date, print a diff and exit with status 2.
            """
    )
    var check = false

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let project = try writing.global.locateProject()
        var options = MockOptions()
        options.sources = sources
        options.exclude = exclude
        options.fileList = filelist
        options.output = output
        options.testable = testable
        options.imports = imports
        options.protocols = protocols
        options.cache = cache ?? Self.cacheFolder(for: project)
        let report = Scaffold.mocks(project, options, isDryRun: check || writing.dryRun)
        let printer = ReportPrinter(options: writing.global)
        if check { try printer.showCheck(of: report) } else { try printer.show(report, isDryRun: writing.dryRun) }
    }

    /// Returns the folder of the cache: the project's local folder, or else the user's cache folder, or nil if neither is known.
    private static func cacheFolder(for project: Project) -> String? {
        if ProjectLocation.isFolder("\(project.root)/.scaffold") { return "\(project.root)/.scaffold/local" }
        if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return "\(folder)/scaffold" }
        guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches/scaffold"
        #else
            return "\(home)/.cache/scaffold"
        #endif
    }
}
