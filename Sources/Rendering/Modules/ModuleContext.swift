import Diagnostics
import Mocks
import Specs
import SwiftSource

/// The variable `module` of a style's templates.
struct ModuleContext: TemplateContext {
    let module: Module
    let project: ProjectValues
    let roles: RolesContext

    init(_ module: Module, in project: ProjectValues) {
        self.module = module
        self.project = project
        roles = RolesContext(module, in: project)
    }

    static let table = ContextTable<ModuleContext>("module", "A screen of the app.") {
        ContextEntry("name", "The name of the module, and the prefix of its types.", example: "Login") {
            $0.module.name
        }
        ContextEntry("summary", "The purpose of the screen, in one sentence.", example: "Signs people in.") {
            $0.module.spec.summary?.text
        }
        ContextEntry("spec", "The path of its spec.", example: "Specs/Login.yml") { $0.module.specPath }
        ContextEntry("style", "The name of its style.", example: "viper") { $0.module.style.name }
        ContextEntry("target", "The target that it belongs to.") {
            TargetContext(target: $0.module.target, targets: $0.targets)
        }
        ContextEntry("folder", "The folder of its files in its target.", example: "Sources/App/Modules/Login") {
            "\($0.module.target.sources)/Modules/\($0.module.folder)"
        }
        ContextEntry(
            "appFolder",
            "The folder of its files in the app's target.",
            example: "Sources/App/Modules/Login"
        ) { "\($0.targets.app.sources)/Modules/\($0.module.folder)" }
        ContextEntry("testsFolder", "The folder of its tests.", example: "Tests/AppTests/Login") {
            $0.module.testsFolder
        }
        ContextEntry(
            "hasContracts",
            "Whether the module needs the file `LoginContracts.swift`. It does if it has a generated protocol, services, parameters or a "
                + "result.",
            example: "true"
        ) {
            $0.module.protocols.contains { !$0.isWrittenByHand } || !$0.module.dependencies.isEmpty
                || !$0.module.signature.parameters.isEmpty || $0.module.signature.result != nil
        }
        ContextEntry("imports", "The imports of its files.") { $0.imports }
        ContextEntry(
            "testable",
            "The `@testable` imports of its tests: its target, and the Swift module with the mocks of the "
                + "support target.",
            example: "[App]"
        ) { $0.targets.testable($0.module.target, mocksOf: []) }
        ContextEntry("mockImports", "The imports of the file with its mocks and test values.", example: "[UIKit]") {
            $0.mockImports
        }
        ContextEntry(
            "mockTestable",
            "The `@testable` imports of the file with its mocks: the imports in `testable`, and the Swift modules "
                + "with the mocks of the services that it uses.",
            example: "[App]"
        ) { context in
            let target = context.module.target
            let modules = context.targets.testableInMocks(
                of: target,
                mocksOf: context.module.dependencies.map(\.target)
            )
            guard modules.contains(target.module) else { return modules }
            let subjects = context.mocks.map(\.mock.subject)
            return modules
                + context.project.scopedImports.imports(
                    for: subjects,
                    of: target.module,
                    besides: Set(context.mockImports)
                )
        }
        ContextEntry(
            "isShown",
            "Whether it has a `show…` method. False for a module that is only a variant, and for the first module of "
                + "a flow if no route opens it.",
            example: "true"
        ) { $0.isShown }
        ContextEntry(
            "flow",
            "The flow of the module; nil if the app's router shows the module.",
            example: "Checkout"
        ) { $0.module.flow?.name }
        ContextEntry(
            "isMade",
            "Whether the flow's coordinator has a `make…` method for it. False if it is only a variant of another "
                + "module.",
            example: "true"
        ) { $0.isShown || $0.project.shown.isFirst($0.module) }
        ContextEntry(
            "didFinishMethod",
            "The method of the flow's coordinator that receives its result.",
            example: "loginDidFinish"
        ) { $0.module.didFinishMethod }
        ContextEntry("showMethod", "The method of the router or coordinator that shows it.", example: "showLogin") {
            $0.module.signature.showMethod
        }
        ContextEntry("parameters", "The parameters that the caller passes to open it.") {
            $0.module.signature.parameters
        }
        ContextEntry(
            "modes",
            "The modes of the module. The type of the parameter `mode` is an enum, and each mode is one of its cases."
        ) {
            $0.module.signature.modes
        }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.module.signature.result?.text }
        ContextEntry(
            "testAliases",
            "The types in its tests that have the name of a type of Swift Testing. The tests declare a type alias for each."
        ) { context in
            let signature = context.module.signature
            // In calls, Swift finds the type by itself.
            let observed = context.roles.contracts.flatMap(\.ownItems.members).compactMap(\.member.observed)
            let names = (signature.result?.names ?? []) + observed.flatMap(\.names)
            return TestAlias.all(names, in: signature, targets: context.targets)
        }
        ContextEntry("resultParts", "The parts of the type in `result`.") {
            $0.module.signature.result.map { TypeContext(type: $0) }
        }
        ContextEntry("resultLine", "The line of `result` in the spec.", example: "7") {
            $0.module.signature.result?.range.startPosition.line
        }
        ContextEntry(
            "presentation",
            "The presentation, as a case of `Presentation`. A route can set another one.",
            example: ".push"
        ) { $0.module.signature.presentation.swift(for: $0.module.name) }
        ContextEntry("dependencies", "The services that it uses.") { context in
            context.module.dependencies.map {
                ReferenceContext(reference: $0, targets: context.targets, testNames: context.module.style.testNames)
            }
        }
        ContextEntry(
            "allDependencies",
            "The services that it uses, and the services of all modules that can be reached from it through routes, "
                + "sorted by name."
        ) { $0.targets.contexts(of: $0.project.reached[$0.module.name] ?? []) }
        ContextEntry("canMockDependencies", "Whether all services in `dependencies` have mocks.", example: "true") {
            $0.roles.canMockDependencies
        }
        ContextEntry(
            "protocols",
            "The protocols of its roles, and its additional protocols, whose keys under `protocols` in the spec "
                + "begin with a capital letter."
        ) { $0.roles.contracts }
        ContextEntry("mocks", "The mocks of its generated protocols.") { $0.mocks }
        ContextEntry("roles", "Its parts, by the names of the style's roles: `module.roles.view`.") {
            $0.roles.contexts
        }
        ContextEntry("screen", "The part that UIKit or SwiftUI shows; nil if the style has none.") { $0.roles.screen }
        ContextEntry("routes", "The modules and flows that it can open.") { context in
            context.module.routes.map {
                RouteContext(route: $0, destination: context.project.destination($0.destination))
            }
        }
        ContextEntry("variant", "The module that is shown instead while a feature flag is on.") { VariantContext($0) }
        ContextEntry(
            "canLoad",
            "Whether tests can load the generated screen before anyone has edited it. False if it subscribes "
                + "to a property that has no value in tests.",
            example: "true"
        ) { $0.roles.canLoad }
        ContextEntry(
            "isBuiltByHand",
            "Whether a developer writes the function that builds it (`build: custom`).",
            example: "false"
        ) { $0.module.isBuiltByHand }
        ContextEntry("test", "The test values for its parameters; nil if one of its services has no mock.") {
            ModuleTestContext($0)
        }
    }

    private var targets: Targets { project.targets }

    var variant: Module? {
        module.variant.flatMap { project.modules[$0.on.name] }
    }

    /// The router, or its flow's coordinator, has a method of its own that shows it.
    private var isShown: Bool {
        project.shown.contains(module)
    }

    private var mocks: [MockContext] {
        project.mocks[module.name] ?? []
    }

    private var mockImports: [String] {
        let names = module.signature.allParameters.flatMap(\.type.names)
        let samples = project.samples.imports(of: names).filter { $0 != module.target.module }
        let mocks = Set(mocks.flatMap(\.imports) + imports.fixtures + samples)
        return mocks.subtracting(mocks.contains("UIKit") ? ["Foundation"] : []).sorted()
    }

    private var imports: ModuleImports {
        ModuleImports(module: module, targets: targets, variant: variant)
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

    static let table = ContextTable<VariantContext>(
        "variant",
        "The module that is shown instead of another one while a feature flag is on."
    ) {
        ContextEntry("flag", "The flag: the name after the dot in `isEnabled(.newLogin)`.", example: "newLogin") {
            $0.written.flag.text
        }
        ContextEntry("flagLine", "The line of the flag in the spec.", example: "8") {
            $0.written.flag.range.startPosition.line
        }
        ContextEntry("service", "The service that provides the flags.", example: "featureFlags") {
            $0.written.service.name
        }
        ContextEntry("name", "The module that is shown while the flag is on.", example: "NewLogin") { $0.module.name }
        ContextEntry("hasDependencies", "Whether this module uses services.", example: "true") {
            !$0.module.dependencies.isEmpty
        }
    }
}

struct ModuleTestContext: TemplateContext {
    private let arguments: [Sample]
    private let text: String

    init?(_ context: ModuleContext) {
        guard context.roles.canMockDependencies else { return nil }
        let parameters = context.module.signature.parameters
        arguments = parameters.map { $0.sample(context.project.samples) }
        text = zip(parameters, arguments).map { $0.argument(passing: $1.text) }.joined(separator: ", ")
    }

    static let table = ContextTable<ModuleTestContext>("module test", "The test values for the parameters of a module.")
    {
        ContextEntry("arguments", "The arguments of `LoginParameters(…)`.", example: "'email: \"email\"'") { $0.text }
        ContextEntry(
            "canThrow",
            "Whether an argument is a call that throws, because its type has no sample.",
            example: "false"
        ) {
            $0.arguments.contains(where: \.canThrow)
        }
    }
}
