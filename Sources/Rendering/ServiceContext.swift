import ProjectGraph
import SwiftInterface
import TemplateEngine

/// What templates see as `service`.
struct ServiceContext {
    let service: Service
    let document: ServicesDocument
    let targets: Targets

    var value: TemplateValue {
        let items = ItemsContext(items: service.items ?? [])
        return .fields([
            "name": .string(service.name),
            "protocol": .string(service.protocolName),
            "implementation": .optional(service.implementation),
            "isWrittenByHand": .boolean(service.items == nil),
            "summary": .optional(service.reference.summary),
            "kind": .string(service.kind.rawValue),
            "lifetime": .string(service.lifetime.rawValue),
            "spec": .string(document.path),
            "target": TargetContext(target: service.target, targets: targets).value,
            "imports": .strings(imports),
            "dependencies": .list(
                service.dependencies.map { ReferenceContext(reference: $0, targets: targets).value }
            ),
            "items": items.value,
            "members": items.members,
            "hasStubs": .boolean(items.hasStubs),
            "hasStored": .boolean(items.hasStored),
            "make": .optional(service.make?.text),
        ])
    }

    private var imports: [String] {
        let usesSupport = SupportTypes.areNamed(in: service.items ?? [])
        let seen = service.dependencies.map(\.target.module) + (usesSupport ? [targets.support.module] : [])
        return Set(service.imports + seen).subtracting([service.target.module]).sorted()
    }
}

/// What templates see as `document`: the services of one spec.
struct DocumentContext {
    let document: ServicesDocument
    let targets: Targets

    var value: TemplateValue {
        let modules = document.services.flatMap { [$0.target.module] + $0.makeImports }
        return .fields([
            "name": .string(document.name),
            "summary": .optional(document.summary),
            "spec": .string(document.path),
            "services": .list(
                document.services.map { ServiceContext(service: $0, document: document, targets: targets).value }
            ),
            "appImports": .strings(Set(modules).subtracting([targets.app.module]).sorted()),
        ])
    }
}
