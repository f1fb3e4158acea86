import Diagnostics
import Specs
import SwiftSource

struct ServiceContext: TemplateContext {
    let service: Service
    let targets: Targets
    private let items: ItemsContext

    init(_ service: Service, in targets: Targets) {
        self.service = service
        self.targets = targets
        items = ItemsContext(service.items ?? [], surroundings: MemberSurroundings(canStore: service.kind == .model))
    }

    static let table = ContextTable<ServiceContext>("service") {
        ContextEntry("name") { $0.service.name }
        ContextEntry("protocol") { $0.service.protocolName }
        ContextEntry("provided") { $0.service.reference.providedName }
        ContextEntry("commands") { $0.service.commands }
        ContextEntry("implementation") { $0.service.implementation?.text }
        ContextEntry("isWrittenByHand") { $0.service.items == nil }
        ContextEntry("summary") { $0.service.reference.summary }
        ContextEntry("kind") { $0.service.kind.rawValue }
        ContextEntry("lifetime") { $0.service.lifetime.rawValue }
        ContextEntry("spec") { $0.service.specPath }
        ContextEntry("target") { TargetContext(target: $0.service.target, targets: $0.targets) }
        ContextEntry("imports") { context in
            let service = context.service
            let usesSupport =
                service.implementation != nil && service.writtenItems.members.contains(where: \.throwsAnyError)
            let support = usesSupport ? [context.targets.support.module] : []
            let seen = ([service.reference] + service.dependencies).flatMap(\.modules)
            return Set(service.imports + seen + support).subtracting([service.target.module]).sorted()
        }
        ContextEntry("dependencies") { $0.targets.contexts(of: $0.service.dependencies) }
        ContextEntry("items") { $0.items.contexts }
        ContextEntry("members") { $0.items.members }
        ContextEntry("hasStubs") { $0.items.hasStubs }
        ContextEntry("hasStored") { $0.items.hasStored }
        ContextEntry("makingLine") { ($0.service.make?.range ?? $0.service.implementation?.range)?.startPosition.line }
        ContextEntry("make") { $0.service.make?.text }
    }
}

extension Service.Commands: TemplateContext {
    static let table = ContextTable<Service.Commands>("commands") {
        ContextEntry("protocol") { $0.protocolName }
        ContextEntry("items") { ItemsContext($0.items).contexts }
    }
}

/// The variable `document` of templates: the services of a spec.
struct DocumentContext: TemplateContext {
    let document: ServicesDocument
    let targets: Targets
    let mocked: Set<String>

    static let table = ContextTable<DocumentContext>("document") {
        ContextEntry("name") { $0.document.name }
        ContextEntry("summary") { $0.document.spec.summary?.text }
        ContextEntry("spec") { $0.document.path }
        ContextEntry("services") { context in
            context.document.services.map { ServiceContext($0, in: context.targets) }
        }
        ContextEntry("scopes") { ServiceScopeContext.all($0) }
        ContextEntry("mockedServices") { $0.targets.contexts(of: $0.mockedServices.map(\.reference)) }
        ContextEntry("testable") { context in
            context.targets.testable(context.targets.app, mocksOf: context.document.services.map(\.target))
        }
        ContextEntry("appMocks") { context in
            context.targets.contexts(of: context.mockedServices.filter { $0.flow == nil }.map(\.reference))
        }
        ContextEntry("appImports") { context in
            let modules = context.document.services.flatMap { $0.reference.modules + $0.makeImports }
            return Set(modules).subtracting([context.targets.app.module]).sorted()
        }
    }

    private var mockedServices: [Service] { document.services.filter { mocked.contains($0.name) } }
}

extension Service {
    var specPath: String { reference.nameRange.file.path }
}

struct ServiceScopeContext: TemplateContext {
    let type: String
    let services: [ServiceContext]

    static let table = ContextTable<ServiceScopeContext>("service scope") {
        ContextEntry("type") { $0.type }
        ContextEntry("services") { $0.services }
    }

    /// Returns the locator first, then the flows in the order in which the services name them.
    static func all(_ context: DocumentContext) -> [ServiceScopeContext] {
        let services = context.document.services
        var flows: [String] = []
        for name in services.compactMap(\.flow?.name) where !flows.contains(name) { flows.append(name) }
        let scopes = [(type: "AppLocator", flow: String?.none)] + flows.map { ("\($0)Scope", $0) }
        return scopes.map { scope in
            let provided = services.filter { $0.flow?.name == scope.flow }
            let contexts = provided.map { ServiceContext($0, in: context.targets) }
            return ServiceScopeContext(type: scope.type, services: contexts)
        }.filter { !$0.services.isEmpty }
    }
}
