import Diagnostics
import Packs
import Specs
import Support
import SwiftSource
import TemplateEngine
import YAML

/// The scopes of all outputs of a project.
struct TemplateScopes: Sendable {
    private let graph: ProjectGraph
    private let project: TemplateScope
    private let targets: [TemplateScope]
    private let modules: [(style: String, scope: TemplateScope)]
    private let flows: [TemplateScope]
    private let documents: [TemplateScope]
    private let services: [TemplateScope]
    private let mocks: [TemplateScope]
    private let packs: PackLibrary
    /// The options of scopes without their own options, by pack.
    private let options: [String: PackOptions]

    /// - Parameter only: the names of the modules to render, without any services; nil for everything.
    init(graph: ProjectGraph, packs: PackLibrary, only: Set<String>?, into bag: inout DiagnosticBag) {
        let mockSubjects = MockSubjects(graph: graph, only: only)
        let values = ProjectValues(
            graph,
            mocked: mockSubjects.mockedServices,
            mocks: mockSubjects.ofModules(into: &bag)
        )
        let selected = graph.modules.filter { only?.contains($0.name) ?? true }
        let documents = only == nil ? graph.documents : []
        self.graph = graph
        self.packs = packs
        options = Dictionary(
            packs.packs.map { pack in
                let variables = packs.variables(of: pack)
                return (
                    pack.name.text,
                    PackOptions(variables, layers: [graph.options], templates: packs.templates, into: &bag)
                )
            },
            uniquingKeysWith: { first, _ in first }
        )
        targets = graph.targets.all.map(values.scope)
        let moduleContexts = Concurrently.map(selected) { ModuleContext($0, in: values) }
        modules = moduleContexts.map { (style: $0.module.style.name, scope: values.scope($0)) }
        flows = only == nil ? graph.flows.map(values.scope) : []
        self.documents = Concurrently.map(documents, values.scope)
        services = Concurrently.map(documents) { document in
            document.services.map { values.scope($0, of: document) }
        }.flatMap(\.self)
        mocks = mockSubjects.all(into: &bag) { values.scope($0) }
        let missing = MissingSamples(graph, modules: moduleContexts)
        project = values.scope(missing)
        if options.values.contains(where: \.hasTests) { missing.report(into: &bag) }
    }

    func all(_ kind: PackFile.Subject, of pack: PackManifest) -> [TemplateScope] {
        switch kind {
        case .project: [project]
        case .target: targets
        case .module: modules.filter { !pack.isStyle || $0.style == pack.name.text }.map(\.scope)
        case .flow: flows
        case .services: documents
        case .service: services
        case .mock: mocks
        }
    }

    func options(_ pack: PackManifest, _ scope: TemplateScope, into bag: inout DiagnosticBag) -> PackOptions {
        if scope.options.isEmpty, let options = options[pack.name.text] { return options }
        let layers = [graph.options, scope.options]
        return PackOptions(packs.variables(of: pack), layers: layers, templates: packs.templates, into: &bag)
    }
}

/// A project, with what the contexts of many templates need of it.
struct ProjectValues: Sendable {
    let graph: ProjectGraph
    let modules: [String: Module]
    let services: [String: Service]
    /// The modules that can be opened, so that they need a method that shows them.
    let shown: ShownModules
    /// The services that have mocks, by name.
    let mocked: Set<String>
    /// The mocks of the modules' own protocols, by module.
    let mocks: [String: [MockContext]]
    /// The values of `CommonContext`.
    private let common: [TemplateValue]

    init(_ graph: ProjectGraph, mocked: Set<String>, mocks: [String: [MockContext]]) {
        self.graph = graph
        self.mocked = mocked
        self.mocks = mocks
        modules = Dictionary(graph.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        services = Dictionary(graph.services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        shown = ShownModules(graph)
        let canMock = graph.services.allSatisfy { $0.lifetime != .external || mocked.contains($0.name) }
        common = CommonContext.table.mapping(of: CommonContext(targets: graph.targets, canMock: canMock)).values
    }

    var targets: Targets { graph.targets }
    var samples: Samples { Samples(graph) }
}

extension ProjectValues {
    private func scope(
        _ kind: PackFile.Subject,
        _ values: [TemplateValue],
        spec: String = "",
        instance: String = "",
        origin: SourceRange? = nil,
        options: [NamedValue<YAMLNode>] = []
    ) -> TemplateScope {
        let context = TemplateMapping(keys: kind.shape.keys, values: common + values)
        return TemplateScope(spec: spec, instance: instance, origin: origin, context: context, options: options)
    }

    fileprivate func scope(_ missing: MissingSamples) -> TemplateScope {
        let context = ProjectContext(graph: graph, shown: shown, missingSamples: missing.types.map(\.text))
        return scope(.project, ProjectContext.table.mapping(of: context).values)
    }

    fileprivate func scope(_ mock: MockSubjects.Mock) -> TemplateScope {
        scope(.mock, [mock.context.templateValue], spec: mock.spec, instance: mock.name, origin: mock.origin)
    }

    fileprivate func scope(_ target: Target) -> TemplateScope {
        let modules = graph.modules.filter { $0.target.name == target.name }
        let flows = target.name == targets.app.name ? graph.flows : []
        let signatures = modules.map(\.signature) + flows.map(\.signature)
        let context = TargetFilesContext(target: target, targets: targets, signatures: signatures)
        return scope(.target, TargetFilesContext.table.mapping(of: context).values, instance: target.name)
    }

    fileprivate func scope(_ context: ModuleContext) -> TemplateScope {
        let (module, spec) = (context.module, context.module.spec)
        let value = context.templateValue
        return scope(.module, [value], spec: module.specPath, origin: spec.range, options: spec.options)
    }

    fileprivate func scope(_ flow: Flow) -> TemplateScope {
        let value = FlowContext(flow, in: self).templateValue
        return scope(.flow, [value], spec: flow.specPath, origin: flow.spec.range, options: flow.spec.options)
    }

    fileprivate func scope(_ document: ServicesDocument) -> TemplateScope {
        let context = DocumentContext(document: document, targets: targets, mocked: mocked)
        return scope(.services, [context.templateValue], spec: document.path, origin: document.range)
    }

    fileprivate func scope(_ service: Service, of document: ServicesDocument) -> TemplateScope {
        let context = ServiceContext(service: service, document: document, targets: targets)
        let origin = service.reference.nameRange
        return scope(.service, [context.templateValue], spec: document.path, instance: service.name, origin: origin)
    }
}
