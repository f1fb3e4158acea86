import Diagnostics
import Output
import Packs
import Rendering
import Specs
import Support
import TemplateEngine
import YAML

/// `scaffold init`: the files that make a folder a project.
struct ProjectStart {
    let name: String?
    let sources: String?
    let tests: String?

    /// The name of the JSON Schema in the folder of the specs.
    static let schemaName = "specs.schema.json"

    /// Returns the project as it will be, and the files that it begins with; nil if there is an error, which has been reported.
    func files(in project: Project, into bag: inout DiagnosticBag)
        -> (loader: ProjectLoader, beginnings: [PlannedFile])?
    {
        let existing = ProjectLoader(project, into: &bag)
        guard !bag.hasErrors else { return nil }
        guard !existing.reader.exists("scaffold.yml") else {
            guard let ignored else { return (existing, []) }
            bag.add(
                .alreadySetUp,
                "the project is set up already, so \(ignored) would have no effect",
                at: .path("scaffold.yml"),
                help: "change `app` and `targets` in `scaffold.yml`"
            )
            return nil
        }
        guard let sources = sources(existing.reader, into: &bag) else { return nil }
        let name =
            self.name ?? existing.reader.xcodeProjectName ?? sources.split(separator: "/").last.map(String.init)
            ?? "App"
        // `import class` is no import of a module.
        let isModule = SwiftIdentifier.isIdentifier(name) && SwiftIdentifier.escaped(name, in: .declaration) == name
        let module = isModule ? name : NameCase.pascalCase.applied(to: name)
        let tests = self.tests.map(trimmed) ?? AppFolders.tests(ofSources: sources)
        let values = [
            ("version", Scaffold.version), ("app", name), ("module", module), ("sources", sources), ("tests", tests),
        ]
        let context = TemplateMapping(values.map { ($0, .string(YAMLQuoting.quoted($1))) })
        let library = PackLibrary.builtIn
        func text(_ name: String) -> [UInt8]? {
            let template = library.templates.compile("init/\(name).stencil", into: &bag)
            return template?.render(context, into: &bag)?.bytes
        }
        guard let settings = text("scaffold.yml"), let readme = text("README.md"), let agents = text("AGENTS.md"),
            let read = Settings.read(SourceFile(path: "scaffold.yml", bytes: settings), into: &bag)
        else { return nil }
        let schema = Array(SchemaKind.specs.text.utf8)
        let files = [
            ("scaffold.yml", settings), ("Specs/README.md", readme), ("Specs/\(Self.schemaName)", schema),
            ("AGENTS.md", agents),
        ]
        let beginnings = files.filter { !existing.reader.isThere($0.0) }.map {
            PlannedFile(beginning: $0.0, bytes: $0.1)
        }
        return (ProjectLoader(project: project, fileSystem: existing.fileSystem, settings: read), beginnings)
    }

    /// The options that have no effect in a project that is set up.
    private var ignored: String? {
        let given = [("--name", name), ("--sources", sources), ("--tests", tests)].filter {
            $0.1 != nil
        }
        return given.isEmpty ? nil : given.map { "`\($0.0)`" }.joined(separator: ", ")
    }

    /// Returns the folder of the app's sources; nil if the project has Swift code but `--sources` is missing.
    private func sources(_ reader: SourceReader, into bag: inout DiagnosticBag) -> String? {
        if let sources { return trimmed(sources) }
        guard let found = AppFolders.find(in: reader) else { return "Sources/App" }
        bag.add(.notSetUp(found))
        return nil
    }

    private func trimmed(_ path: String) -> String {
        var path = path.withoutFinalSlash
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path
    }
}

extension Diagnostic {
    /// - Parameter otherwise: another command that works in the folder.
    static func notSetUp(_ folder: AppFolders, otherwise: String? = nil) -> Diagnostic {
        let command =
            folder.isCertain
            ? "run `scaffold init --sources \(folder.sources.shellWord) --tests \(folder.tests.shellWord)`"
            : "go to the folder of your app; if you are in it, run `scaffold init --sources <dir> --tests <dir>`"
        return Diagnostic(
            .notAProject,
            "this folder has Swift code and is not set up for scaffold",
            at: .command,
            help: [command, otherwise].compactMap(\.self).joined(separator: "; ")
        )
    }
}
