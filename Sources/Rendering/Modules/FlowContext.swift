import Diagnostics
import Specs
import Support
import SwiftSource

/// The variable `flow` of templates.
struct FlowContext: TemplateContext {
    let flow: Flow
    let project: ProjectValues
    /// The modules of the flow.
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
        "Screens that a coordinator leads through, with everything that the spec says."
    ) {
        ContextEntry("name", "Its name, with which its types begin.", example: "Checkout") { $0.flow.name }
        ContextEntry("summary", "What it is for, in a sentence.", example: "Buys what is in the cart.") {
            $0.flow.spec.summary?.text
        }
        ContextEntry("spec", "The path of its spec.", example: "Specs/Checkout.yml") { $0.flow.specPath }
        ContextEntry("folder", "The folder of its files.", example: "Sources/App/Flows/Checkout") {
            "\($0.targets.app.sources)/Flows/\($0.flow.name)"
        }
        ContextEntry("testsFolder", "The folder of its tests.", example: "Tests/AppTests/Checkout") {
            "\($0.targets.app.tests)/\($0.flow.name)"
        }
        ContextEntry("imports", "What its files import.") { FlowImports(context: $0) }
        ContextEntry(
            "testable",
            "What its tests import with `@testable`: the app, and the mocks that all tests need.",
            example: "[App]"
        ) {
            $0.targets.testable($0.targets.app, mocksOf: [])
        }
        ContextEntry(
            "mockTestable",
            "What the file of its mocks imports with `@testable`: also the mocks of its services.",
            example: "[App]"
        ) { context in
            let services = context.services.own.map(\.reference) + context.services.inherited
            return context.targets.testable(context.targets.app, mocksOf: services.map(\.target))
        }
        ContextEntry("showMethod", "The router's method that opens it.", example: "showCheckout") {
            $0.flow.signature.showMethod
        }
        ContextEntry("parameters", "What whoever opens it passes.") { $0.flow.signature.parameters }
        ContextEntry("result", "The type of its result.", example: "Receipt") { $0.flow.signature.result?.text }
        ContextEntry("resultLine", "The line of the spec that says so.", example: "7") {
            $0.flow.signature.result?.range.startPosition.line
        }
        ContextEntry("presentation", "How its first screen is shown, as a case of `Presentation`.", example: ".push") {
            $0.flow.signature.presentation.swift(for: $0.flow.name)
        }
        ContextEntry("dependencies", "The services that its coordinator uses.") { context in
            context.flow.dependencies.map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("start", "The module with which it begins.") { SignatureContext(signature: $0.flow.start.module) }
        ContextEntry("startBound", "What the spec says of that, but for literals.") {
            BoundArgument.all($0.flow.start.arguments)
        }
        ContextEntry(
            "startArguments",
            "What that is opened with, as arguments of its parameters.",
            example: "['order: order']"
        ) { $0.startArguments }
        ContextEntry("results", "The results of its modules.") { context in
            context.modules.compactMap { ModuleResultContext($0, of: context.flow) }
        }
        ContextEntry("inheritedServices", "The services of the app that are needed in it.") { context in
            context.services.inherited.map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("mockedServices", "The services that end with it, as far as they have mocks.") { context in
            context.services.own.map(\.reference).filter { context.project.mocked.contains($0.name) }
                .map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("leadsTo", "The modules and flows outside to which its modules have routes.") { context in
            context.outside.map { SignatureContext(signature: $0) }
        }
        ContextEntry("test", "With what tests make its scope.") { FlowTestContext($0) }
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

/// The interface of a module or flow, for templates.
struct SignatureContext: TemplateContext {
    let signature: ModuleSignature

    static let table = ContextTable<SignatureContext>("destination", "A module or flow that something leads to.") {
        ContextEntry("name", "Its name.", example: "Login") { $0.signature.name }
        ContextEntry("showMethod", "The method that shows it.", example: "showLogin") { $0.signature.showMethod }
        ContextEntry("makeMethod", "The coordinator's method that builds it, in a flow.", example: "makeLogin") {
            "make\($0.signature.name)"
        }
        ContextEntry("parameters", "What whoever opens it passes.") { $0.signature.parameters }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.signature.result?.text }
    }
}

/// The result of a module in a flow, for templates.
struct ModuleResultContext: TemplateContext {
    private let module: Module
    private let result: SwiftType
    private let isFlows: Bool

    /// Returns nil if the module has no result.
    init?(_ module: Module, of flow: Flow) {
        guard let result = module.signature.result else { return nil }
        self.module = module
        self.result = result
        isFlows = result == flow.signature.result
    }

    static let table = ContextTable<ModuleResultContext>("module result", "The result of a module of a flow.") {
        ContextEntry("type", "Its type.", example: "Receipt") { $0.result.text }
        ContextEntry("method", "The coordinator's method that receives it.", example: "receiptDidFinish") {
            $0.module.didFinishMethod
        }
        ContextEntry("isFlows", "It can be the result of the flow: it has the same type.", example: "true") {
            $0.isFlows
        }
    }
}

extension Module {
    /// The name of the coordinator's method that receives the result.
    var didFinishMethod: String {
        "\(NameCase.lowerFirst.applied(to: name))DidFinish"
    }
}

/// The values with which tests create the scope of a flow, for templates.
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

    static let table = ContextTable<FlowTestContext>("flow test", "With what tests make the scope of a flow.") {
        ContextEntry(
            "declarations",
            "The flow's parameters as those of a function, with values as far as there are samples.",
            example: "['order: Order = Order(id: 1)']"
        ) {
            $0.parameters.map {
                $0.sample.canThrow ? $0.parameter.declaration : "\($0.parameter.declaration) = \($0.sample.text)"
            }
        }
        ContextEntry(
            "arguments",
            "The arguments of those without a sample, which throw.",
            example: "['venue: sample(Venue.self)']"
        ) {
            $0.parameters.filter(\.sample.canThrow).map { $0.parameter.argument($0.sample) }
        }
        ContextEntry("canBegin", "The first screen can be built before a test stubs a service.", example: "true") {
            $0.canBegin
        }
    }
}
