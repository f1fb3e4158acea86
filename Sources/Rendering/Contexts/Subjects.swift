import Diagnostics
import Packs
import Specs
import Support
import SwiftSource
import TemplateEngine
import YAML

/// The subject of an output.
final class Subject: Sendable {
    let spec: String
    let instance: String
    let origin: SourceRange?
    /// The context of templates, without `options`.
    let context: TemplateMapping
    let options: [NamedValue<YAMLNode>]

    init(
        spec: String,
        instance: String,
        origin: SourceRange?,
        context: TemplateMapping,
        options: [NamedValue<YAMLNode>]
    ) {
        self.spec = spec
        self.instance = instance
        self.origin = origin
        self.context = context
        self.options = options
    }
}

/// All subjects of a project's outputs, each with its context.
struct Subjects: Sendable {
    private let graph: ProjectGraph
    private let project: Subject
    private let targets: [Subject]
    private let modules: [(style: String, subject: Subject)]
    private let flows: [Subject]
    private let documents: [Subject]
    private let services: [Subject]
    private let mocks: [Subject]
    private let packs: PackLibrary
    /// The options of subjects without their own options, by pack.
    private let options: [String: PackOptions]

    /// - Parameter only: the names of the modules to render, without any services; nil for everything.
    init(graph: ProjectGraph, packs: PackLibrary, only: Set<String>?, into bag: inout DiagnosticBag) {
        let mockSubjects = MockSubjects(graph: graph, only: only)
        let contexts = SubjectContexts(
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
        targets = graph.targets.all.map(contexts.subject)
        let moduleContexts = Concurrently.map(selected, contexts.context)
        modules = moduleContexts.map { (style: $0.module.style.name, subject: contexts.subject($0)) }
        flows = only == nil ? graph.flows.map(contexts.subject) : []
        self.documents = Concurrently.map(documents, contexts.subject)
        services = Concurrently.map(documents) { document in
            document.services.map { contexts.subject($0, of: document) }
        }.flatMap(\.self)
        mocks = mockSubjects.all(into: &bag) { contexts.subject($0) }
        let missing = MissingSamples(graph, modules: moduleContexts)
        project = contexts.project(missing)
        if options.values.contains(where: \.hasTests) { missing.report(into: &bag) }
    }

    func all(_ kind: PackFile.Subject, of pack: PackManifest) -> [Subject] {
        switch kind {
        case .project: [project]
        case .target: targets
        case .module: modules.filter { !pack.isStyle || $0.style == pack.name.text }.map(\.subject)
        case .flow: flows
        case .services: documents
        case .service: services
        case .mock: mocks
        }
    }

    func options(_ pack: PackManifest, _ subject: Subject, into bag: inout DiagnosticBag) -> PackOptions {
        if subject.options.isEmpty, let options = options[pack.name.text] { return options }
        let layers = [graph.options, subject.options]
        return PackOptions(packs.variables(of: pack), layers: layers, templates: packs.templates, into: &bag)
    }
}

/// The contexts of the subjects in a project.
private struct SubjectContexts: Sendable {
    private let graph: ProjectGraph
    private let modules: [String: Module]
    private let services: [String: Service]
    /// The modules that can be opened, so that they need a method that shows them.
    private let shown: ShownModules
    /// The services that have mocks, by name.
    private let mocked: Set<String>
    /// The mocks of the modules' own protocols, by module.
    private let mocks: [String: [MockContext]]
    private let common: CommonContext

    init(_ graph: ProjectGraph, mocked: Set<String>, mocks: [String: [MockContext]]) {
        self.graph = graph
        self.mocked = mocked
        self.mocks = mocks
        modules = Dictionary(graph.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        services = Dictionary(graph.services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        shown = ShownModules(graph)
        common = CommonContext(
            graph.targets,
            canMock: graph.services.allSatisfy { $0.lifetime != .external || mocked.contains($0.name) }
        )
    }

    func project(_ missing: MissingSamples) -> Subject {
        let context = ProjectSubject(
            common: common,
            graph: graph,
            shown: shown,
            missingSamples: missing.types.map(\.text)
        )
        return Subject(
            spec: "",
            instance: "",
            origin: nil,
            context: ProjectSubject.table.mapping(of: context),
            options: []
        )
    }

    func subject(_ mock: MockSubjects.Mock) -> Subject {
        let context = MockSubject(common: common, mock: mock.context)
        return Subject(
            spec: mock.spec,
            instance: mock.name,
            origin: mock.origin,
            context: MockSubject.table.mapping(of: context),
            options: []
        )
    }

    func subject(_ target: Target) -> Subject {
        let modules = graph.modules.filter { $0.target.name == target.name }
        let flows = target.name == graph.targets.app.name ? graph.flows : []
        let context = TargetSubject(
            common: common,
            target: target,
            targets: graph.targets,
            signatures: modules.map(\.signature) + flows.map(\.signature)
        )
        return Subject(
            spec: "",
            instance: target.name,
            origin: nil,
            context: TargetSubject.table.mapping(of: context),
            options: []
        )
    }

    func context(_ module: Module) -> ModuleContext {
        ModuleContext(
            module: module,
            targets: graph.targets,
            variant: module.variant.flatMap { modules[$0.on.name] },
            isShown: shown.contains(module),
            isBegun: shown.isFirst(module),
            services: services,
            mocked: mocked,
            mocks: mocks[module.name] ?? [],
            samples: Samples(graph)
        )
    }

    func subject(_ context: ModuleContext) -> Subject {
        Subject(
            spec: context.module.specPath,
            instance: "",
            origin: context.module.range,
            context: ModuleSubject.table.mapping(of: ModuleSubject(common: common, module: context)),
            options: context.module.options
        )
    }

    func subject(_ flow: Flow) -> Subject {
        let context = FlowContext(
            flow: flow,
            targets: graph.targets,
            modules: flow.modules.compactMap { modules[$0.name] },
            services: ScopeServices(flow, in: graph),
            mocked: mocked,
            samples: Samples(graph)
        )
        return Subject(
            spec: flow.specPath,
            instance: "",
            origin: flow.range,
            context: FlowSubject.table.mapping(of: FlowSubject(common: common, flow: context)),
            options: flow.options
        )
    }

    func subject(_ document: ServicesDocument) -> Subject {
        let context = DocumentContext(document: document, targets: graph.targets, mocked: mocked)
        return Subject(
            spec: document.path,
            instance: "",
            origin: document.range,
            context: DocumentSubject.table.mapping(of: DocumentSubject(common: common, document: context)),
            options: []
        )
    }

    func subject(_ service: Service, of document: ServicesDocument) -> Subject {
        let context = ServiceContext(service: service, document: document, targets: graph.targets)
        return Subject(
            spec: document.path,
            instance: service.name,
            origin: service.reference.nameRange,
            context: ServiceSubject.table.mapping(of: ServiceSubject(common: common, service: context)),
            options: []
        )
    }
}
