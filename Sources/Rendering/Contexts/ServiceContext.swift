import Diagnostics
import Specs
import SwiftSource

/// The variable `service` of templates.
struct ServiceContext: TemplateContext {
    let service: Service
    let targets: Targets
    private let items: ItemsContext

    init(_ service: Service, in targets: Targets) {
        self.service = service
        self.targets = targets
        items = ItemsContext(service.items ?? [], surroundings: MemberSurroundings(canStore: service.kind == .model))
    }

    static let table = ContextTable<ServiceContext>("service", "A service or model of the app.") {
        ContextEntry("name", "The name of the service, and of its property in `AppLocator`.", example: "authService") {
            $0.service.name
        }
        ContextEntry("protocol", "Its protocol.", example: "AuthServicing") { $0.service.protocolName }
        ContextEntry(
            "provided",
            "The type of the service's property in `AppLocator`, or in its flow's scope. If the service has commands, "
                + "this is the protocol of the commands. Otherwise it is `protocol`.",
            example: "AuthServicing"
        ) { $0.service.reference.providedName }
        ContextEntry("commands", "The commands, which only coordinators call; nil if there are none.") {
            $0.service.commands
        }
        ContextEntry(
            "implementation",
            "The class that implements the protocol; nil if the spec names none.",
            example: "AuthService"
        ) { $0.service.implementation?.text }
        ContextEntry(
            "isWrittenByHand",
            "Whether the protocol exists in a Swift file, so that scaffold doesn't generate it.",
            example: "false"
        ) { $0.service.items == nil }
        ContextEntry("summary", "Its purpose, in one sentence.", example: "Signs people in and out.") {
            $0.service.reference.summary
        }
        ContextEntry("kind", "`service` or `model`.", example: "service") { $0.service.kind.rawValue }
        ContextEntry("lifetime", "`singleton`, `weak`, `transient`, `flow` or `external`.", example: "singleton") {
            $0.service.lifetime.rawValue
        }
        ContextEntry("spec", "The path of its spec.", example: "Specs/Services.yml") { $0.service.specPath }
        ContextEntry("target", "The target that it belongs to.") {
            TargetContext(target: $0.service.target, targets: $0.targets)
        }
        ContextEntry("imports", "The imports of its files.", example: "[Foundation]") { $0.imports }
        ContextEntry("dependencies", "The services that it uses.") { $0.targets.contexts(of: $0.service.dependencies) }
        ContextEntry(
            "items",
            "The body of the protocol, in order: members, comments and `#if` blocks. Empty if `isWrittenByHand`."
        ) { $0.items.contexts }
        ContextEntry("members", "The members of the protocol that are not inside `#if`. Empty if `isWrittenByHand`.") {
            $0.items.members
        }
        ContextEntry(
            "hasStubs",
            "Whether the protocol has members that the class declares as stubs, in an extension. False if all members are "
                + "stored properties.",
            example: "true"
        ) { $0.items.hasStubs }
        ContextEntry("hasStored", "Whether the class has stored properties for the protocol.", example: "false") {
            $0.items.hasStored
        }
        ContextEntry(
            "makingLine",
            "The line of `make` in the spec, or else of `implementation`; nil if the spec has neither.",
            example: "5"
        ) { ($0.service.make?.range ?? $0.service.implementation?.range)?.startPosition.line }
        ContextEntry(
            "make",
            "The expression under `make` in the spec, which creates the service; nil if there is none.",
            example: "AuthService()"
        ) { $0.service.make?.text }
    }

    private var imports: [String] {
        let usesSupport =
            service.implementation != nil && service.writtenItems.members.contains(where: \.throwsAnyError)
        let seen = service.dependencies.map(\.target.module) + (usesSupport ? [targets.support.module] : [])
        return Set(service.imports + seen).subtracting([service.target.module]).sorted()
    }
}

extension Service.Commands: TemplateContext {
    static let table = ContextTable<Service.Commands>(
        "commands",
        "Functions of a service: only the coordinators of flows call these functions."
    ) {
        ContextEntry(
            "protocol",
            "The protocol of these functions, which refines the protocol of the service.",
            example: "CartCommanding"
        ) { $0.protocolName }
        ContextEntry("items", "The body of the protocol, in order: members, comments and `#if` blocks.") {
            ItemsContext($0.items).contexts
        }
    }
}

/// The variable `document` of templates: the services of a spec.
struct DocumentContext: TemplateContext {
    let document: ServicesDocument
    let targets: Targets
    /// The services that have mocks, by name.
    let mocked: Set<String>

    static let table = ContextTable<DocumentContext>("document", "A spec with services.") {
        ContextEntry("name", "The name of the spec's file in the form of a type name.", example: "Services") {
            $0.document.name
        }
        ContextEntry("summary", "The purpose of the services, in one sentence.", example: "What the whole app shares.")
        { $0.document.spec.summary?.text }
        ContextEntry("spec", "The path of the spec.", example: "Specs/Services.yml") { $0.document.path }
        ContextEntry("services", "The services of the spec.") { context in
            context.document.services.map { ServiceContext($0, in: context.targets) }
        }
        ContextEntry(
            "scopes",
            "The services, grouped by the type that provides them: first those of `AppLocator`, then those of "
                + "flows."
        ) { ServiceScopeContext.all($0) }
        ContextEntry("mockedServices", "The services that have mocks.") {
            $0.targets.contexts(of: $0.mockedServices.map(\.reference))
        }
        ContextEntry("testable", "The `@testable` imports of a test file that uses these services.", example: "[App]") {
            context in
            context.targets.testable(context.targets.app, mocksOf: context.document.services.map(\.target))
        }
        ContextEntry("appMocks", "The services in `mockedServices` that `AppLocator` provides.") { context in
            context.targets.contexts(of: context.mockedServices.filter { $0.flow == nil }.map(\.reference))
        }
        ContextEntry(
            "appImports",
            "The imports of the app's file that creates the services.",
            example: "[CoreServices]"
        ) { context in
            let modules = context.document.services.flatMap { [$0.target.module] + $0.makeImports }
            return Set(modules).subtracting([context.targets.app.module]).sorted()
        }
    }

    private var mockedServices: [Service] {
        document.services.filter { mocked.contains($0.name) }
    }
}

extension Service {
    var specPath: String { reference.nameRange.file.path }
}

struct ServiceScopeContext: TemplateContext {
    let type: String
    let services: [ServiceContext]

    static let table = ContextTable<ServiceScopeContext>(
        "service scope",
        "A type that provides services of a spec: `AppLocator`, or the scope of a flow."
    ) {
        ContextEntry("type", "The name of the type.", example: "CheckoutScope") { $0.type }
        ContextEntry("services", "The services of the spec that it provides.") { $0.services }
    }

    /// The locator first, then the flows in the order in which the services name them.
    static func all(_ context: DocumentContext) -> [ServiceScopeContext] {
        let services = context.document.services
        var flows: [String] = []
        for name in services.compactMap(\.flow?.name) where !flows.contains(name) { flows.append(name) }
        let scopes = [(type: "AppLocator", flow: String?.none)] + flows.map { ("\($0)Scope", $0) }
        return scopes.map { scope in
            let provided = services.filter { $0.flow?.name == scope.flow }
            return ServiceScopeContext(
                type: scope.type,
                services: provided.map { ServiceContext($0, in: context.targets) }
            )
        }.filter { !$0.services.isEmpty }
    }
}
