import Diagnostics
import Mocks
import Packs
import Specs
import Support
import SwiftSource
import TemplateEngine
import YAML

struct TemplateScopes: Sendable {
    private let graph: ProjectGraph
    private let packs: PackLibrary
    /// All scopes, without those of unselected modules.
    let all: [TemplateScope]
    private let bySubject: [PackFile.Subject: [TemplateScope]]
    private let options: [String: TemplateMapping]

    /// - Parameters:
    ///   - makers: the packs that generate files for the project.
    ///   - only: the names of the modules to render, without flows and services; nil for everything.
    init(
        graph: ProjectGraph,
        packs: PackLibrary,
        makers: Set<String>,
        only: Set<String>?,
        into bag: inout DiagnosticBag
    ) {
        let mockSubjects = MockSubjects(graph: graph, only: only)
        let ofModules = mockSubjects.ofModules(into: &bag)
        let values = ProjectValues(graph, mocked: mockSubjects.mocked, mocks: ofModules)
        self.graph = graph
        self.packs = packs
        let used = packs.packs.filter { makers.contains($0.name.text) }.flatMap { packs.options(of: $0) }
        let names = Set(used.map(\.name.text))
        let optionsOfPacks = packs.packs.map { pack in
            let (options, layers) = (packs.options(of: pack), [graph.settings.options])
            var findings = DiagnosticBag()
            let values = options.values(layers: layers, templates: packs.templates, into: &findings)
            if !makers.contains(pack.name.text) {
                // The pack is not in use. Its limits for options that packs in use also have don't matter.
                findings = DiagnosticBag()
                _ = options.filter { !names.contains($0.name.text) }
                    .values(layers: layers, templates: packs.templates, into: &findings)
            }
            bag.add(contentsOf: findings)
            return (pack.name.text, values)
        }
        options = Dictionary(optionsOfPacks) { first, _ in first }
        let isSelected = { @Sendable (module: Module) in only?.contains(module.name) ?? true }
        let modules = Concurrently.map(graph.modules) { module in
            let context = ModuleContext(module, in: values)
            let value = isSelected(module) ? SharedContext(context) : SharedContext(computing: context)
            return (context: context, value: value)
        }
        let flows = graph.flows.map { (flow: $0, value: SharedContext(FlowContext($0, in: values))) }
        let services = Concurrently.map(graph.services) {
            (service: $0, value: SharedContext(ServiceContext($0, in: graph.targets)))
        }
        let mocks = mockSubjects.all(into: &bag) { values.scope($0) }
        let context = ProjectContext(
            project: values,
            modules: modules.map(\.value),
            flows: flows.map(\.value),
            services: services.map(\.value),
            missingSamples: MissingSamples(values, modules: modules.map(\.context)).types.map(\.text)
        )
        var scopes = [values.scope(context)] + graph.targets.all.map(values.scope)
        let selected = modules.filter { isSelected($0.context.module) }
        scopes += selected.map { values.scope($0.context.module, $0.value) }
        if only == nil {
            scopes += flows.map { values.scope($0.flow, $0.value) }
            scopes += Concurrently.map(graph.documents, values.scope)
            scopes += services.map { values.scope($0.service, $0.value) }
        }
        all = scopes + mocks
        bySubject = Dictionary(grouping: all, by: \.subject)
        if options.values.contains(where: { $0["tests"] == .string("all") }) {
            MissingSamples(values, modules: selected.map(\.context)).report(into: &bag)
        }
    }

    func all(_ kind: PackFile.Subject, of pack: PackManifest) -> [TemplateScope] {
        let scopes = bySubject[kind] ?? []
        return kind == .module && pack.isStyle ? scopes.filter { $0.style == pack.name.text } : scopes
    }

    /// Returns the options of a module's style, or else the options of the pack `common`. Errors in them are reported elsewhere.
    func options(of scope: TemplateScope) -> TemplateMapping {
        let pack = packs.packs.first { $0.name.text == scope.style ?? PackLibrary.sharedPack }
        var ignored = DiagnosticBag()
        return pack.map { options($0, scope, into: &ignored) } ?? TemplateMapping()
    }

