import Diagnostics
import Support

/// Reports modules in two flows. A module gets its dependencies from the scope of one flow.
enum FlowMembershipCheck {
    static func run(_ flows: [FlowDeclaration], into bag: inout DiagnosticBag) {
        let members = flows.flatMap { flow in
            flow.spec.modules.map {
                (name: NameCase.upperFirst.applied(to: $0.text), flow: flow.signature.name, range: $0.range)
            }
        }
        members.withoutRepeated(by: \.name) { member, other in
            // Flows with the same name have been reported.
            guard other.flow != member.flow else { return }
            let message = "`\(member.name)` is in two flows, `\(member.flow)` and `\(other.flow)`"
            let help =
                "remove `\(member.name)` from one of the flows; if both need it, `\(member.flow)` can open the flow `\(other.flow)`"
            let note = Diagnostic.Note("first named here", at: other.range)
            bag.add(.moduleInTwoFlows, message, at: member.range, help: help, notes: [note])
        }
    }
}
