import Diagnostics
import Packs
import Specs
import Support
import SwiftSource
import TemplateEngine
import YAML

extension ProjectGraph {
    static func resolve(
        _ spec: ProjectSpec,
        packs: PackLibrary,
        sources: [String: SourceFile],
        mockSources: [DeclaredFile] = [],
        into bag: inout DiagnosticBag
    ) -> ProjectGraph? {
        for word in packs.packs.flatMap(\.renamedWords).flatMap({ [$0.name, $0.value] })
        where !SwiftIdentifier.isIdentifier("X" + word.text) {
            bag.add(.noPartOfName(word.text, word))
        }
        return resolve(
            spec,
            styles: packs.styles.map { Style($0, in: packs, for: spec, into: &bag) },
            sources: sources,
            mockSources: mockSources,
            variables: packs.variableNames,
            otherPacks: packs.packs.filter { !$0.isStyle }.map(\.name),
            into: &bag
        )
    }
}

extension PackLibrary {
    /// Returns true if a module has tests: unless the option `tests` is `none`.
    func hasTests(_ module: Module, in graph: ProjectGraph) -> Bool {
        guard let style = styles.first(where: { $0.name.text == module.style.name }) else { return true }
        var ignored = DiagnosticBag()
        let options = PackOptions(
            variables(of: style).filter { $0.name.text == "tests" },
            layers: [graph.options, module.spec.options],
            templates: templates,
            into: &ignored
        )
        return options["tests"] != .string("none")
    }
}

extension Style {
    /// Creates the style of a pack with the options of the project, and with those of each module.
    fileprivate init(
        _ pack: PackManifest,
        in packs: PackLibrary,
        for spec: ProjectSpec,
        into bag: inout DiagnosticBag
    ) {
        var findings = DiagnosticBag()
        let options = spec.settings.options
        let forms = packs.roleForms(of: pack, layers: [options], into: &findings)
        bag.add(contentsOf: findings)
        let roles = zip(pack.roles, forms).map { entry, form in
            for (part, text) in [(entry.value.suffix, form.suffix), (entry.value.type, entry.value.type.text)]
            where !SwiftIdentifier.isIdentifier("X" + text) {
                bag.add(.noPartOfName(text, part))
            }
            let role = Role(
                name: entry.name.text,
                suffix: form.suffix,
                mock: entry.value.mock?.text,
                type: entry.value.type.text,
                parent: entry.value.parent,
                members: entry.value.members,
                isOptional: entry.value.isOptional,
                hasProtocol: entry.value.hasProtocol,
                showsRoutes: entry.value.showsRoutes,
                into: &bag
            )
            return role.with(form)
        }
        var rolesBySpec: [String: [Role]] = [:]
        for case .module(let module) in spec.documents where !module.options.isEmpty && !findings.hasErrors {
            guard module.style.value?.text ?? spec.settings.defaultStyle == pack.name.text else { continue }
            var ignored = DiagnosticBag()
            let forms = packs.roleForms(of: pack, layers: [options, module.options], into: &ignored)
            rolesBySpec[module.range.file.path] = zip(roles, forms).map { $0.with($1) }
        }
        self.init(name: pack.name.text, roles: roles, rolesBySpec: rolesBySpec)
    }
}

extension Style.Role {
    fileprivate func with(_ form: RoleForm) -> Style.Role {
        var role = self
        (role.suffix, role.isAlwaysPresent) = (form.suffix, form.isAlwaysPresent)
        role.isPresentIfNeeded = form.isPresentIfNeeded
        return role
    }
}

extension Diagnostic {
    fileprivate static func noPartOfName(_ text: String, _ written: LocatedText) -> Diagnostic {
        Diagnostic(
            .wrongRole,
            "`\(text)` can't be part of a Swift name",
            at: written.range,
            help: "write letters and digits: `Presenter`"
        )
    }
}
