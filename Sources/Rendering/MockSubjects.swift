import Diagnostics
import Naming
import ProjectGraph
import SwiftInterface
import TemplateEngine

/// The mocks of a project: one for each protocol of its specs.
struct MockSubjects: Sendable {
    struct Subject: Sendable {
        let interface: MockInterface
        let spec: String
        let origin: SourceRange
        let value: TemplateValue
    }

    private let graph: ProjectGraph
    private let only: Set<String>?
    private let defaults: MockDefault

    init(graph: ProjectGraph, only: Set<String>?) {
        self.graph = graph
        self.only = only
        defaults = MockDefault { [values = graph.mockDefaults] type in values[type]?.text }
    }

    /// Each protocol once, however many specs name it.
    func all(into bag: inout DiagnosticBag) -> [Subject] {
        Concurrently.map(protocols, into: &bag) { named, bag in
            switch named {
            case .contract(let contract, let module): subject(contract, of: module, into: &bag)
            case .service(let service, let document): subject(service, of: document, into: &bag)
            }
        }.compactMap(\.self)
    }

    private enum NamedProtocol {
        case contract(ModuleProtocol, Module)
        case service(Service, ServicesDocument)
    }

    private var protocols: [NamedProtocol] {
        var known: Set<String> = []
        var protocols: [NamedProtocol] = []
        for module in graph.modules where only?.contains(module.name) ?? true {
            for contract in module.protocols where known.insert(contract.name).inserted { protocols.append(.contract(contract, module)) }
        }
        guard only == nil else { return protocols }
        for document in graph.documents {
            for service in document.services where known.insert(service.protocolName).inserted {
                protocols.append(.service(service, document))
            }
        }
        return protocols
    }

    private func subject(_ contract: ModuleProtocol, of module: Module, into bag: inout DiagnosticBag) -> Subject? {
        let mocked =
            contract.interface.map(MockedProtocol.init)
            ?? MockedProtocol(
                name: name(contract.name),
                isolation: .globalActor("MainActor"),
                items: contract.items,
                range: contract.range
            )
        let services = contract.purpose == .dependencies ? module.dependencies.map(\.target.module) : []
        let screens = contract.purpose == .routing || module.imports.contains("UIKit") ? ["UIKit"] : []
        return subject(
            mocked,
            spec: module.specPath,
            origin: contract.range,
            target: module.target,
            imports: module.imports + module.signature.imports + module.routes.flatMap(\.destination.imports) + services + screens,
            into: &bag
        )
    }

    private func subject(_ service: Service, of document: ServicesDocument, into bag: inout DiagnosticBag) -> Subject? {
        let mocked =
            service.interface.map(MockedProtocol.init)
            ?? MockedProtocol(
                name: name(service.protocolName),
                isolation: service.kind == .model ? .globalActor("MainActor") : .nonisolated,
                isSendable: service.kind == .service,
                items: service.items ?? [],
                range: service.reference.nameRange
            )
        return subject(
            mocked,
            spec: document.path,
            origin: service.reference.nameRange,
            target: service.target,
            imports: service.imports,
            into: &bag
        )
    }

    private func subject(
        _ mocked: MockedProtocol,
        spec: String,
        origin: SourceRange,
        target: Target,
        imports: [String],
        into bag: inout DiagnosticBag
    ) -> Subject? {
        guard let interface = MockBuilder.build(mocked, defaults: defaults, into: &bag) else { return nil }
        let support = SupportTypes.areNamed(in: mocked.items) ? [graph.targets.support.module] : []
        let context = MockContext(
            mock: interface,
            spec: spec,
            target: TargetContext(target: target, targets: graph.targets).value,
            imports: Set(imports + support).subtracting([target.module]).sorted()
        )
        return Subject(interface: interface, spec: spec, origin: origin, value: context.value)
    }

    private func name(_ plain: String) -> SwiftName {
        SwiftName(plain: plain, written: SwiftIdentifier.escaped(plain, in: .type))
    }
}
