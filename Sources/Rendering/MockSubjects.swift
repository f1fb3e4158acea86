import Diagnostics
package import Mocks
package import Specs
import Support
import SwiftSource

/// The mocks of a project, for protocols of its specs, packs and Swift sources.
struct MockSubjects: Sendable {
    /// A protocol to mock, and the other inputs of its mock's file.
    private struct Request: Sendable {
        let subject: MockedProtocol
        let spec: String
        let home: Target
        /// The modules to import, without the imports of the Swift files that declare the protocol and its parents.
        let imports: [String]
        /// The selected protocol of Swift sources; nil for a protocol of specs or packs.
        var choice: MockSelection.Choice?
        /// What the project lacks if there is no mock.
        var loss: Diagnostic.Note?
    }

    private let graph: ProjectGraph
    private let only: Set<String>?
    private let defaults: MockDefault
    private let serviceProtocols: Set<String>
    private let scopedImports: ScopedImports

    init(graph: ProjectGraph, only: Set<String>?) {
        self.graph = graph
        self.only = only
        defaults = graph.mockDefaults.ofMocks
        let names = graph.services.flatMap(\.protocolNames)
        serviceProtocols = Set(names.compactMap { $0.split(separator: ".").last }.map(String.init))
        scopedImports = graph.scopedImports
    }

    /// Returns the mocks with their own files. Each protocol appears once, even if several specs use it. A protocol that can't be mocked
    /// is skipped with a warning.
    func all<Result: Sendable>(
        into bag: inout DiagnosticBag,
        _ transform: @Sendable (MockContext) -> Result
    ) -> [Result] {
        Concurrently.map(requests, into: &bag) { request, bag in
            var findings = DiagnosticBag()
            let mock = context(request, into: &findings)
            for finding in findings.unsorted {
                bag.add(mock == nil ? request.loss.map { finding.adding($0) } ?? finding : finding)
            }
            return mock.map(transform)
        }.compactMap(\.self)
    }

    /// The names of the services whose protocols can be mocked, and of the mocks of the modules' hand-written protocols.
    var mocked: Set<String> {
        var problems = DiagnosticBag()
        let services = graph.services.filter { service in
            requests(service).allSatisfy { $0.subject.isMockable(into: &problems) }
        }
        let ofModules = graph.modules.flatMap { module in
            module.protocols.filter(\.isWrittenByHand).map { request($0, of: module).subject }
        }.filter { $0.isMockable(into: &problems) }
        return Set(services.map(\.name) + ofModules.map(\.mockName))
    }

    /// Returns the mocks of each module's own protocols, by the name of the module. Only the selected modules have diagnostics.
    func ofModules(into bag: inout DiagnosticBag) -> [String: [MockContext]] {
        let made = Concurrently.map(graph.modules, into: &bag) { module, bag in
            var findings = DiagnosticBag()
            let mocks = module.protocols.filter { !$0.isWrittenByHand }
                .compactMap { context(request($0, of: module), into: &findings) }
            if only?.contains(module.name) ?? true { bag.add(contentsOf: findings) }
            return mocks
        }
        return Dictionary(zip(graph.modules.map(\.name), made), uniquingKeysWith: { first, _ in first })
    }

    private var requests: [Request] {
        let modules = graph.modules.filter { only?.contains($0.name) ?? true }
        // Hand-written protocols have separate files of mocks, because they may be under `#if` or nested in types.
        let writtenByHand = modules.flatMap { module in
            module.protocols.filter(\.isWrittenByHand).map { request($0, of: module) }
        }
        let ofServices = only == nil ? graph.services.flatMap(requests) : []
        let ofSources = only == nil ? graph.mocked.map(request) : []
        let bases = bases
        let baseNames = Set(bases.map(\.subject.name.plain))
        var known: Set<String> = []
        return bases + ofSources.filter { !baseNames.contains($0.subject.name.plain) }
            + (writtenByHand + ofServices).filter { known.insert($0.subject.name.plain).inserted }
    }

    /// The requests for the protocols of support files from which the protocols of modules inherit.
    private var bases: [Request] {
        var bases: [String: SupportProtocol] = [:]
        for module in graph.modules {
            // A module without routes has no protocol for such a role. It uses the parent instead.
            let ofOthers = module.style.roles.filter { !$0.hasClass }.compactMap(\.parent)
            for parent in module.protocols.compactMap(\.parent) + ofOthers { bases[parent.name] = parent }
        }
        return bases.values.sorted { $0.name < $1.name }.map { parent in
            var subject = MockedProtocol(
                name: name(parent.name),
                isolation: .globalActor("MainActor"),
                items: parent.items,
                range: parent.range
            )
            subject.isBase = true
            let imports =
                [parent.module].compactMap(\.self)
                + (parent.items.typeNames.contains { $0.name.hasPrefix("UI") } ? ["UIKit"] : [])
            return Request(subject: subject, spec: "the specs", home: graph.targets.support, imports: imports)
        }
    }

