import Diagnostics
import Specs
import Support
import SwiftSource

struct MissingSamples {
    /// Each type appears once, with the range of its first use.
    let types: [SwiftType]

    init(_ project: ProjectValues, modules: [ModuleContext]) {
        let samples = project.samples
        let ofModules = Concurrently.map(modules) { (ModuleTestContext($0)?.missing ?? []) + $0.missingSamples }
            .flatMap(\.self)
        let ofFlows = project.graph.flows.map(\.signature).flatMap { flow in
            flow.parameters.flatMap { $0.sample(samples).missing }
                + (flow.result.map { samples.value(of: $0, named: "result").missing } ?? [])
        }
        var known: Set<String> = []
        types = (ofModules + ofFlows).filter { known.insert($0.text).inserted }
    }

    func report(into bag: inout DiagnosticBag) {
        for type in types {
            let isPlain = type.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            let setting =
                "add `samples: {\(isPlain ? type.text : "\"\(type.text)\""): …}` to scaffold.yml, with a Swift expression in place of `…`"
            let similar = isPlain ? Spelling.nearest(to: type.text, in: Sample.knownTypes) : nil
            let message = "generated tests need a value of the type `\(type.text)`"
            let help = similar.map { "did you mean `\($0)`? otherwise \(setting)" } ?? setting
            bag.add(.missingSample, message, at: type.range, help: help)
        }
    }
}
