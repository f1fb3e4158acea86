import Diagnostics
import Support
import YAML

/// Checks that a flow starts with one of its modules, and passes its arguments.
enum FlowStartCheck {
    static func run(
        _ flow: FlowDeclaration,
        _ start: ModuleSignature,
        members: [ModuleSignature],
        into bag: inout DiagnosticBag
    ) {
        let place = flow.spec.start.module.range
        guard members.contains(where: { $0.name == start.name }) else {
            let message = "the flow `\(flow.signature.name)` starts with `\(start.name)`, which is not in its `modules`"
            let help =
                members.isEmpty
                ? "write `modules: [\(start.name)]`"
                : "add it to `modules`, or start with \(Spelling.alternatives(members.map(\.name)))"
            let note = Diagnostic.Note("`\(start.name)` is declared here", at: start.nameRange)
            bag.add(.startOutsideFlow, message, at: place, help: help, notes: [note])
            return
        }
        let passed = Set(flow.spec.start.with.map(\.name.text))
        // An unknown argument, which has been reported, may be meant for a missing one.
        let names = start.allParameters.map(\.name)
        let meant = passed.subtracting(names).compactMap { Spelling.nearest(to: $0, in: names) }
        for parameter in start.parameters
        where parameter.defaultValue == nil && !passed.contains(parameter.name) && !meant.contains(parameter.name) {
            // A parameter of a mode without the mode has been reported.
            guard passed.isDisjoint(with: parameter.modes.flatMap(\.parameters).map(\.name)) else { continue }
            let mode = parameter.modes.first
            let message = "`start` does not pass `\(parameter.name)` to `\(start.name)`"
            let help =
                mode.map { "pass a mode: `start: {\(start.name): {\(parameter.name): .\($0.name)}}`" }
                ?? "pass a value: `start: {\(start.name): {\(parameter.name): …}}`; it can use the flow's parameters and services"
            let note = mode?.note ?? .init("declared here, without a default", at: parameter.nameRange)
            bag.add(.missingArgument, message, at: place, help: help, notes: [note])
        }
    }
}
