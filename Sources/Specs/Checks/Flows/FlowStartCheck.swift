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
            bag.add(
                .startOutsideFlow,
                "the flow `\(flow.signature.name)` starts with `\(start.name)`, which is not in its `modules`",
                at: place,
                help: members.isEmpty
                    ? "write `modules: [\(start.name)]`"
                    : "add it to `modules`, or start with \(Spelling.alternatives(members.map(\.name)))",
                notes: [.init("`\(start.name)` is declared here", at: start.nameRange)]
            )
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
            bag.add(
                .missingArgument,
                "`start` does not pass `\(parameter.name)` to `\(start.name)`",
                at: place,
                help: parameter.modes.first.map {
                    "pass a mode: `start: {\(start.name): {\(parameter.name): .\($0.name)}}`"
                }
                    ?? "pass a value: `start: {\(start.name): {\(parameter.name): …}}`; it can use the flow's parameters and services",
                notes: [
                    parameter.modes.first?.note
                        ?? .init("declared here, without a default", at: parameter.nameRange)
                ]
            )
        }
    }
}
