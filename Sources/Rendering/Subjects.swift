import Diagnostics
import Packs
import ProjectGraph
import SwiftInterface
import TemplateEngine
import YAML

/// What one output is about.
struct Subject {
    let spec: String
    let instance: String
    let origin: SourceRange?
    let context: [(String, TemplateValue)]
    let options: [NamedValue<YAMLNode>]
}

/// Everything in a project that outputs are about.
struct Subjects {
    private let graph: ProjectGraph
    private let only: Set<String>?
    private let modules: [String: Module]
    private let services: [String: Service]
    /// Modules that are shown only instead of others.
    private let shownInstead: Set<String>
    private let common: [(String, TemplateValue)]

    init(graph: ProjectGraph, only: Set<String>?) {
        self.graph = graph
        self.only = only
        modules = Dictionary(graph.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        services = Dictionary(graph.services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let routed = graph.modules.filter { $0.deepLink != nil }.map(\.name) + graph.modules.flatMap(\.routes).map(\.destination.name)
        shownInstead = Set(graph.modules.compactMap(\.variant?.on.name)).subtracting(routed)
        common = [
            ("app", TargetContext(target: graph.targets.app, targets: graph.targets).value),
            ("support", TargetContext(target: graph.targets.support, targets: graph.targets).value),
        ]
    }

    func all(_ kind: PackFile.Subject, of pack: PackManifest, into bag: inout DiagnosticBag) -> [Subject] {
        switch kind {
        case .project: [project]
        case .target: graph.targets.all.map(subject)
        case .module: selectedModules.filter { !pack.isStyle || $0.style.name == pack.name.text }.map(subject)
        case .services: only == nil ? graph.documents.map(subject) : []
        case .service:
            only == nil ? graph.documents.flatMap { document in document.services.map { subject($0, of: document) } } : []
        case .mock: mocks(into: &bag)
        }
    }

    func options(_ pack: PackManifest, _ subject: Subject, into bag: inout DiagnosticBag) -> PackOptions {
        PackOptions([pack.options, graph.options, subject.options], into: &bag)
    }

    private var selectedModules: [Module] {
        guard let only else { return graph.modules }
        return graph.modules.filter { only.contains($0.name) }
    }

    private var project: Subject {
        let external = graph.documents.flatMap { document in
            document.services
                .filter { $0.lifetime == .external }
                .map { ServiceContext(service: $0, document: document, targets: graph.targets).value }
        }
        let imports = Set(graph.services.filter { $0.lifetime == .external }.map(\.target.module))
        return Subject(
            spec: "",
            instance: "",
            origin: nil,
            context: common + [
                ("routerImports", .strings(Set(["UIKit", graph.targets.support.module]).subtracting([graph.targets.app.module]).sorted())),
                ("externalServices", .list(external)),
                ("externalImports", .strings(imports.subtracting([graph.targets.app.module]).sorted())),
                ("routerImports", .strings(Set(["UIKit", graph.targets.support.module]).subtracting([graph.targets.app.module]).sorted())),
                ("deepLinks", .list(graph.modules.compactMap(deepLink))),
                ("deepLinkImports", .strings(deepLinkImports)),
            ],
            options: []
        )
    }

    private func deepLink(_ module: Module) -> TemplateValue? {
        guard let link = module.deepLink else { return nil }
        return .fields([
            "name": .string(module.name),
            "method": .string(module.signature.showMethod),
            "path": .string(link.path),
            "parameters": .list(link.parameters.map(\.context)),
        ])
    }

    private var deepLinkImports: [String] {
        let linked = graph.modules.filter { $0.deepLink != nil }
        return Set(linked.flatMap(\.signature.imports) + ["UIKit"]).subtracting(["Foundation", graph.targets.app.module]).sorted()
    }

    private func mocks(into bag: inout DiagnosticBag) -> [Subject] {
        MockSubjects(graph: graph, only: only).all(into: &bag).map { mock in
            Subject(
                spec: mock.spec,
                instance: mock.interface.name,
                origin: mock.origin,
                context: common + [("mock", mock.value)],
                options: []
            )
        }
    }

    private func subject(_ target: Target) -> Subject {
        let modules = graph.modules.filter { $0.target.name == target.name }
        let imports = Set([graph.targets.support.module]).subtracting([target.module])
        return Subject(
            spec: "",
            instance: target.name,
            origin: nil,
            context: common + [
                ("target", TargetContext(target: target, targets: graph.targets).value),
                ("hasModules", .boolean(!modules.isEmpty)),
                ("hasResults", .boolean(modules.contains { $0.signature.result != nil })),
                ("supportImports", .strings(imports.sorted())),
            ],
            options: []
        )
    }

    private func subject(_ module: Module) -> Subject {
        let context = ModuleContext(
            module: module,
            targets: graph.targets,
            variant: module.variant.flatMap { modules[$0.on.name] },
            isShown: !shownInstead.contains(module.name),
            services: services,
            defaults: graph.mockDefaults
        )
        return Subject(
            spec: module.specPath,
            instance: "",
            origin: module.range,
            context: common + [("module", context.value)],
            options: module.options
        )
    }

    private func subject(_ document: ServicesDocument) -> Subject {
        let context = DocumentContext(document: document, targets: graph.targets)
        return Subject(
            spec: document.path,
            instance: "",
            origin: document.range,
            context: common + [("document", context.value)],
            options: []
        )
    }

    private func subject(_ service: Service, of document: ServicesDocument) -> Subject {
        let context = ServiceContext(service: service, document: document, targets: graph.targets)
        return Subject(
            spec: document.path,
            instance: service.name,
            origin: service.reference.nameRange,
            context: common + [("service", context.value)],
            options: []
        )
    }
}
