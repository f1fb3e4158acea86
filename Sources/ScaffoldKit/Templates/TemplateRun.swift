import Diagnostics
import FileSystem
import Output
import Packs
import Rendering
import TemplateEngine
import YAML

/// `scaffold render`: one template with one context.
struct TemplateRun {
    private let options: RenderOptions

    init(_ options: RenderOptions) {
        self.options = options
    }

    private var template: String {
        options.template
    }

    /// Returns nil if there are errors, which have been reported.
    func output(into bag: inout DiagnosticBag) -> [UInt8]? {
        let reader = SourceReader(root: options.project.currentDirectory, fileSystem: POSIXFileSystem())
        let file = reader.file(template, into: &bag)
        let context = readContext(reader, into: &bag)
        let loader = ProjectLoader(options.project, into: &bag)
        loader.fetchTemplates(isDryRun: true, into: &bag)
        let layers = loader.templateLayers(into: &bag)
        guard let file, let context, !bag.hasErrors else { return nil }
        let beside = sources(beside: file, reader, into: &bag)
        let library = PackLibrary.read(
            layers: [PackLayer(folder: templateFolder, files: beside)] + layers,
            filters: .swift,
            into: &bag
        ).templates
        guard !bag.hasErrors, let program = library.compile(name, into: &bag),
            let text = program.render(context, options: TemplateEngine.RenderOptions(), into: &bag)
        else { return nil }
        switch options.cleanUp {
        case .swift: return CleanUp.swift(text.bytes, verbatim: text.verbatim)
        case nil: return text.bytes
        }
    }

    /// The name for includes, relative to the template's folder.
    private var name: String {
        template.split(separator: "/").last.map(String.init) ?? template
    }

    private var templateFolder: String {
        let parts = template.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The template itself, and those that it may include from its own folder.
    private func sources(beside file: SourceFile, _ reader: SourceReader, into bag: inout DiagnosticBag)
        -> [TemplateSource]
    {
        let prefix = templateFolder == "." ? "" : "\(templateFolder)/"
        let others = reader.files(below: templateFolder, endings: [".stencil"], into: &bag)
            .filter { $0 != template }
            .compactMap { path in
                reader.file(path, into: &bag).map {
                    TemplateSource(name: String(path.dropFirst(prefix.count)), file: $0)
                }
            }
        return [TemplateSource(name: name, file: file)] + others
    }

    private func readContext(_ reader: SourceReader, into bag: inout DiagnosticBag) -> TemplateMapping? {
        guard let context = options.context else { return TemplateMapping([]) }
        guard let file = reader.file(context, into: &bag), let node = YAMLReader.readDocument(file, into: &bag)
        else { return nil }
        if case .mapping(let mapping) = TemplateValue(node) { return mapping }
        if case .invalid = node { return nil }
        bag.add(.wrongKind(node, expected: "a mapping of names and values"))
        return nil
    }
}
