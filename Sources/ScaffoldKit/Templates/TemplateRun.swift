import Diagnostics
import FileSystem
import Packs
import Rendering
import TemplateEngine
import YAML

public enum CleanUpFormat: String, CaseIterable, Sendable {
    /// Cleans up empty lines, trailing spaces and long lines, as in a generated Swift file.
    case swift
}

/// `scaffold render`: renders one template with one context.
struct TemplateRun {
    let project: Project
    let template: String
    let context: String?
    let cleanUp: CleanUpFormat?

    func output(into bag: inout DiagnosticBag) -> [UInt8]? {
        let reader = SourceReader(root: project.currentDirectory, fileSystem: POSIXFileSystem())
        let file = reader.file(template, into: &bag)
        let context = readContext(reader, into: &bag)
        let loader = ProjectLoader(project, into: &bag)
        loader.fetchTemplates(isDryRun: true, into: &bag)
        let layers = loader.templateLayers(into: &bag)
        guard let file, let context, !bag.hasErrors else { return nil }
        let beside = sources(beside: file, reader, into: &bag)
        let all = [PackLayer(folder: templateFolder, files: beside)] + layers
        let library = PackLibrary.read(layers: all, filters: .swift, into: &bag).templates
        guard !bag.hasErrors, let program = library.compile(name, into: &bag),
            let text = program.render(context, into: &bag)
        else { return nil }
        return cleanUp == .swift ? CleanUp.swift(text.bytes, verbatim: text.verbatim) : text.bytes
    }

    /// The name for includes, relative to the template's folder.
    private var name: String { template.lastName }

    private var templateFolder: String {
        template.contains("/") ? template.parentPath : "."
    }

    /// Returns the template itself, and the templates below its folder that it names, directly or indirectly.
    private func sources(beside file: SourceFile, _ reader: SourceReader, into bag: inout DiagnosticBag)
        -> [TemplateSource]
    {
        let prefix = templateFolder == "." ? "" : "\(templateFolder)/"
        // An unreadable folder, or a folder with the name of a template, matters only if a template names it.
        var ignored = DiagnosticBag()
        var others = reader.files(below: templateFolder, endings: [".stencil"], into: &ignored)
            .filter { $0 != template && reader.isInside(templateFolder, $0) }
        var found = [TemplateSource(name: name, file: file)]
        var next = 0
        while next < found.count {
            let text = String(decoding: found[next].file.bytes, as: UTF8.self)
            for path in others where text.contains(path.dropFirst(prefix.count)) {
                others.removeAll { $0 == path }
                guard let file = reader.file(path, into: &bag) else { continue }
                found.append(TemplateSource(name: String(path.dropFirst(prefix.count)), file: file))
            }
            next += 1
        }
        return found
    }

    private func readContext(_ reader: SourceReader, into bag: inout DiagnosticBag) -> TemplateMapping? {
        guard let context else { return TemplateMapping([]) }
        guard let file = reader.file(context, into: &bag), let node = YAMLReader.readDocument(file, into: &bag)
        else { return nil }
        if case .mapping(let mapping) = TemplateValue(node) { return mapping }
        if case .invalid = node { return nil }
        bag.add(.wrongKind(node, expected: "a mapping of names and values"))
        return nil
    }
}
