package import Diagnostics
package import TemplateEngine
package import YAML

/// The packs that a project can use: the built-in ones, under the team's own files where they have the same path.
package struct PackLibrary: Sendable {
    /// In the order of their names.
    package let packs: [PackManifest]
    package let templates: TemplateLibrary

    package var styles: [PackManifest] {
        packs.filter(\.isStyle)
    }

    /// What `options` may set for the templates of a pack: its own variables, and those of the pack `app`, which all share.
    package func variables(of pack: PackManifest) -> [NamedValue<PackVariable>] {
        let own = Set(pack.variables.map(\.name.text))
        let shared = pack.name.text == "app" ? [] : packs.first { $0.name.text == "app" }?.variables ?? []
        return shared.filter { !own.contains($0.name.text) } + pack.variables
    }

    package var variableNames: [String] {
        packs.flatMap(\.variables).map(\.name.text)
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
        let packs =
            sorted
            .filter { $0.name.hasSuffix("/pack.yml") }
            .compactMap { source in
                YAMLReader.readDocument(source.file, into: &bag).flatMap { PackManifest.schema.decode($0, &bag) }
            }
        check(packs, into: &bag)
        let templates = TemplateLibrary(sources: sorted.filter { $0.name.hasSuffix(".stencil") }, filters: filters)
        for variable in packs.flatMap(\.variables) { _ = variable.value.value(nil, in: templates, into: &bag) }
        return PackLibrary(packs: packs, templates: templates)
    }

    /// No two packs have one name, and no two files of a pack would be the same output.
    private static func check(_ packs: [PackManifest], into bag: inout DiagnosticBag) {
        var names: [String: LocatedText] = [:]
        for pack in packs {
            if let first = names.updateValue(pack.name, forKey: pack.name.text) {
                bag.add(.duplicatePack(pack.name, first: first))
            }
            var templates: [String: LocatedText] = [:]
            for file in pack.files {
                let key = "\(file.subject.rawValue) \(file.template.text)"
                if let first = templates.updateValue(file.template, forKey: key) {
                    bag.add(.duplicateFile(file, first: first))
                }
            }
        }
    }

    package static var builtInSources: [TemplateSource] {
        builtInLayer
    }

    private static var builtInLayer: [TemplateSource] {
        BuiltInTemplates.files.map { file in
            TemplateSource(name: file.path, file: SourceFile(path: "Templates/\(file.path)", text: file.text))
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicatePack(_ name: LocatedText, first: LocatedText) -> Diagnostic {
        Diagnostic(
            .duplicatePack,
            "there are two packs named `\(name.text)`",
            at: name.range,
            help:
                "rename one of them; to change a built-in pack, put its `pack.yml` at the same path in your own folder",
            notes: [.init("the other pack is here", at: first.range)]
        )
    }

    fileprivate static func duplicateFile(_ file: PackFile, first: LocatedText) -> Diagnostic {
        Diagnostic(
            .duplicateFile,
            "the pack makes a second file from `\(file.template.text)` for each \(file.subject.rawValue)",
            at: file.template.range,
            help: "give it a template of its own, which may `include` this one",
            notes: [.init("the first one is here", at: first.range)]
        )
    }
}
