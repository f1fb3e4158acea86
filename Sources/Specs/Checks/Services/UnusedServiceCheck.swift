import Diagnostics
import SwiftSource

/// Reports unused services. A project without modules has no unused services.
enum UnusedServiceCheck {
    static func run(_ graph: ProjectGraph, flags: FlagService, into bag: inout DiagnosticBag) {
        guard !graph.modules.isEmpty || !graph.flows.isEmpty else { return }
        let services = graph.services
        let dependencies =
            graph.modules.flatMap(\.dependencies) + graph.flows.flatMap(\.dependencies)
            + services.flatMap(\.dependencies) + [flags.reference].compactMap(\.self)
        let used = Set(dependencies.map(\.name) + services.flatMap { $0.make?.names ?? [] }.map { String($0.root) })
        let flows = graph.flows.map(\.spec.range.file)
        // The arguments of a flow's first module can use services.
        for service in services where !used.contains(service.name) && !flows.mayDeclare(service.name) {
            let help = "list it under `dependencies` of the module or service that uses it, or remove it"
            bag.add(.unusedService, "unused service `\(service.name)`", at: service.reference.nameRange, help: help)
        }
    }
}
