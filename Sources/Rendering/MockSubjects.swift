import Diagnostics
import Naming
package import ProjectGraph
package import SwiftInterface

/// The mocks of a project: one for each protocol of its specs.
struct MockSubjects: Sendable {
    struct Mock: Sendable {
        /// Tells it from the others of its spec.
        let name: String
        let spec: String
        let origin: SourceRange
        let context: MockContext
    }

    /// A protocol, and what its mock's file depends on besides.
    private struct Request: Sendable {
        let subject: MockedProtocol
        let spec: String
        /// Where the protocol is declared.
        let home: Target
        let imports: [String]
        var furtherImports: [String] = []
        /// `ServiceMock`; nil for the mock's own name.
        var fileName: String?
        /// Of a protocol of the sources, which no spec names.
        var isOfSources = false
    }

    private let graph: ProjectGraph
    private let only: Set<String>?

    init(graph: ProjectGraph, only: Set<String>?) {
        self.graph = graph
        self.only = only
    }

    /// Each protocol once in the tests of its target, and once in those of each other target that depends on it, however many specs name it. One that
    /// can't be mocked is left out, and a warning says so.
    func all<Result: Sendable>(into bag: inout DiagnosticBag, _ transform: @Sendable (Mock) -> Result) -> [Result] {
        let defaults = graph.mockDefaults.ofMocks
        let dependents = dependents
        let made = Concurrently.map(requests, into: &bag) { request, bag in
            let targets = [request.home] + (dependents[request.subject.name.plain] ?? [])
            return mocks(request, targets: targets, defaults: defaults, into: &bag).map(transform)
        }
        return made.flatMap(\.self)
    }

    /// The names of the services whose protocols have mocks in the tests of the app.
    var mockedServices: Set<String> {
        var problems = DiagnosticBag()
        let requests = graph.documents.flatMap { document in document.services.map { (name: $0.name, request: request($0, of: document)) } }
        let names = Concurrently.map(requests, into: &problems) { entry, problems in
            MockBuilder.build(entry.request.subject, defaults: MockDefault { _ in nil }, into: &problems) == nil ? nil : entry.name
        }
        return Set(names.compactMap(\.self))
    }

    private var requests: [Request] {
        let modules = graph.modules.filter { only?.contains($0.name) ?? true }
        let ofModules = Concurrently.map(modules) { module in module.protocols.map { request($0, of: module) } }.flatMap(\.self)
        let ofServices = graph.documents
            .filter { _ in only == nil }
            .flatMap { document in document.services.map { request($0, of: document) } }
        let ofSources = only == nil ? graph.mocked.map(request) : []
        var known: Set<String> = []
        return ofSources + (ofModules + ofServices).filter { known.insert($0.subject.name.plain).inserted }
    }

    /// The targets of the modules and services that need a service, by the name of its protocol; and the app, whose tests have all mocks at hand.
    private var dependents: [String: [Target]] {
        let needs = graph.modules.map { ($0.target, $0.dependencies) } + graph.services.map { ($0.target, $0.dependencies) }
        var dependents: [String: [Target]] = [:]
        for (target, dependencies) in needs {
            for dependency in dependencies { dependents[dependency.protocolName, default: []].append(target) }
        }
        for service in graph.services { dependents[service.protocolName, default: []].append(graph.targets.app) }
        return dependents
    }

    private func request(_ contract: ModuleProtocol, of module: Module) -> Request {
        let written = MockedProtocol(
            name: name(contract.name),
            isolation: .globalActor("MainActor"),
            items: contract.items + (contract.parent?.items ?? []),
            range: contract.range
        )
        let uikit = contract.purpose == .navigation ? ["UIKit"] : []
        return Request(
            subject: contract.interface.map { ProtocolResolver.resolve($0, in: graph.interfaces) } ?? written.resolvingAliases(in: graph.interfaces),
            spec: module.specPath,
            home: module.target,
            imports: ModuleImports(module: module, targets: graph.targets, variant: nil).named + uikit
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
            subject: service.interface.map { ProtocolResolver.resolve($0, in: graph.interfaces) } ?? written.resolvingAliases(in: graph.interfaces),
            spec: document.path,
            home: service.target,
            imports: service.imports
        )
    }

    private func request(_ choice: MockSelection.Choice) -> Request {
        let subject = ProtocolResolver.resolve(choice.interface, annotation: choice.annotation, in: graph.interfaces)
        let path = choice.interface.range.file.path
        let home = graph.targets.all.first { path.hasPrefix($0.sources + "/") } ?? graph.targets.app
        let imports = SourceImports(
            subject.files.flatMap { graph.sourceImports[$0] ?? [] },
            for: subject,
            excluded: [home.module]
        )
        return Request(
            subject: subject,
            spec: path,
            home: home,
            imports: imports.modules,
            furtherImports: imports.lines,
            fileName: choice.fileName,
            isOfSources: true
        )
    }

    private func mocks(
        _ request: Request,
        targets: [Target],
        defaults: MockDefault,
        into bag: inout DiagnosticBag
    ) -> [Mock] {
        guard let interface = MockBuilder.build(request.subject, defaults: defaults, into: &bag) else { return [] }
        let support = SupportTypes.areNamed(in: request.subject.items) ? [graph.targets.support.module] : []
        let imports = Set(request.imports + support)
        var known: Set<String> = []
        return targets.filter { known.insert($0.name).inserted }.map { target in
            let isHome = target.name == request.home.name
            let context = MockContext(
                mock: interface,
                spec: request.spec,
                target: TargetContext(target: target, targets: graph.targets),
                // What other targets may see of a protocol they see without `@testable`.
                testedModule: isHome ? target.module : nil,
                imports: (isHome ? imports.subtracting([target.module]) : imports.union([request.home.module])).sorted(),
                furtherImports: request.furtherImports,
                fileName: request.fileName
            )
            return Mock(
                name: isHome ? request.fileName ?? interface.name : "\(target.name)/\(interface.name)",
                spec: request.isOfSources ? "" : request.spec,
                origin: request.subject.range,
                context: context
            )
        }
    }

    private func name(_ plain: String) -> SwiftName {
        SwiftName(plain: plain, written: SwiftIdentifier.escaped(plain, in: .type))
    }
}

extension MockDefaults {
    /// As mocks use them.
    package var ofMocks: MockDefault {
        MockDefault { [self] type in
            self[type].map { MockDefault.Value(text: $0.text, isLiteral: Sample.isLiteral($0.text)) }
        }
    }
}
