import Diagnostics
import Support
import SwiftSource

/// Reports services in the protocols of roles whose classes don't get the services of the module.
enum ServiceAccessCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let services = Dictionary(
            graph.services.filter { $0.kind == .service }.map { ($0.protocolName, $0.reference) },
            uniquingKeysWith: { first, _ in first }
        )
        for module in graph.modules {
            let holders = module.style.roles.filter(\.holdsDependencies).map(\.name)
            for contract in module.protocols where !holders.isEmpty {
                guard let role = contract.role, !role.holdsDependencies else { continue }
                for name in contract.ownItems.typeNames {
                    guard let service = services[name.name] else { continue }
                    bag.add(
                        .serviceOutOfPlace,
                        "the protocol of `\(role.name)` uses the service `\(name.name)`",
                        at: name.range,
                        help: "list the service under `dependencies`, and use it in \(Spelling.alternatives(holders))",
                        notes: [.init("the service is declared here", at: service.nameRange)]
                    )
                }
            }
        }
    }
}
