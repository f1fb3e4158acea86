import Diagnostics
import SwiftSource

/// Reports protocols with too many functions, because their classes become large.
enum BudgetCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for contract in graph.modules.flatMap(\.protocols) {
            check(contract.name, contract.items, graph.budget, into: &bag)
        }
        for service in graph.services {
            check(service.protocolName, service.items ?? [], graph.budget, into: &bag)
        }
    }

    private static func check(
        _ name: String,
        _ items: [MemberListItem],
        _ budget: Budget,
        into bag: inout DiagnosticBag
    ) {
        let functions = items.members.filter { $0.callable != nil }
        guard functions.count > budget.functions else { return }
        bag.add(
            Diagnostic(
                .largeProtocol,
                "`\(name)` has \(functions.count) functions; the budget is \(budget.functions)",
                at: functions[budget.functions].source.nameRange,
                severity: .warning,
                help: "split the screen or service, or raise `budget: {functions: …}` in scaffold.yml"
            )
        )
    }
}
