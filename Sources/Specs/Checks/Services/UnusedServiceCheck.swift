import Diagnostics
import SwiftSource
import YAML

/// Reports unused services. A project without modules has no unused services.
enum UnusedServiceCheck {
    static func run(_ spec: ProjectSpec, _ services: [Service], flags: FlagService, into bag: inout DiagnosticBag) {
        var used = Set(services.flatMap { $0.make?.names ?? [] }.map { String($0.root) })
        if let name = flags.reference?.name { used.insert(name) }
        var flows: [SourceFile] = []
        var hasModules = false
        for document in spec.documents {
            switch document {
            case .module(let module):
                hasModules = true
                used.formUnion(module.dependencies.map(\.text))
            case .services(let document):
                for service in document.services.items {
                    used.formUnion((service.value.value?.dependencies.items ?? []).map(\.text))
                }
            case .flow(let flow):
                hasModules = true
                used.formUnion(flow.dependencies.map(\.text))
                flows.append(flow.range.file)
            case .invalid: break
            }
        }
        guard hasModules else { return }
        // The arguments of a flow's first module can use services.
        for service in services where !used.contains(service.name) && !flows.mayDeclare(service.name) {
            bag.add(
                .unusedService,
                "unused service `\(service.name)`",
                at: service.reference.nameRange,
                help: "list it under `dependencies` of the module or service that uses it, or remove it"
            )
        }
    }
}
