import Diagnostics
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
        roles = RolesContext(
            module: module,
            targets: project.targets,
            imports: ModuleImports(module: module, targets: project.targets, variant: nil),
            services: project.services,
            isTestable: module.dependencies.allSatisfy { project.mocked.contains($0.name) },
            samples: project.samples
        )
    }

    static let table = ContextTable<ModuleContext>("module", "A screen of the app, with everything that its spec says.")
    {
        ContextEntry("name", "Its name, with which its types begin.", example: "Login") { $0.module.name }
        ContextEntry("summary", "What it is for, in a sentence.", example: "Signs people in.") {
            $0.module.spec.summary?.text
        }
        ContextEntry("spec", "The path of its spec.", example: "Specs/Login.yml") { $0.module.specPath }
        ContextEntry("style", "The name of its style.", example: "viper") { $0.module.style.name }
        ContextEntry("target", "The target that it belongs to.") {
            TargetContext(target: $0.module.target, targets: $0.targets)
        }
        ContextEntry("folder", "The folder of its files.", example: "Sources/App/Modules/Login") {
            "\($0.module.target.sources)/Modules/\($0.module.folder)"
        }
        ContextEntry(
            "appFolder",
            "The folder of those of its files that belong to the app.",
            example: "Sources/App/Modules/Login"
        ) {
            "\($0.targets.app.sources)/Modules/\($0.module.folder)"
        }
        ContextEntry("testsFolder", "The folder of its tests.", example: "Tests/AppTests/Login") {
            $0.module.testsFolder
        }
        ContextEntry(
            "navigation",
            "The protocol through which it opens other screens; without routes, that of all modules.",
            example: "LoginNavigation"
        ) {
            $0.module.navigation
        }
        ContextEntry(
            "hasContracts",
            "There are protocols to write, or it has services, parameters or a result.",
            example: "true"
        ) { $0.hasContracts }
        ContextEntry("imports", "What its files import.") { $0.imports }
        ContextEntry(
            "testable",
            "What its tests import with `@testable`: its target, and the mocks that all tests need.",
            example: "[App]"
        ) {
            $0.targets.testable($0.module.target, mocksOf: [])
        }
        ContextEntry("mockImports", "What the file of its mocks imports.", example: "[UIKit]") { context in
            let fixtures = context.imports.fixtures
            let mocks = Set(context.mocks.flatMap(\.imports) + fixtures)
            return mocks.subtracting(mocks.contains("UIKit") ? ["Foundation"] : []).sorted()
        }
        ContextEntry(
            "mockTestable",
            "What that file imports with `@testable`: also the mocks of its services.",
            example: "[App]"
        ) { context in
            context.targets.testable(context.module.target, mocksOf: context.module.dependencies.map(\.target))
        }
        ContextEntry("isShown", "Something leads to it, so there is a method that shows it.", example: "true") {
            $0.isShown
        }
        ContextEntry(
            "flow",
            "The flow whose coordinator alone shows it; nil where the app's router does.",
            example: "Checkout"
        ) { $0.module.flow?.name }
        ContextEntry(
            "isMade",
            "The flow's coordinator builds it other than instead of another module.",
            example: "true"
        ) { $0.isShown || $0.project.shown.isFirst($0.module) }
        ContextEntry(
            "didFinishMethod",
            "The coordinator's method that receives its result, in a flow.",
            example: "loginDidFinish"
        ) {
            $0.module.didFinishMethod
        }
        ContextEntry("showMethod", "The router's method that shows it.", example: "showLogin") {
            $0.module.signature.showMethod
        }
        ContextEntry("parameters", "What whoever opens it passes.") { $0.module.signature.parameters }
        ContextEntry("result", "The type of its result.", example: "Session") { $0.module.signature.result?.text }
        ContextEntry("resultLine", "The line of the spec that says so.", example: "7") {
            $0.module.signature.result?.range.startPosition.line
        }
        ContextEntry("presentation", "How it is shown, as a case of `Presentation`.", example: ".push") {
            $0.module.signature.presentation.swift(for: $0.module.name)
        }
        ContextEntry("dependencies", "The services that it needs.") { context in
            context.module.dependencies.map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("canMockDependencies", "All these services have mocks.", example: "true") {
            $0.canMockDependencies
        }
        ContextEntry("protocols", "All its protocols: of its roles, its navigation, and those that the spec names.") {
            $0.roles.contracts
        }
        ContextEntry("mocks", "The mocks of its protocols.") { $0.mocks }
        ContextEntry("roles", "Its parts by the names of the style's roles: `module.roles.presenter`.") {
            $0.roles.contexts
        }
        ContextEntry("routes", "The modules that may be shown from it.") { $0.routes }
        ContextEntry("variant", "The module that is shown instead while a flag is on.") { VariantContext($0) }
        ContextEntry("canLoad", "Its view can load although a person has yet to write the screen.", example: "true") {
            $0.roles.canLoad
        }
        ContextEntry("isBuiltByHand", "The team writes the function that builds it.", example: "false") {
            $0.module.isBuiltByHand
        }
        ContextEntry("test", "With what tests build it; nil where a service has no mock.") { ModuleTestContext($0) }
    }

    private var targets: Targets { project.targets }

    /// The module that the router shows instead while a flag is on.
    var variant: Module? {
        module.variant.flatMap { project.modules[$0.on.name] }
    }

    /// The router, or its flow's coordinator, has a method of its own that shows it.
    private var isShown: Bool {
        project.shown.contains(module)
    }

    /// All services that it needs have mocks.
    var canMockDependencies: Bool {
        module.dependencies.allSatisfy { project.mocked.contains($0.name) }
    }

    /// The mocks of the module's protocols.
    private var mocks: [MockContext] {
        project.mocks[module.name] ?? []
    }

    private var imports: ModuleImports {
        ModuleImports(module: module, targets: targets, variant: variant)
    }

    private var hasContracts: Bool {
        module.protocols.contains { !$0.isWrittenByHand } || !module.dependencies.isEmpty
            || !module.signature.parameters.isEmpty || module.signature.result != nil
    }

    private var routes: [RouteContext] {
        module.routes.map(RouteContext.init)
    }
}

/// The variant of a module, for templates.
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
        "What the router shows instead of a module while a flag is on."
    ) {
        ContextEntry("flag", "The flag, a property of the service.", example: "newLogin") { $0.written.flag.text }
        ContextEntry("flagLine", "The line of the spec that names it.", example: "8") {
            $0.written.flag.range.startPosition.line
        }
        ContextEntry("service", "The service that has the flag.", example: "featureFlags") { $0.written.service.name }
        ContextEntry("name", "The module that is shown instead.", example: "NewLogin") { $0.module.name }
        ContextEntry("hasDependencies", "That module needs services.", example: "true") {
            !$0.module.dependencies.isEmpty
        }
    }
}

/// The code with which tests build a module, for templates.
struct ModuleTestContext: TemplateContext {
    private let arguments: [Sample]
    private let text: String

    init?(_ context: ModuleContext) {
        guard context.canMockDependencies else { return nil }
        let parameters = context.module.signature.parameters
        arguments = parameters.map { $0.sample(context.project.samples) }
        text = zip(parameters, arguments).map { $0.argument($1) }.joined(separator: ", ")
    }

    static let table = ContextTable<ModuleTestContext>("module test", "With what tests build a module.") {
        ContextEntry("arguments", "The arguments of its parameters.", example: "'email: \"email\"'") { $0.text }
        ContextEntry("canThrow", "One of them has no sample, so that it throws.", example: "false") {
            $0.arguments.contains(where: \.canThrow)
        }
    }
}
