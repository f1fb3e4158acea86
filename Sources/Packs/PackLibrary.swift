package import Diagnostics
package import TemplateEngine
import YAML

/// The packs that a project can use: the built-in ones, under the team's own files where they have the same path.
package struct PackLibrary: Sendable {
    /// In the order of their names.
    package let packs: [PackManifest]
    package let templates: TemplateLibrary

    package var styles: [PackManifest] {
        packs.filter(\.isStyle)
    }

    /// - Parameter layers: the team's template folders, the strongest first; each file's path is relative to its folder.
    package static func read(
        layers: [[TemplateSource]],
        filters: FilterTable,
        into bag: inout DiagnosticBag
    ) -> PackLibrary {
        var sources: [String: TemplateSource] = [:]
        for layer in [builtInLayer] + layers.reversed() {
            for source in layer { sources[source.name] = source }
        }
        let sorted = sources.values.sorted { $0.name < $1.name }
        let packs = sorted
            .filter { $0.name.hasSuffix("/pack.yml") }
            .compactMap { source in
                YAMLReader.readDocument(source.file, into: &bag).flatMap { PackManifest.schema.decode($0, &bag) }
            }
        let templates = sorted.filter { $0.name.hasSuffix(".stencil") }
        return PackLibrary(packs: packs, templates: TemplateLibrary(sources: templates, filters: filters))
    }

    private static var builtInLayer: [TemplateSource] {
        BuiltInTemplates.files.map { file in
            TemplateSource(name: file.path, file: SourceFile(path: "Templates/\(file.path)", text: file.text))
        }
    }
}
