import Diagnostics
import SwiftSource

/// Reports modules that name the protocol of a service's commands, which only coordinators use.
enum CommandAccessCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let named = graph.services.compactMap { service in service.commands.map { (service.name, $0) } }
        let commands = Dictionary(first: named.map { ($0.1.protocolName, $0) })
        guard !commands.isEmpty else { return }
        for module in graph.modules {
            let (parameters, result) = (module.signature.allParameters, module.signature.result)
            let names =
                parameters.flatMap(\.type.names) + (result?.names ?? [])
                + module.protocols.flatMap(\.ownItems.typeNames)
            for name in names {
                guard let (service, commands) = commands[name.name] else { continue }
                bag.add(
                    .commandsOutsideCoordinator,
                    "the module `\(module.name)` can't use `\(name.name)`, the commands of the service `\(service)`",
                    at: name.range,
                    help: "let the screen return a result; call the commands in the coordinator of a flow that lists "
                        + "`\(service)` under `dependencies`",
                    notes: [.init("the commands are declared here", at: commands.nameRange)]
                )
            }
        }
    }
}
