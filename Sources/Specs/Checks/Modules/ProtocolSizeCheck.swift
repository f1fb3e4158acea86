import Diagnostics
import SwiftSource

/// Reports protocols with too many functions, because their classes become large.
enum ProtocolSizeCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        let protocols =
            graph.modules.flatMap(\.protocols).map { ($0.name, $0.items) }
            + graph.services.map { ($0.protocolName, $0.items ?? []) }
            + graph.services.compactMap(\.commands).map { ($0.protocolName, $0.items) }
        let limit = graph.settings.sizeLimits.functions
        for (name, items) in protocols {
            let functions = items.members.filter { $0.callable != nil }
            guard functions.count > limit else { continue }
            let message = "`\(name)` has \(functions.count) functions; the limit (`budget`) is \(limit)"
            let help = "split the screen or service, or raise `budget: {functions: …}` in scaffold.yml"
            bag.add(.largeProtocol, message, at: functions[limit].source.nameRange, help: help)
        }
    }
}
