import Diagnostics
import Naming
import Output
import Packs
import ProjectSpec
import Rendering
import TemplateEngine
import YAML

/// `scaffold init`: what makes a folder a project.
struct ProjectStart {
    let project: Project
    let sources: String
    let tests: String?

    /// The project as it will be, and the files that it begins with; nil where something is wrong, which has then been reported.
    func files(into bag: inout DiagnosticBag) -> (loader: ProjectLoader, beginnings: [PlannedFile])? {
        let existing = ProjectLoader(project, into: &bag)
        guard !bag.hasErrors else { return nil }
        if existing.reader.exists("scaffold.yml") { return (existing, []) }
        let library = PackLibrary.read(layers: [], filters: .swift, into: &bag)
        let folder = trimmed(sources)
        let name = folder.split(separator: "/").last.map(String.init) ?? "App"
        let context = TemplateMapping([
            ("app", .string(YAMLQuoting.quoted(name))),
            ("module", .string(YAMLQuoting.quoted(SwiftIdentifier.isIdentifier(name) ? name : NameCase.pascalCase.applied(to: name)))),
            ("sources", .string(YAMLQuoting.quoted(folder))),
            ("tests", .string(YAMLQuoting.quoted(tests.map(trimmed) ?? "Tests/\(name)Tests"))),
        ])
        guard let settings = render("init/scaffold.yml.stencil", library, context, into: &bag),
            let readme = render("init/README.md.stencil", library, context, into: &bag),
            let read = Settings.read(SourceFile(path: "scaffold.yml", bytes: settings), into: &bag)
        else { return nil }
        return (
            ProjectLoader(project, settings: read),
            [
                PlannedFile(beginning: "scaffold.yml", bytes: settings),
                PlannedFile(beginning: "Specs/README.md", bytes: readme),
            ]
        )
    }

    private func trimmed(_ path: String) -> String {
        var path = path[...]
        while path.hasSuffix("/") { path = path.dropLast() }
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }

    private func render(
        _ name: String,
        _ library: PackLibrary,
        _ context: TemplateMapping,
        into bag: inout DiagnosticBag
    ) -> [UInt8]? {
        library.templates.compile(name, into: &bag)?.render(context, options: TemplateEngine.RenderOptions(), into: &bag)?.bytes
    }
}
