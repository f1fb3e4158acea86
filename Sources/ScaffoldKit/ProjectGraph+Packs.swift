import Diagnostics
import Packs
import Specs
import Support
import SwiftSource
import TemplateEngine
import YAML

extension ProjectGraph {
    /// - Parameter lacksPacks: true if some packs can't be found because of an error that has been reported.
    static func resolve(
        _ spec: ProjectSpec,
        packs: PackLibrary,
        lacksPacks: Bool = false,
        sources: [String: SourceFile],
        mockSources: [DeclaredFile] = [],
        into bag: inout DiagnosticBag
    ) -> ProjectGraph? {
        for word in packs.packs.flatMap(\.renamedWords).flatMap({ [$0.name, $0.value] })
        where !SwiftIdentifier.isIdentifier("X" + word.text) {
            bag.add(.noPartOfName(word.text, word))
        }
        let used = packs.used(by: spec)
        let protocols = used.flatMap(\.protocols).map { SupportProtocol($0, into: &bag) }
        var declared = PackDeclarations()
        declared.names = used.map(\.name.text).sorted()
        declared.types = Set(used.flatMap(\.types).map(\.text))
        declared.protocols = protocols
        declared.localNames.formUnion(used.flatMap(\.localNames).map(\.text))
        declared.serviceNames = used.classes(\.serviceNames)
        declared.flowNames = used.classes(\.flowNames)
        declared.options = packs.packs.flatMap(\.options).map(\.name.text)
        declared.invalid = packs.invalid
        declared.lacksPacks = lacksPacks
        declared.others = packs.packs.filter { !$0.isStyle }.map(\.name)
        declared.replaced = packs.replaced
        return resolve(
            spec,
            styles: packs.styles.map { pack in
                // Reading the roles of all built-in styles would take longer than the rest of a small run.
                pack.isBuiltIn && spec.modules(in: pack).isEmpty
                    ? Style(name: pack.name.text, roles: [])
                    : RoleReader(pack: pack, packs: packs, protocols: protocols).style(for: spec, into: &bag)
            },
            sources: sources,
            mockSources: mockSources,
            packs: declared,
            into: &bag
        )
    }
}

extension PackManifest {
    fileprivate var isBuiltIn: Bool {
        PackLayer.isBuiltIn(range.file) && roles.allSatisfy { PackLayer.isBuiltIn($0.name.range.file) }
    }
}

extension ProjectSpec {
    func modules(in style: PackManifest) -> [ModuleSpec] {
        documents.compactMap { document in
            guard case .module(let module) = document else { return nil }
            return module.style.value?.text ?? settings.defaultStyle == style.name.text ? module : nil
        }
    }
}

extension [PackManifest] {
    /// Returns the classes, by the names of the properties that they have.
    fileprivate func classes(_ names: KeyPath<PackManifest, [NamedValue<[LocatedText]>]>) -> [String: String] {
        let classes = flatMap { $0[keyPath: names] }.flatMap { entry in entry.value.map { ($0.text, entry.name.text) } }
        return Dictionary(classes) { first, _ in first }
    }
}

extension PackLibrary {
    fileprivate func used(by spec: ProjectSpec) -> [PackManifest] {
        let styles = spec.documents.compactMap { document -> (name: String, range: SourceRange)? in
            guard case .module(let module) = document else { return nil }
            return (module.style.value?.text ?? spec.settings.defaultStyle, module.range)
        }
        // Errors in the selection are reported when files are planned.
        var ignored = DiagnosticBag()
        let selection = PackSelection(spec.settings.packs, styles: styles, in: self, into: &ignored)
        return packs.filter(selection.uses)
    }
}

extension SupportProtocol {
    fileprivate init(_ entry: NamedValue<PackProtocol>, into bag: inout DiagnosticBag) {
        let items = SwiftReader.readMembers(entry.value.members, into: &bag) ?? []
        self.init(name: entry.name.text, items: items, range: entry.name.range)
        (summary, module) = (entry.value.summary?.text, entry.value.module?.text)
    }
}

extension PackLibrary {
    /// Returns false if the option `tests` of a module is `none`.
    func hasTests(_ module: Module, in graph: ProjectGraph) -> Bool {
        guard let style = styles.first(where: { $0.name.text == module.style.name }) else { return true }
        var ignored = DiagnosticBag()
        let options = options(of: style).filter { $0.name.text == "tests" }
            .values(layers: [graph.settings.options, module.spec.options], templates: templates, into: &ignored)
        return options["tests"] != .string("none")
    }
}
