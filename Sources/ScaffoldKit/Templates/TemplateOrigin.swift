import Diagnostics
import Packs
import Rendering
import Support
import TemplateEngine

/// The origin of a template, or of the template of an output.
public struct TemplateOrigin: Sendable, Encodable {
    /// An output of the project.
    public struct Output: Sendable, Encodable {
        public let path: String
        public let pack: String
        /// The path of the spec; empty for an output of the whole project.
        public let spec: String
    }

    public let output: Output?
    public let template: TemplateEntry
    /// The templates that it extends, includes and imports, in the order of their use.
    public let parts: [TemplateEntry]
    /// The pack and the path pattern of each file that is generated from it: `viper: {{ module.folder }}/…`.
    public let makes: [String]
    /// The names of the templates that use it.
    public let usedBy: [String]
}

extension TemplateOrigin {
    /// Finds a template by its name or its path, or the template of an output by the output's path.
    static func find(_ file: String, in loader: ProjectLoader, into bag: inout DiagnosticBag) -> TemplateOrigin? {
        let library = loader.packs(into: &bag)
        guard !bag.hasErrors else { return nil }
        if let name = loader.template(meantBy: file, in: library), let entry = library.entry(name) {
            return TemplateOrigin(entry, output: nil, library)
        }
        let documents = loader.documents(into: &bag)
        guard let plan = Pipeline(loader: loader, documents: documents).plan(into: &bag)?.plan else { return nil }
        let path = loader.path(meantBy: file, among: Set(plan.renders.map(\.path)))
        guard let render = plan.renders.first(where: { $0.path == path }),
            let entry = library.entry(render.key.template)
        else {
            let names = library.templates.sources.map(\.name)
            let nearest =
                (plan.renders.map(\.path) + names).first { $0.hasSuffix("/\(file)") }
                ?? Spelling.nearest(to: file, in: names)
            let help = nearest.map { "did you mean `\($0)`?" }
            bag.add(.noSuchTemplate("template or generated file `\(file)`", help: help))
            return nil
        }
        let output = Output(path: render.path, pack: render.key.pack, spec: render.key.spec ?? "")
        return TemplateOrigin(entry, output: output, library)
    }

    private init(_ template: TemplateEntry, output: Output?, _ library: PackLibrary) {
        let uses = TemplateUses(library)
        self.output = output
        self.template = template
        parts = uses.parts(of: template.name).compactMap(library.entry)
        usedBy = uses.users(of: template.name)
        makes = library.packs.flatMap { pack in
            pack.files.filter { $0.template.text == template.name }.map { "\(pack.name.text): \($0.path.text)" }
        }
    }
}

extension ProjectLoader {
    /// Returns the name of the template that a name or path on the command line means; nil if there is none.
    func template(meantBy file: String, in library: PackLibrary) -> String? {
        let files = library.layers.flatMap(\.files)
        let path = path(meantBy: file, among: Set(files.map(\.file.path)))
        return files.first { $0.name == file || $0.file.path == path }?.name
    }
}

extension Diagnostic {
    static func noSuchTemplate(_ subject: String, help: String?) -> Diagnostic {
        let help = help ?? "run `scaffold templates list` to see all templates"
        return Diagnostic(.noSuchTemplate, "unknown \(subject)", at: .command, help: help)
    }
}
