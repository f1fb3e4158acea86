import Diagnostics
import Specs
import Support
import SwiftSource

/// The variable `flow` of templates.
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

    static let table = ContextTable<FlowContext>(
        "flow",
        "A sequence of screens with a coordinator."
    ) {
        ContextEntry("name", "The name of the flow, and the prefix of its types.", example: "Checkout") { $0.flow.name }
        ContextEntry("summary", "The purpose of the flow, in one sentence.", example: "Buys what is in the cart.") {
            $0.flow.spec.summary?.text
        }
        ContextEntry("spec", "The path of its spec.", example: "Specs/Checkout.yml") { $0.flow.specPath }
        ContextEntry("folder", "The folder of its files.", example: "Sources/App/Flows/Checkout") {
            "\($0.targets.app.sources)/Flows/\($0.flow.name)"
        }
        ContextEntry("testsFolder", "The folder of its tests.", example: "Tests/AppTests/Checkout") {
            "\($0.targets.app.tests)/\($0.flow.name)"
        }
        ContextEntry("imports", "The imports of its files.") { FlowImports(context: $0) }
        ContextEntry(
            "testable",
            "The `@testable` imports of its tests: the app, and the Swift module with the mocks of the support target.",
            example: "[App]"
        ) { $0.targets.testable($0.targets.app, mocksOf: []) }
        ContextEntry(
            "mockTestable",
            "The `@testable` imports of the test file that creates the flow's scope. These are the imports in "
                + "`testable`, and the Swift modules with the mocks of the flow's services.",
            example: "[App]"
        ) { context in
            let services = context.services.own.map(\.reference) + context.services.inherited
            return context.targets.testable(context.targets.app, mocksOf: services.map(\.target))
        }
        ContextEntry("showMethod", "The router's method that opens it.", example: "showCheckout") {
            $0.flow.signature.showMethod
        }
        ContextEntry("parameters", "The parameters that the caller passes to open it.") { $0.flow.signature.parameters }
        ContextEntry("result", "The type of its result.", example: "Receipt") { $0.flow.signature.result?.text }
        ContextEntry("resultParts", "The parts of the type in `result`.") {
            $0.flow.signature.result.map { TypeContext(type: $0) }
        }
        ContextEntry(
            "testAliases",
            "The types in its result that have the name of a type of Swift Testing. The tests declare a type alias for each."
        ) { context in
            let signature = context.flow.signature
            return TestAlias.all(signature.result?.names ?? [], in: signature, targets: context.targets)
        }
        ContextEntry("resultLine", "The line of `result` in the spec.", example: "7") {
            $0.flow.signature.result?.range.startPosition.line
        }
        ContextEntry(
            "presentation",
            "The presentation of the first screen: a case of `Presentation`.",
            example: ".push"
        ) { $0.flow.signature.presentation.swift(for: $0.flow.name) }
        ContextEntry("dependencies", "The services that the coordinator uses.") {
            $0.targets.contexts(of: $0.flow.dependencies)
        }
        ContextEntry("modules", "Its modules.") { context in
            context.modules.map { context.project.destination($0.signature) }
        }
        ContextEntry("start", "The first module.") { $0.project.destination($0.flow.start.module) }
        ContextEntry("startBound", "The arguments of `start` in the spec that are not literals.") {
            BoundArgument.all($0.flow.start.arguments)
        }
        ContextEntry(
            "startArguments",
            "All arguments for the parameters of the first module, with labels.",
            example: "['order: order']"
        ) { $0.startArguments }
        ContextEntry("results", "The results of its modules.") { context in
            context.modules.compactMap { module in
                module.signature.result.map {
                    let isFlowResult = $0 == context.flow.signature.result
                    return ModuleResultContext(
                        type: $0.text,
                        method: module.didFinishMethod,
                        isFlowResult: isFlowResult
                    )
                }
            }
        }
        ContextEntry(
            "inheritedServices",
            "The services of `AppLocator` that the flow uses: in its coordinator, its modules, its own services, or the "
                + "arguments of `start`."
        ) { $0.targets.contexts(of: $0.services.inherited) }
        ContextEntry("mockedServices", "The services that have mocks and whose lifetime is this flow.") { context in
            let own = context.services.own.map(\.reference)
            return context.targets.contexts(of: own.filter { context.project.mocked.contains($0.name) })
        }
        ContextEntry(
            "leadsTo",
            "The modules and flows that its modules open with a route, and that are not in the flow."
        ) { context in context.outside.map(context.project.destination) }
        ContextEntry("test", "The test values for its parameters.") { FlowTestContext($0) }
    }

    private var startArguments: [String] {
        let bound = BoundArgument.all(flow.start.arguments)
        return flow.start.module.parameters.compactMap { parameter in
            (bound.value(of: parameter, in: flow.start.arguments) ?? parameter.defaultValue?.text).map(
                parameter.argument(passing:)
            )
        }
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

    static let table = ContextTable<ModuleResultContext>("module result", "The result of a module of a flow.") {
        ContextEntry("type", "The type of the result.", example: "Receipt") { $0.type }
        ContextEntry("method", "The coordinator's method that receives it.", example: "confirmationDidFinish") {
            $0.method
        }
        ContextEntry(
            "isFlowResult",
            "Whether the result has the type of the flow's result. If so, the flow finishes with it by default.",
            example: "true"
        ) { $0.isFlowResult }
    }
}

extension Module {
    var didFinishMethod: String {
        "\(NameCase.camelCase.applied(to: name))DidFinish"
    }
}

struct FlowTestContext: TemplateContext {
    private let parameters: [(parameter: Parameter, sample: Sample)]
    private let canBegin: Bool

    init(_ context: FlowContext) {
        parameters = context.flow.signature.parameters.map { ($0, $0.sample(context.project.samples)) }
        let start = context.modules.first { $0.name == context.flow.start.module.name }
        let services = Set((context.services.own.map(\.reference) + context.services.inherited).map(\.name))
        let asked = context.flow.start.arguments.flatMap(\.value.names).map { String($0.root) }
        canBegin = start?.isBuiltByHand == false && start?.variant == nil && services.isDisjoint(with: asked)
    }

    static let table = ContextTable<FlowTestContext>("flow test", "The test values for the parameters of a flow.") {
        ContextEntry(
            "declarations",
            "The parameters of the flow, as the test function that creates its scope declares them. The sample of a parameter is its default value.",
            example: "['order: Order = Order(id: 1)']"
        ) {
            $0.parameters.map {
                $0.sample.canThrow ? $0.parameter.declaration : "\($0.parameter.declaration) = \($0.sample.text)"
            }
        }
        ContextEntry(
            "arguments",
            "The arguments for the parameters without a sample. Each is a call that throws an error with the name of the missing "
                + "sample.",
            example: "['venue: sample(Venue.self)']"
        ) { $0.parameters.filter(\.sample.canThrow).map { $0.parameter.argument(passing: $0.sample.text) } }
        ContextEntry(
            "canBegin",
            "Whether a test can create the flow's first screen without stubs for services.",
            example: "true"
        ) { $0.canBegin }
    }
}
