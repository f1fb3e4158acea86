import Diagnostics
import Naming
import ProjectGraph
import SwiftInterface

/// The types for which generated tests need a value and have none.
struct MissingSamples {
    /// Each once, at the first parameter that has it.
    let types: [SwiftType]

    init(_ graph: ProjectGraph, modules: [ModuleContext]) {
        let samples = Samples(graph)
        let ofModules = modules.flatMap { context in context.module.signature.parameters.flatMap { $0.sample(samples).missing } + context.roles.missingSamples }
        let ofFlows = graph.flows.flatMap(\.signature.parameters).flatMap { $0.sample(samples).missing }
        var known: Set<String> = []
        types = (ofModules + ofFlows).filter { known.insert($0.text).inserted }
    }

    func report(into bag: inout DiagnosticBag) {
        for type in types {
            let isPlain = type.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            bag.add(
                Diagnostic(
                    .missingSample,
                    "no sample for `\(type.text)`",
                    at: type.range,
                    severity: .warning,
                    help: "add `samples: {\(isPlain ? type.text : "\"\(type.text)\""): …}` to scaffold.yml"
                )
            )
        }
    }
}