    func options(_ pack: PackManifest, _ scope: TemplateScope, into bag: inout DiagnosticBag) -> TemplateMapping {
        if scope.options.isEmpty, let options = options[pack.name.text] { return options }
        let layers = [graph.settings.options, scope.options]
        return packs.options(of: pack).values(layers: layers, templates: packs.templates, into: &bag)
    }
}

/// A project, with the values that the contexts of many templates need.
struct ProjectValues: Sendable {
    let graph: ProjectGraph
    let modules: [String: Module]
    let flows: [String: Flow]
    let services: [String: Service]
    let reached: [String: [Service.Reference]]
    let shown: ShownModules
    /// The names of the services that have mocks, and of the mocks of the modules' protocols.
    let mocked: Set<String>
    let mocks: [String: [MockContext]]
    let samples: Samples
    let scopedImports: ScopedImports
    let passedTypes: Set<String>
    private let common: [TemplateValue]

    init(_ graph: ProjectGraph, mocked: Set<String>, mocks: [String: [MockContext]]) {
        self.graph = graph
        self.mocked = mocked.union(mocks.values.joined().map(\.mock.name))
        self.mocks = mocks
        samples = Samples(graph)
        scopedImports = graph.scopedImports
        let passed = graph.modules.flatMap {
            $0.signature.allParameters.map(\.type) + [$0.signature.result].compactMap(\.self)
        }
        passedTypes = Set(passed.flatMap(\.names).map(\.name))
        modules = Dictionary(graph.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        flows = Dictionary(graph.flows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        services = Dictionary(graph.services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        reached = graph.reachedServices
        shown = ShownModules(graph)
        let canMock = graph.services.allSatisfy { $0.lifetime != .external || mocked.contains($0.name) }
        let context = CommonContext(targets: graph.targets, canMock: canMock, packs: graph.packs.names)
        common = CommonContext.table.mapping(of: context).values
    }

    var targets: Targets { graph.targets }

    func destination(_ signature: ModuleSignature) -> DestinationContext {
        DestinationContext(signature: signature, project: self)
    }
}

extension ProjectValues {
    fileprivate func scope(_ context: ProjectContext) -> TemplateScope {
        TemplateScope(.project, "", common + ProjectContext.table.mapping(of: context).values)
    }

    fileprivate func scope(_ mock: MockContext) -> TemplateScope {
        let (spec, origin) = (mock.isOfSources ? "" : mock.spec, mock.mock.subject.range)
        let (values, instance) = (common + [mock.templateValue], mock.key ?? mock.file)
        return TemplateScope(.mock, mock.file, values, spec: spec, instance: instance, origin: origin)
    }

    fileprivate func scope(_ target: Target) -> TemplateScope {
        let modules = graph.modules.filter { $0.target.name == target.name }
        let flows = target.name == targets.app.name ? graph.flows : []
        let signatures = modules.map(\.signature) + flows.map(\.signature)
        let context = TargetFilesContext(target: target, targets: targets, signatures: signatures)
        let values = common + TargetFilesContext.table.mapping(of: context).values
        return TemplateScope(.target, target.name, values, instance: target.name)
    }

    fileprivate func scope(_ module: Module, _ context: SharedContext<ModuleContext>) -> TemplateScope {
        let (spec, values) = (module.spec, common + [context.templateValue])
        return TemplateScope(.module, module.name, values, module: module, origin: spec.range, options: spec.options)
    }

    fileprivate func scope(_ flow: Flow, _ context: SharedContext<FlowContext>) -> TemplateScope {
        let (spec, values) = (flow.spec, common + [context.templateValue])
        return TemplateScope(.flow, flow.name, values, origin: spec.range, options: spec.options)
    }

    fileprivate func scope(_ document: ServicesDocument) -> TemplateScope {
        let context = DocumentContext(document: document, targets: targets, mocked: mocked)
        let values = common + [context.templateValue]
        return TemplateScope(.services, document.name, values, origin: document.spec.range)
    }

    fileprivate func scope(_ service: Service, _ context: SharedContext<ServiceContext>) -> TemplateScope {
        let (name, range) = (service.name, service.reference.nameRange)
        return TemplateScope(.service, name, common + [context.templateValue], instance: name, origin: range)
    }
}
