import Diagnostics
import Mocks
import Specs
import SwiftSource

/// The variable `module` of a style's templates. It is a class, because the context of each role refers to it.
final class ModuleContext: TemplateContext, Sendable {
    let module: Module
    let project: ProjectValues
    let variant: Module?
    let imports: ModuleImports
    let contracts: [ContractContext]
    let canMockDependencies: Bool
    /// The services to which a part forwards calls, by the name of its role.
    let calledServices: [String: [Service]]
    let services: [Service]

    init(_ module: Module, in project: ProjectValues) {
        self.module = module
        self.project = project
        variant = module.variant.flatMap { project.modules[$0.on.name] }
        let imports = ModuleImports(module: module, targets: project.targets, variant: variant)
        self.imports = imports
        canMockDependencies = module.dependencies.allSatisfy { project.mocked.contains($0.name) }
        let needed = module.dependencies.compactMap { project.services[$0.name] }
        var called: [String: [Service]] = [:]
        contracts = module.protocols.map { contract in
            let (imports, hasMock) = (imports.ofContract(contract), project.mocked.contains(contract.mockName))
            guard let role = contract.role else {
                return ContractContext(contract: contract, imports: imports, hasMock: hasMock)
            }
            // A part with the dependencies forwards each member that a dependency declares in the same way.
            let services = role.holdsDependencies ? needed : []
            let calls = contract.items.members.compactMap { Stub.forward($0, to: services)?.service }
            called[role.name] = calls
            let (samples, names, mocks) = (project.samples, module.style.testNames, calls.map(\.name))
            let surroundings = MemberSurroundings(services: services, samples: samples, testNames: names, mocks: mocks)
            let isPassed = project.passedTypes.contains(contract.name)
            return ContractContext(
                contract: contract,
                imports: imports,
                hasMock: hasMock,
                isPassed: isPassed,
                surroundings: surroundings
            )
        }
        calledServices = called
        services = needed
    }

    static let table = ContextTable<ModuleContext>("module") {
        ContextEntry("name") { $0.module.name }
        ContextEntry("summary") { $0.module.spec.summary?.text }
        ContextEntry("spec") { $0.module.specPath }
        ContextEntry("style") { $0.module.style.name }
        ContextEntry("target") { TargetContext(target: $0.module.target, targets: $0.targets) }
        ContextEntry("folder") { "\($0.module.target.sources)/Modules/\($0.module.folder)" }
        ContextEntry("appFolder") { "\($0.targets.app.sources)/Modules/\($0.module.folder)" }
        ContextEntry("testsFolder") { $0.module.testsFolder }
        ContextEntry("hasContracts") {
            $0.module.protocols.contains { !$0.isWrittenByHand } || !$0.module.dependencies.isEmpty
                || !$0.module.signature.parameters.isEmpty || $0.module.signature.result != nil
        }
        ContextEntry("imports") { $0.imports }
        ContextEntry("testable") { $0.targets.testable($0.module.target, mocksOf: []) }
        ContextEntry("mockImports") { $0.mockImports }
        ContextEntry("mockTestable") { context in
            let target = context.module.target
            let dependencies = context.module.dependencies.map(\.target)
            let modules = context.targets.testableInMocks(of: target, mocksOf: dependencies)
            guard modules.contains(target.module) else { return modules }
            let (subjects, imports) = (context.mocks.map(\.mock.subject), Set(context.mockImports))
            let scoped = context.project.scopedImports
            return modules + scoped.imports(for: subjects, of: target.module, besides: imports)
        }
        ContextEntry("isShown") { $0.isShown }
        ContextEntry("flow") { $0.module.flow?.name }
        ContextEntry("isMade") { $0.isShown || $0.project.shown.isFirst($0.module) }
        ContextEntry("didFinishMethod") { $0.module.didFinishMethod }
        ContextEntry("showMethod") { $0.module.signature.showMethod }
        ContextEntry("parameters") { $0.module.signature.parameters }
        ContextEntry("modes") { $0.module.signature.modes }
        ContextEntry("result") { $0.module.signature.result?.text }
        ContextEntry("testAliases") { context in
            let signature = context.module.signature
            // Calls need no alias, because Swift infers the types.
            let observed = context.contracts.flatMap(\.ownItems.members).compactMap(\.member.observed)
            let names = (signature.result?.names ?? []) + observed.flatMap(\.names)
            return TestAlias.all(names, in: signature, targets: context.targets)
        }
        ContextEntry("resultParts") { $0.module.signature.result }
        ContextEntry("resultLine") { $0.module.signature.result?.range.startPosition.line }
        ContextEntry("presentation") { $0.module.signature.presentation.swift(for: $0.module.name) }
        ContextEntry("dependencies") { context in
            context.module.dependencies.map {
                ReferenceContext(reference: $0, targets: context.targets, testNames: context.module.style.testNames)
            }
        }
        ContextEntry("allDependencies") { $0.targets.contexts(of: $0.project.reached[$0.module.name] ?? []) }
        ContextEntry("canMockDependencies") { $0.canMockDependencies }
        ContextEntry("protocols") { $0.contracts }
        ContextEntry("mocks") { $0.mocks }
        ContextEntry("roles") { NamedContexts(contexts: $0.roles.map { ($0.role.name, $0) }) }
        ContextEntry("screen") { $0.roles.first(where: \.role.isScreen) }
        ContextEntry("routes") { context in
            context.module.routes.map {
                RouteContext(route: $0, destination: context.project.destination($0.destination))
            }
        }
        ContextEntry("variant") { VariantContext($0) }
        ContextEntry("canLoad") { $0.roles.allSatisfy(\.canLoad) }
        ContextEntry("isBuiltByHand") { $0.module.isBuiltByHand }
        ContextEntry("test") { ModuleTestContext($0) }
    }

