import Diagnostics
import SwiftSource

/// Reports flows with a result that none of their modules returns.
enum FlowResultCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for flow in graph.flows {
            // A module that doesn't exist yet may be the one that returns it.
            let areKnown = !flow.modules.isEmpty && flow.modules.count == flow.spec.modules.count
            guard areKnown, let result = flow.signature.result else { continue }
            guard !flow.modules.contains(where: { $0.isInvalid || $0.result == result }) else { continue }
            let results = flow.modules.compactMap { module in
                module.result.map { Diagnostic.Note("`\(module.name)` returns `\($0.text)`", at: $0.range) }
            }
            let message = "no module of the flow `\(flow.name)` returns `\(result.text)`"
            let help =
                "write `result: \(result.text)` in the last module of the flow; or call `finish(_:)` in the "
                + "flow's coordinator and switch this warning off"
            bag.add(.flowWithoutResult, message, at: result.range, help: help, notes: results)
        }
    }
}
