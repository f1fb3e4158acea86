package import Diagnostics
package import ProjectSpec
package import YAML

/// What the specs of a project mean: every name resolved, every default applied. One with errors is never built.
package struct ProjectGraph: Sendable {
    package let targets: Targets
    package let modules: [Module]
    package let documents: [ServicesDocument]
    package let budget: Budget
    /// Variables of the template packs; a spec's own beat them.
    package let options: [NamedValue<YAMLNode>]

    package var services: [Service] {
        documents.flatMap(\.services)
    }

    /// - Parameter sources: the Swift files that the specs name with `source:`, by the path as written.
    /// - Returns: nil where anything is wrong, which has then been reported.
    package static func resolve(
        _ spec: ProjectSpec,
        styles: [Style],
        sources: [String: SourceFile],
        into bag: inout DiagnosticBag
    ) -> ProjectGraph? {
        let targets = Targets.resolve(spec.settings, into: &bag)
        let imports = Imports(spec.settings)
        let budget = Budget.resolve(spec.settings, into: &bag)

        let serviceResolver = ServiceResolver(targets: targets, imports: imports, sources: sources)
        let references = spec.servicesSpecs.flatMap { serviceResolver.references($0, into: &bag) }
        let services = ServiceIndex(references, targets: targets, into: &bag)
        let documents = spec.servicesSpecs.map { serviceResolver.document($0, index: services, into: &bag) }

        let moduleResolver = ModuleResolver(
            settings: spec.settings,
            targets: targets,
            styles: styles,
            imports: imports,
            sources: sources
        )
        let signatures = spec.moduleSpecs.map { moduleResolver.signature($0, into: &bag) }
        let index = ModuleIndex(signatures, into: &bag)
        let modules = zip(spec.moduleSpecs, signatures).compactMap { written, signature in
            moduleResolver.module(written, signature: signature, modules: index, services: services, into: &bag)
        }

        let graph = ProjectGraph(
            targets: targets,
            modules: modules,
            documents: documents,
            budget: budget,
            options: spec.settings.options
        )
        graph.check(spec, into: &bag)
        return bag.hasErrors ? nil : graph
    }

    private func check(_ spec: ProjectSpec, into bag: inout DiagnosticBag) {
        DependencyCycleCheck.run(services, into: &bag)
        LayerCheck.run(services, into: &bag)
        EntityCheck.run(modules, entities: spec.settings.entities, into: &bag)
        VariantCheck.run(modules, into: &bag)
        InheritedMemberCheck.run(modules, into: &bag)
        GeneratedNameCheck.run(self, into: &bag)
        BudgetCheck.run(self, into: &bag)
    }
}

/// How large a file may become before there is a warning.
package struct Budget: Sendable {
    package let lines: Int
    package let functions: Int

    fileprivate static func resolve(_ settings: Settings, into bag: inout DiagnosticBag) -> Budget {
        Budget(
            lines: number(settings.budget?.lines, into: &bag) ?? 400,
            functions: number(settings.budget?.functions, into: &bag) ?? 20
        )
    }

    private static func number(_ text: LocatedText?, into bag: inout DiagnosticBag) -> Int? {
        guard let text else { return nil }
        if let number = Int(text.text), number > 0 { return number }
        bag.add(Diagnostic(.invalidNumber, "expected a number above 0, found `\(text.text)`", at: text.range))
        return nil
    }
}

extension ProjectSpec {
    fileprivate var moduleSpecs: [ModuleSpec] {
        documents.compactMap { if case .module(let spec) = $0 { spec } else { nil } }
    }

    fileprivate var servicesSpecs: [ServicesSpec] {
        documents.compactMap { if case .services(let spec) = $0 { spec } else { nil } }
    }
}

extension Settings {
    fileprivate var entities: Set<String> {
        Set(types.filter { $0.value.isEntity == true }.map(\.name.text))
    }
}
