import Diagnostics
import Naming
import ProjectSpec

/// One coordinator shows a module, so that there is one scope from which it has its dependencies.
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
                // Flows of one name have been reported.
                guard other.flow.signature.name != flow.signature.name else { continue }
                bag.add(
                    Diagnostic(
                        .moduleInTwoFlows,
                        "`\(name)` is in two flows, `\(flow.signature.name)` and `\(other.flow.signature.name)`",
                        at: module.range,
                        help: "keep it in one flow; let the other flow open that flow or have a module of its own",
                        notes: [.init("first named here", at: other.range)]
                    )
                )
            }
        }
    }
}
