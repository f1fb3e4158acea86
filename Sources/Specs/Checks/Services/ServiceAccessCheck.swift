import Diagnostics
import SwiftSource

/// Reports services in protocols of views, presenters and routers. Only interactors and view models use services.
enum ServiceAccessCheck {
    private static let closedRoles: Set<String> = ["view", "presenter", "router"]

    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let services = Dictionary(
            graph.services.filter { $0.kind == .service }.map { ($0.protocolName, $0.reference) },
            uniquingKeysWith: { first, _ in first }
        )
        for contract in graph.modules.flatMap(\.protocols) {
            guard case .role(let role) = contract.purpose, closedRoles.contains(role.name) else { continue }
            for name in contract.ownItems.typeNames {
                guard let service = services[name.name] else { continue }
                bag.add(
                    .serviceOutOfPlace,
                    "the protocol of the \(role.name) uses the service `\(name.name)`",
                    at: name.range,
                    help: "list the service under `dependencies`, and use it in the interactor or view model",
                    notes: [.init("the service is declared here", at: service.nameRange)]
                )
            }
        }
    }
}
