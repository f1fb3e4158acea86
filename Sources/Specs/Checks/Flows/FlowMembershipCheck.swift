import Diagnostics
import Support

/// Reports modules in two flows. A module gets its dependencies from the scope of one flow.
enum FlowMembershipCheck {
    static func run(_ flows: [FlowDeclaration], into bag: inout DiagnosticBag) {
        var first: [String: (flow: FlowDeclaration, range: SourceRange)] = [:]
        for flow in flows {
            for module in flow.spec.modules {
                let name = NameCase.upperFirst.applied(to: module.text)
                guard let other = first[name] else {
                    first[name] = (flow, module.range)
                    continue
                }
                // Flows with the same name have been reported.
                guard other.flow.signature.name != flow.signature.name else { continue }
                bag.add(
                    .moduleInTwoFlows,
                    "`\(name)` is in two flows, `\(flow.signature.name)` and `\(other.flow.signature.name)`",
                    at: module.range,
                    help: "list `\(name)` in one flow only; the flow without `\(name)` can open the flow with "
                        + "`\(name)`, or have a module of its own",
                    notes: [.init("first named here", at: other.range)]
                )
            }
        }
    }
}