    var targets: Targets { project.targets }

    var roles: [RoleContext] { module.style.roles.map { RoleContext($0, of: self) } }

    var missingSamples: [SwiftType] {
        roles.filter(\.isGenerated).flatMap(\.testable).filter { $0.stub.body == .forward }
            .flatMap { $0.test?.missingSamples ?? [] }
    }

    /// True if the router, or the coordinator of its flow, has a method that shows the module.
    private var isShown: Bool { project.shown.contains(module) }

    private var mocks: [MockContext] { project.mocks[module.name] ?? [] }

    private var mockImports: [String] {
        let names = module.signature.allParameters.flatMap(\.type.names)
        let samples = project.samples.imports(of: names).filter { $0 != module.target.module }
        let mocks = Set(mocks.flatMap(\.imports) + imports.fixtures + samples)
        return mocks.subtracting(mocks.contains("UIKit") ? ["Foundation"] : []).sorted()
    }
}

struct VariantContext: TemplateContext {
    private let written: Variant
    private let module: Module

    init?(_ context: ModuleContext) {
        guard let written = context.module.variant, let module = context.variant else { return nil }
        self.written = written
        self.module = module
    }

    static let table = ContextTable<VariantContext>("variant") {
        ContextEntry("flag") { $0.written.flag.text }
        ContextEntry("flagLine") { $0.written.flag.range.startPosition.line }
        ContextEntry("service") { $0.written.service.name }
        ContextEntry("name") { $0.module.name }
        ContextEntry("hasDependencies") { !$0.module.dependencies.isEmpty }
    }
}

struct ModuleTestContext: TemplateContext {
    private let arguments: [Sample]
    private let text: String

    var missing: [SwiftType] { arguments.flatMap(\.missing) }

    init?(_ context: ModuleContext) {
        guard context.canMockDependencies else { return nil }
        let parameters = context.module.signature.parameters
        arguments = parameters.map { $0.sample(context.project.samples) }
        // No generated test needs the values of a module without generated parts.
        let isNeeded = !context.module.isBuiltByHand || context.roles.contains(where: \.isGenerated)
        guard isNeeded || arguments.allSatisfy(\.missing.isEmpty) else { return nil }
        text = zip(parameters, arguments).map { $0.argument(passing: $1.text) }.joined(separator: ", ")
    }

    static let table = ContextTable<ModuleTestContext>("module test") {
        ContextEntry("arguments") { $0.text }
        ContextEntry("canThrow") { $0.arguments.contains(where: \.canThrow) }
    }
}
