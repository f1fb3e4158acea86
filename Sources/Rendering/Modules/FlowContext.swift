import Diagnostics
import Specs
import Support
import SwiftSource

struct FlowContext: TemplateContext {
    let flow: Flow
    let project: ProjectValues
    let modules: [Module]
    let services: ScopeServices

    init(_ flow: Flow, in project: ProjectValues) {
        self.flow = flow
        self.project = project
        modules = flow.modules.compactMap { project.modules[$0.name] }
        services = ScopeServices(flow, in: project.graph)
    }

    var targets: Targets { project.targets }

    static let table = ContextTable<FlowContext>("flow") {
        ContextEntry("name") { $0.flow.name }
        ContextEntry("summary") { $0.flow.spec.summary?.text }
        ContextEntry("spec") { $0.flow.specPath }
        ContextEntry("folder") { "\($0.targets.app.sources)/Flows/\($0.flow.name)" }
        ContextEntry("testsFolder") { "\($0.targets.app.tests)/\($0.flow.name)" }
        ContextEntry("imports") { FlowImports(context: $0) }
        ContextEntry("testable") { $0.targets.testable($0.targets.app, mocksOf: []) }
        ContextEntry("mockTestable") { context in
            let services = context.services.own.map(\.reference) + context.services.inherited
            return context.targets.testable(context.targets.app, mocksOf: services.map(\.target))
        }
        ContextEntry("showMethod") { $0.flow.signature.showMethod }
        ContextEntry("parameters") { $0.flow.signature.parameters }
        ContextEntry("result") { $0.flow.signature.result?.text }
        ContextEntry("resultParts") { $0.flow.signature.result }
        ContextEntry("testAliases") { context in
            let signature = context.flow.signature
            return TestAlias.all(signature.result?.names ?? [], in: signature, targets: context.targets)
        }
        ContextEntry("resultLine") { $0.flow.signature.result?.range.startPosition.line }
        ContextEntry("presentation") { $0.flow.signature.presentation.swift(for: $0.flow.name) }
        ContextEntry("dependencies") { $0.targets.contexts(of: $0.flow.dependencies) }
        ContextEntry("modules") { context in context.modules.map { context.project.destination($0.signature) } }
        ContextEntry("start") { $0.project.destination($0.flow.start.module) }
        ContextEntry("startBound") { BoundArgument.all($0.flow.start.arguments) }
        ContextEntry("startArguments") { context in
            let start = context.flow.start
            let bound = BoundArgument.all(start.arguments)
            return start.module.parameters.compactMap { parameter in
                (bound.value(of: parameter, in: start.arguments) ?? parameter.defaultValue?.text)
                    .map(parameter.argument(passing:))
            }
        }
        ContextEntry("results") { context in
            context.modules.compactMap { module in
                module.signature.result.map {
                    let isFlowResult = $0 == context.flow.signature.result
                    let method = module.didFinishMethod
                    return ModuleResultContext(type: $0.text, method: method, isFlowResult: isFlowResult)
                }
            }
        }
        ContextEntry("inheritedServices") { $0.targets.contexts(of: $0.services.inherited) }
        ContextEntry("hasOwnServices") { !$0.services.own.isEmpty }
        ContextEntry("mockedServices") { context in
            let own = context.services.own.map(\.reference)
            return context.targets.contexts(of: own.filter { context.project.mocked.contains($0.name) })
        }
        ContextEntry("leadsTo") { context in context.outside.map(context.project.destination) }
        ContextEntry("test") { FlowTestContext($0) }
    }

    var outside: [ModuleSignature] {
        let own = Set(flow.modules.map(\.name))
        var known: Set<String> = []
        return modules.flatMap(\.routes).map(\.destination).filter {
            !own.contains($0.name) && known.insert($0.name).inserted
        }
    }
}

struct ModuleResultContext: TemplateContext {
    let type: String
    let method: String
    let isFlowResult: Bool

    static let table = ContextTable<ModuleResultContext>("module result") {
        ContextEntry("type") { $0.type }
        ContextEntry("method") { $0.method }
        ContextEntry("isFlowResult") { $0.isFlowResult }
    }
}

extension Module {
    var didFinishMethod: String { "\(NameCase.camelCase.applied(to: name))DidFinish" }
}

struct FlowTestContext: TemplateContext {
    private let parameters: [(parameter: Parameter, sample: Sample)]
    private let result: Sample?
    private let canBegin: Bool

    init(_ context: FlowContext) {
        result = context.flow.signature.result.map { context.project.samples.value(of: $0, named: "result") }
        parameters = context.flow.signature.parameters.map { ($0, $0.sample(context.project.samples)) }
        let start = context.modules.first { $0.name == context.flow.start.module.name }
        let services = Set((context.services.own.map(\.reference) + context.services.inherited).map(\.name))
        let asked = context.flow.start.arguments.flatMap(\.value.names).map { String($0.root) }
        canBegin = start?.isBuiltByHand == false && start?.variant == nil && services.isDisjoint(with: asked)
    }

    static let table = ContextTable<FlowTestContext>("flow test") {
        ContextEntry("declarations") {
            $0.parameters.map {
                $0.sample.canThrow ? $0.parameter.declaration : "\($0.parameter.declaration) = \($0.sample.text)"
            }
        }
        ContextEntry("arguments") {
            $0.parameters.filter(\.sample.canThrow).map { $0.parameter.argument(passing: $0.sample.text) }
        }
        ContextEntry("result") { test in test.result.flatMap { $0.canThrow ? nil : $0.text } }
        ContextEntry("canBegin") { $0.canBegin }
    }
}
