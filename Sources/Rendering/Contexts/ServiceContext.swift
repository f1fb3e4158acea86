import Diagnostics
import Specs
import SwiftSource

/// The variable `service` of templates.
struct ServiceContext: TemplateContext {
    let service: Service
    let document: ServicesDocument
    let targets: Targets
    private let items: ItemsContext

    init(service: Service, document: ServicesDocument, targets: Targets) {
        self.service = service
        self.document = document
        self.targets = targets
        items = ItemsContext(service.items ?? [], surroundings: MemberSurroundings(canStore: service.kind == .model))
    }

    static let table = ContextTable<ServiceContext>("service", "A service or model of the app.") {
        ContextEntry("name", "Its name in the locator.", example: "authService") { $0.service.name }
        ContextEntry("protocol", "Its protocol.", example: "AuthServicing") { $0.service.protocolName }
        ContextEntry("implementation", "Its class; nil where the project has none of it.", example: "AuthService") {
            $0.service.implementation
        }
        ContextEntry("isWrittenByHand", "Its protocol is in a Swift file of the team's.", example: "false") {
            $0.service.items == nil
        }
        ContextEntry("summary", "What it is for, in a sentence.", example: "Signs people in and out.") {
            $0.service.reference.summary
        }
        ContextEntry("kind", "`service` or `model`.", example: "service") { $0.service.kind.rawValue }
        ContextEntry("lifetime", "How long one lives.", example: "singleton") { $0.service.lifetime.rawValue }
        ContextEntry("spec", "The path of its spec.", example: "Specs/Services.yml") { $0.document.path }
        ContextEntry("target", "The target that it belongs to.") {
            TargetContext(target: $0.service.target, targets: $0.targets)
        }
        ContextEntry("imports", "What its files import.", example: "[Foundation]") { $0.imports }
        ContextEntry("dependencies", "The services that it needs.") { context in
            context.service.dependencies.map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("items", "What is in the body of its protocol, in order: members, comments and `#if`.") {
            $0.items.contexts
        }
        ContextEntry("members", "The members of its protocol that stand under no `#if`.") { $0.items.memberValues }
        ContextEntry("hasStubs", "Something is left for the class to declare in an extension.", example: "true") {
            $0.items.hasStubs
        }
        ContextEntry("hasStored", "The class stores properties for its protocol.", example: "false") {
            $0.items.hasStored
        }
        ContextEntry(
            "makingLine",
            "The line of the spec that says how it is made; nil for one that the app brings.",
            example: "5"
        ) {
            ($0.service.make?.range ?? $0.service.implementationRange)?.startPosition.line
        }
        ContextEntry("make", "The expression that makes one, where the spec gives it.", example: "AuthService()") {
            $0.service.make?.text
        }
    }

    private var imports: [String] {
        let items = service.items ?? []
        let usesSupport =
            SupportTypes.areNamed(in: items)
            || service.implementation != nil && items.members.contains(where: \.throwsAnyError)
        let seen = service.dependencies.map(\.target.module) + (usesSupport ? [targets.support.module] : [])
        return Set(service.imports + seen).subtracting([service.target.module]).sorted()
    }
}

/// The variable `document` of templates: the services of a spec.
struct DocumentContext: TemplateContext {
    let document: ServicesDocument
    let targets: Targets
    /// The services that have mocks, by name.
    let mocked: Set<String>

    static let table = ContextTable<DocumentContext>("document", "A spec with services.") {
        ContextEntry("name", "Its name.", example: "Services") { $0.document.name }
        ContextEntry("summary", "What it is for, in a sentence.", example: "What the whole app shares.") {
            $0.document.summary
        }
        ContextEntry("spec", "Its path.", example: "Specs/Services.yml") { $0.document.path }
        ContextEntry("services", "Its services.") { context in
            context.document.services.map {
                ServiceContext(service: $0, document: context.document, targets: context.targets)
            }
        }
        ContextEntry("scopes", "The locator, and the scopes of flows, with those of its services that each vends.") {
            ServiceScopeContext.all($0)
        }
        ContextEntry("mockedServices", "Those of its services that have mocks.") { context in
            context.document.services.map(\.reference).filter { context.mocked.contains($0.name) }
                .map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("testable", "What tests of its services import with `@testable`.", example: "[App]") { context in
            context.targets.testable(context.targets.app, mocksOf: context.document.services.map(\.target))
        }
        ContextEntry("appMocks", "Of these, the ones that the locator vends.") { context in
            context.document.services.filter { $0.flow == nil && context.mocked.contains($0.name) }.map(\.reference)
                .map { ReferenceContext(reference: $0, targets: context.targets) }
        }
        ContextEntry("appImports", "What the app's file that registers them imports.", example: "[CoreServices]") {
            context in
            let modules = context.document.services.flatMap { [$0.target.module] + $0.makeImports }
            return Set(modules).subtracting([context.targets.app.module]).sorted()
        }
    }
}

/// A scope that provides services of a spec, for templates.
struct ServiceScopeContext: TemplateContext {
    private let type: String
    private let services: [ServiceContext]

    static let table = ContextTable<ServiceScopeContext>("service scope", "What vends some services of a spec.") {
        ContextEntry("type", "`AppLocator`, or the scope of a flow.", example: "CheckoutScope") { $0.type }
        ContextEntry("services", "The services that it vends.") { $0.services }
    }

    /// The locator first, then the flows in the order in which the services name them.
    static func all(_ context: DocumentContext) -> [ServiceScopeContext] {
        let services = context.document.services
        var flows: [String] = []
        for name in services.compactMap(\.flow?.name) where !flows.contains(name) { flows.append(name) }
        let scopes = [(type: "AppLocator", flow: String?.none)] + flows.map { ("\($0)Scope", $0) }
        return scopes.map { scope in
            let vended = services.filter { $0.flow?.name == scope.flow }
            return ServiceScopeContext(
                type: scope.type,
                services: vended.map {
                    ServiceContext(service: $0, document: context.document, targets: context.targets)
                }
            )
        }.filter { !$0.services.isEmpty }
    }
}
