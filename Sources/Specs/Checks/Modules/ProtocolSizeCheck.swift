import Diagnostics
import SwiftSource

/// Reports protocols with too many functions, because their classes become large.
enum ProtocolSizeCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for contract in graph.modules.flatMap(\.protocols) {
            check(contract.name, contract.items, graph.sizeLimits, into: &bag)
        }
        for service in graph.services {
            check(service.protocolName, service.items ?? [], graph.sizeLimits, into: &bag)
            if let commands = service.commands {
                check(commands.protocolName, commands.items, graph.sizeLimits, into: &bag)
            }
        }
    }

    private static func check(
        _ name: String,
        _ items: [MemberListItem],
        _ limits: SizeLimits,
        into bag: inout DiagnosticBag
    ) {
        let functions = items.members.filter { $0.callable != nil }
        guard functions.count > limits.functions else { return }
        bag.add(
            .largeProtocol,
            "`\(name)` has \(functions.count) functions; the budget is \(limits.functions)",
            at: functions[limits.functions].source.nameRange,
            severity: .warning,
            help: "split the screen or service, or raise `budget: {functions: …}` in scaffold.yml"
        )
    }
}
