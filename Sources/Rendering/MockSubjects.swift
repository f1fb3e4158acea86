import Diagnostics
import Naming
import ProjectGraph
import SwiftInterface
import TemplateEngine

/// The mocks of a project: one for each protocol of its specs.
struct MockSubjects {
    struct Subject: Sendable {
        let instance: String
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
        defaults = MockDefault { [values = graph.mockDefaults] type in
            values[type].map { MockDefault.Value(text: $0.text, isLiteral: Sample.isLiteral($0.text)) }
        }
    }

    /// Each protocol once in each target whose tests need it, however many specs name it.
    func all(into bag: inout DiagnosticBag) -> [Subject] {
        var known: Set<String> = []
        var contracts: [(contract: ModuleProtocol, module: Module)] = []
        for module in graph.modules where only?.contains(module.name) ?? true {
            contracts += module.protocols.filter { known.insert($0.name).inserted }.map { ($0, module) }
        }
        var services: [(service: Service, document: ServicesDocument, target: Target)] = []
        let dependents = only == nil ? dependents : [:]
        for document in only == nil ? graph.documents : [] {
            for service in document.services where known.insert(service.protocolName).inserted {
                let names = (dependents[service.name] ?? []).union([service.target.name])
                services += graph.targets.all.filter { names.contains($0.name) }.map { (service, document, $0) }
            }
        }
        return Concurrently.map(contracts, into: &bag) { subject($0.contract, of: $0.module, into: &$1) }.compactMap(\.self)
            + Concurrently.map(services, into: &bag) { subject($0.service, of: $0.document, in: $0.target, into: &$1) }.compactMap(\.self)
    }

    /// The names of the targets that need a service, by its name: one target's tests can't see another's.
    private var dependents: [String: Set<String>] {
        let needs = graph.modules.map { ($0.target, $0.dependencies) } + graph.services.map { ($0.target, $0.dependencies) }
        var dependents: [String: Set<String>] = [:]
        for (target, dependencies) in needs {
            for dependency in dependencies { dependents[dependency.name, default: []].insert(target.name) }
        }
        return dependents
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
            declaredIn: module.target,
            testedIn: module.target,
            imports: module.imports + module.signature.imports + module.routes.flatMap(\.destination.imports) + services + screens,
            into: &bag
        )
    }

    private func subject(
        _ service: Service,
        of document: ServicesDocument,
        in target: Target,
        into bag: inout DiagnosticBag
    ) -> Subject? {
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
            declaredIn: service.target,
            testedIn: target,
            imports: service.imports,
            into: &bag
        )
    }

    private func subject(
        _ mocked: MockedProtocol,
        spec: String,
        origin: SourceRange,
        declaredIn declaring: Target,
        testedIn target: Target,
        imports: [String],
        into bag: inout DiagnosticBag
    ) -> Subject? {
        guard let interface = MockBuilder.build(mocked, defaults: defaults, into: &bag) else { return nil }
        let support = SupportTypes.areNamed(in: mocked.items) ? [graph.targets.support.module] : []
        let isOwn = declaring.name == target.name
        let context = MockContext(
            mock: interface,
            spec: spec,
            target: TargetContext(target: target, targets: graph.targets).value,
            imports: Set(imports + support + (isOwn ? [] : [declaring.module])).subtracting([target.module]).sorted(),
            testable: isOwn ? target.module : nil
        )
        return Subject(instance: isOwn ? interface.name : "\(interface.name)@\(target.name)", spec: spec, origin: origin, value: context.value)
    }

    private func name(_ plain: String) -> SwiftName {
        SwiftName(plain: plain, written: SwiftIdentifier.escaped(plain, in: .type))
    }
}
