import Diagnostics
import SwiftSource

/// Reports flows with a result that none of their modules returns, and first modules with a result that ends the flow too early.
enum FlowResultCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for flow in graph.flows {
            // A module that doesn't exist yet may be the one that returns it.
            let areKnown = !flow.modules.isEmpty && flow.modules.count == flow.spec.modules.count
            guard areKnown, let result = flow.signature.result,
                !flow.modules.contains(where: { $0.isInvalid || $0.result == result })
            else {
                checkStart(of: flow, into: &bag)
                continue
            }
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

    /// A module is closed before its result is delivered.
    private static func checkStart(of flow: Flow, into bag: inout DiagnosticBag) {
        let start = flow.start.module
        guard let result = start.result, result != flow.signature.result, flow.spec.modules.count > 1
        else { return }
        let message =
            "the result of `\(start.name)` ends the flow `\(flow.name)`, because `\(start.name)` is its first screen"
        let help =
            "list the next module under `routes` of `\(start.name)`, and remove `result`; if the flow is meant to end "
            + "here, switch this warning off"
        let note = Diagnostic.Note("the flow starts here", at: flow.spec.start.module.range)
        bag.add(.flowReplacedFromInside, message, at: result.range, severity: .warning, help: help, notes: [note])
    }
}
