package import Diagnostics
package import SwiftInterface
import SwiftReader
package import YAML

/// The resolved specs of a project: with all names resolved and all defaults applied.
package struct ProjectGraph: Sendable {
    package let targets: Targets
    package let modules: [Module]
    package let flows: [Flow]
    package let documents: [ServicesDocument]
    package let budget: Budget
    /// The values that mocks return if a test sets none.
    package let mockDefaults: TypeValues
    /// The values that generated tests pass.
    package let samples: TypeValues
    /// The declarations of all Swift files that are read.
    package let interfaces: InterfaceIndex
    /// The protocols of Swift sources that are mocked.
    package let mocked: [MockSelection.Choice]
    /// The imports of Swift files, by path.
    package let sourceImports: [String: [ImportDeclaration]]
    /// Options of the template packs. The options of a spec override them.
    package let options: [NamedValue<YAMLNode>]
    /// The packs that `scaffold.yml` lists; nil for the default ones.
    package let packs: [LocatedText]?

    package var services: [Service] {
        documents.flatMap(\.services)
    }

    package var deepLinks: [DeepLink] {
        modules.compactMap(\.deepLink) + flows.compactMap(\.deepLink)
    }

    /// - Parameters:
    ///   - sources: the Swift files under `source:` in specs, by the path in the spec.
    ///   - interfaces: the declarations of the files whose protocols are mocked, sorted by path.
    ///   - variables: the options of the template packs; nil if they are unknown.
    /// - Returns: nil if there are errors, which have been reported.
    package static func resolve(
        _ spec: ProjectSpec,
        styles: [Style],
        sources: [String: SourceFile],
        interfaces: [(path: String, interface: InterfaceFile)] = [],
        variables: [String]? = nil,
        into bag: inout DiagnosticBag
    ) -> ProjectGraph? {
        let settings = spec.settings
        let targets = Targets.resolve(settings, into: &bag)
        let imports = Imports(settings)
        let protocols = SourceProtocols(sources, into: &bag)
        let unread = UnreadSpecs(spec.unreadFiles)

        let styles = StyleIndex(styles, settings: settings, modules: spec.moduleSpecs, into: &bag)
        let links = DeepLinkResolver(texts: LinkTexts(settings))
        let moduleResolver = ModuleResolver(
            targets: targets,
            styles: styles,
            imports: imports,
            sources: protocols,
            links: links
        )
        let modules = Concurrently.map(spec.moduleSpecs, into: &bag) { moduleResolver.declaration($0, into: &$1) }
        let flowResolver = FlowResolver(targets: targets, imports: imports, links: links)
        let flows = spec.flowSpecs.map { flowResolver.declaration($0, modules: modules, into: &bag) }
        let index = ModuleIndex(modules, flows: flows, unread: unread, into: &bag)
        let flowIndex = FlowIndex(flows, unread: unread)

        let serviceResolver = ServiceResolver(targets: targets, imports: imports, sources: protocols, flows: flowIndex)
        let declarations = spec.servicesSpecs.map { serviceResolver.declarations($0, into: &bag) }
        let services = ServiceIndex(declarations.flatMap(\.self), targets: targets, unread: unread, into: &bag)
        let documents = zip(spec.servicesSpecs, declarations).map { document, declarations in
            serviceResolver.document(document, declarations: declarations, index: services, into: &bag)
        }

        let flags = FlagService(settings, services: services, targets: targets, into: &bag)
        flags.check(spec.moduleSpecs, documents.flatMap(\.services), into: &bag)
        let resolved = Concurrently.map(modules, into: &bag) {
            moduleResolver.module($0, modules: index, flows: flowIndex, services: services, flags: flags, into: &$1)
        }.compactMap(\.self)

        let known = Set(interfaces.map(\.path))
        let files = interfaces.map(\.interface) + protocols.files.filter { !known.contains($0.path) }.map(\.interface)
        let interfaceIndex = InterfaceIndex(files, standard: SwiftReader.protocolsOfSwift)
        let written = Set(resolved.flatMap(\.protocols).map(\.name) + documents.flatMap(\.services).map(\.protocolName))
        let ofSpecs =
            resolved.flatMap(\.protocols).compactMap(\.interface)
            + documents.flatMap(\.services).compactMap(\.interface)
        for problem in ofSpecs.flatMap(interfaceIndex.problems) { bag.add(problem) }
        let selection = MockSelection(
            interfaces.map { $0.interface.without(written) },
            index: interfaceIndex,
            policy: settings.mocks?.annotated == false ? .all : .annotated,
            into: &bag
        )

        let graph = ProjectGraph(
            targets: targets,
            modules: resolved.filter { index.isFirst($0.signature) },
            flows: flows.compactMap {
                flowResolver.flow($0, modules: index, flows: flowIndex, services: services, into: &bag)
            }
            .filter { index.isFirst($0.signature) },
            documents: documents,
            budget: Budget.resolve(settings, into: &bag),
            mockDefaults: TypeValues.resolve(settings.mocks?.defaults ?? [], into: &bag),
            samples: TypeValues.resolve(settings.samples, into: &bag),
            interfaces: interfaceIndex,
            mocked: selection.choices,
            sourceImports: Dictionary(interfaces.map { ($0.path, $0.interface.imports) }) { first, _ in first },
            options: settings.options,
            packs: settings.packs
        )
        let navigation = Navigation(modules, flows: flows, index: index)
        let checks =
            graph.checks(spec) + [
                { FlowMembershipCheck.run(flows, into: &$0) },
                { TabCheck.run(navigation, into: &$0) },
                { if let variables { VariableCheck.run(spec, known: variables, into: &$0) } },
            ]
        Concurrently.all(checks, into: &bag)
        guard !bag.hasErrors else { return nil }
        // These report what is missing somewhere, which the specs with errors may have.
        guard spec.unreadFiles.isEmpty else { return graph }
        UnusedServiceCheck.run(spec, graph.services, flags: flags, into: &bag)
        ReachabilityCheck.run(navigation, into: &bag)
        NavigationControllerCheck.run(navigation, into: &bag)
        UnusedResultCheck.run(navigation, into: &bag)
        TabParameterCheck.run(navigation, into: &bag)
        return graph
    }

    private func checks(_ spec: ProjectSpec) -> [@Sendable (inout DiagnosticBag) -> Void] {
        [
            { SettingsCheck.run(spec.settings, into: &$0) },
            { DependencyCycleCheck.run(services, into: &$0) },
            { CaptiveLifetimeCheck.run(services, into: &$0) },
            { LayerCheck.run(services, into: &$0) },
            { UIKitCheck.run(services, into: &$0) },
            { ServiceAccessCheck.run(self, into: &$0) },
            { EventedCheck.run(self, into: &$0) },
            { EntityCheck.run(modules, types: spec.settings.types, into: &$0) },
            { VariantCheck.run(modules, into: &$0) },
            { DeepLinkCheck.run(deepLinks, into: &$0) },
            { FlowBoundaryCheck.run(modules, into: &$0) },
            { FlowReplacementCheck.run(modules, flows: flows, into: &$0) },
            { FlowReentryCheck.run(modules, into: &$0) },
            { FlowServiceCheck.run(services, into: &$0) },
            { FlowServiceAccessCheck.run(modules, flows, services: services, into: &$0) },
            { FlowResultCheck.run(flows, into: &$0) },
            { InheritedMemberCheck.run(modules, into: &$0) },
            { GeneratedNameCheck.run(self, into: &$0) },
            { BudgetCheck.run(self, into: &$0) },
        ]
    }
}

extension InterfaceFile {
    /// Returns the declarations without protocols that specs declare, because these have mocks already.
    fileprivate func without(_ names: Set<String>) -> InterfaceFile {
        InterfaceFile(
            imports: imports,
            protocols: protocols.filter { !$0.enclosingTypes.isEmpty || !names.contains($0.name.plain) },
            typeAliases: typeAliases,
            types: types
        )
    }
}

extension ProjectSpec {
    fileprivate var moduleSpecs: [ModuleSpec] {
        documents.compactMap { if case .module(let spec) = $0 { spec } else { nil } }
    }

    fileprivate var flowSpecs: [FlowSpec] {
        documents.compactMap { if case .flow(let spec) = $0 { spec } else { nil } }
    }

    fileprivate var servicesSpecs: [ServicesSpec] {
        documents.compactMap { if case .services(let spec) = $0 { spec } else { nil } }
    }

    fileprivate var unreadFiles: [SourceFile] {
        documents.compactMap { document in
            switch document {
            case .unread(let file): file
            case .services(let spec): spec.services == nil ? spec.range.file : nil
            case .module, .flow: nil
            }
        }
    }
}
