import Diagnostics
import Naming
import ProjectGraph
import SwiftInterface
import TemplateEngine

/// The mocks of a project: one for each protocol of its specs.
struct MockSubjects: Sendable {
    struct Mock: Sendable {
        let name: String
        let spec: String
        let origin: SourceRange
        let value: TemplateValue
    }

    /// A protocol, and what its mock's file depends on besides.
    private struct Request: Sendable {
        let subject: MockedProtocol
        let spec: String
        let target: Target
        let imports: [String]
    }

    private let graph: ProjectGraph
    private let only: Set<String>?

    init(graph: ProjectGraph, only: Set<String>?) {
        self.graph = graph
        self.only = only
    }

    /// Each protocol once, however many specs name it. One that can't be mocked is left out, and a warning says so.
    func all(into bag: inout DiagnosticBag) -> [Mock] {
        let defaults = MockDefault { [values = graph.mockDefaults] type in values[type]?.text }
        return Concurrently.map(requests, into: &bag) { mock($0, defaults: defaults, into: &$1) }.compactMap(\.self)
    }

    private var requests: [Request] {
        let ofModules = graph.modules
            .filter { only?.contains($0.name) ?? true }
            .flatMap { module in module.protocols.map { request($0, of: module) } }
        let ofServices = graph.documents
            .filter { _ in only == nil }
            .flatMap { document in document.services.map { request($0, of: document) } }
        var known: Set<String> = []
        return (ofModules + ofServices).filter { known.insert($0.subject.name.plain).inserted }
    }

    private func request(_ contract: ModuleProtocol, of module: Module) -> Request {
        let written = MockedProtocol(
            name: name(contract.name),
            isolation: .globalActor("MainActor"),
            items: contract.items,
            range: contract.range
        )
        let services = contract.purpose == .dependencies ? module.dependencies.map(\.target.module) : []
        let uikit = contract.purpose == .routing ? ["UIKit"] : []
        return Request(
            subject: contract.interface.map(MockedProtocol.init) ?? written,
            spec: module.specPath,
            target: module.target,
            imports: module.imports + module.signature.imports + module.routes.flatMap(\.destination.imports) + services + uikit
        )
    }

    private func request(_ service: Service, of document: ServicesDocument) -> Request {
        let written = MockedProtocol(
            name: name(service.protocolName),
            isolation: service.kind == .model ? .globalActor("MainActor") : .nonisolated,
            isSendable: service.kind == .service,
            items: service.items ?? [],
            range: service.reference.nameRange
        )
        return Request(
            subject: service.interface.map(MockedProtocol.init) ?? written,
            spec: document.path,
            target: service.target,
            imports: service.imports
        )
    }

    private func mock(_ request: Request, defaults: MockDefault, into bag: inout DiagnosticBag) -> Mock? {
        guard let interface = MockBuilder.build(request.subject, defaults: defaults, into: &bag) else { return nil }
        let support = SupportTypes.areNamed(in: request.subject.items) ? [graph.targets.support.module] : []
        let context = MockContext(
            mock: interface,
            spec: request.spec,
            target: TargetContext(target: request.target, targets: graph.targets).value,
            imports: Set(request.imports + support).subtracting([request.target.module]).sorted()
        )
        return Mock(name: interface.name, spec: request.spec, origin: request.subject.range, value: context.value)
    }

    private func name(_ plain: String) -> SwiftName {
        SwiftName(plain: plain, written: SwiftIdentifier.escaped(plain, in: .type))
    }
}