    private func request(_ contract: ModuleProtocol, of module: Module) -> Request {
        let written = MockedProtocol(
            name: name(contract.name),
            isolation: .globalActor("MainActor"),
            items: contract.items,
            mockName: contract.mockName,
            range: contract.range
        )
        var resolved = contract.declaration.map { ProtocolResolver.resolve($0, in: graph.declarations) }
        if contract.role != nil { resolved?.mockName = contract.mockName }
        var subject = resolved ?? written.resolvingAliases(in: graph.declarations.seen(from: module.target.module))
        if let parent = contract.parent {
            subject.base = ("\(parent.name)Mock", parent.items)
            subject.unknownParents.removeAll { $0.name == parent.name }
            let inherited = Set(parent.items.members.map(\.fullName))
            subject.items = subject.items.mapMembers { inherited.contains($0.fullName) ? nil : $0 }
            subject.isolation = written.isolation
        }
        let imports = ModuleImports(module: module, targets: graph.targets, variant: nil).ofContract(contract)
        var request = Request(subject: subject, spec: module.specPath, home: module.target, imports: imports)
        request.loss = .init(
            "without this mock, scaffold generates no previews, and no tests of the module's other parts"
        )
        return request
    }

    /// Returns the requests for a service's protocol and for its commands. The mock of the commands has the members of both protocols.
    private func requests(_ service: Service) -> [Request] {
        ([nil] + [service.commands].compactMap(\.self)).map { request(service, adding: $0) }
    }

    private func request(_ service: Service, adding commands: Service.Commands?) -> Request {
        let name = name(commands?.protocolName ?? service.protocolName)
        let written = MockedProtocol(
            name: name,
            isolation: service.kind == .model ? .globalActor("MainActor") : .nonisolated,
            isSendable: service.kind == .service,
            items: (service.items ?? []) + (commands?.items ?? []),
            range: commands?.nameRange ?? service.reference.nameRange
        )
        var resolved = service.declaration.map { ProtocolResolver.resolve($0, in: graph.declarations) }
        if let commands {
            resolved?.name = name
            resolved?.reference = name.written
            resolved?.mockName = "\(commands.protocolName)Mock"
            resolved?.items += commands.items
        }
        let subject = resolved ?? written.resolvingAliases(in: graph.declarations.seen(from: service.target.module))
        let imports = service.imports + service.reference.modules
        var request = Request(subject: subject, spec: service.specPath, home: service.target, imports: imports)
        let ofAll = service.lifetime == .external ? "no `MockLocator`, no tests of flows, and " : ""
        request.loss = .init("without this mock, scaffold generates \(ofAll)no tests of modules that use the service")
        return request
    }

    private func request(_ choice: MockSelection.Choice) -> Request {
        let annotation = choice.annotation
        let subject = ProtocolResolver.resolve(choice.declaration, annotation: annotation, in: graph.declarations)
        let path = choice.declaration.range.file.path
        return Request(subject: subject, spec: path, home: graph.targets.target(of: path), imports: [], choice: choice)
    }

    private func context(_ request: Request, into bag: inout DiagnosticBag) -> MockContext? {
        let (targets, home) = (graph.targets, request.home.module)
        var subject = request.subject
        subject.module = home
        guard let mock = MockClass(subject, defaults: defaults, into: &bag) else { return nil }
        let names = subject.items.typeNames
        let imported = subject.files.flatMap { graph.sourceImports[$0] ?? [] }
        let found = SourceImports(imported, for: subject, excluded: [home])
        let imports = request.imports + found.modules + graph.mockDefaults.imports(of: names)
        let support = names.contains { graph.packs.types.contains(String($0.root)) } ? [targets.support.module] : []
        let shared = targets.sharedMocks(of: request.home)
        let isShared = subject.isBase || request.choice == nil && serviceProtocols.contains(subject.name.plain)
        let testable = targets.testableInMocks(of: request.home).filter { !isShared || $0 != shared.module }
        let superclassModules = subject.superclassModules.subtracting([home])
        let isTestable = testable.contains(home)
        let scoped =
            isTestable ? scopedImports.imports(for: [subject], of: home, besides: found.all.union(imports)) : []
        let spi = isTestable ? request.choice?.declaration.importOfSPI(of: subject, from: home) : nil
        return MockContext(
            mock: mock,
            spec: request.spec,
            isOfSources: request.choice != nil || subject.isBase,
            folder: isShared ? shared.folder : targets.ownMocks(of: request.home),
            target: TargetContext(target: request.home, targets: targets),
            testable: superclassModules.union(testable).sorted() + scoped,
            imports: Set(imports + support).subtracting(superclassModules).subtracting([home]).sorted(),
            furtherImports: found.lines + [spi].compactMap(\.self),
            fileName: request.choice?.fileName,
            key: request.choice?.key
        )
    }

    private func name(_ plain: String) -> SwiftName {
        SwiftName(plain: plain, written: SwiftIdentifier.escaped(plain, in: .type))
    }
}

extension TypeValues {
    /// The default values of mocks.
    package var ofMocks: MockDefault {
        MockDefault { [self] type in
            self[type].map { ($0.text, isLiteral: Sample.isLiteral($0.text)) }
        }
    }
}
