import Diagnostics
import Support
import SwiftSource

/// Reports members of protocols that their classes inherit from a superclass.
enum InheritedMemberCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for contract in modules.flatMap(\.protocols) {
            guard let superclass = contract.role?.superclass else { continue }
            for member in contract.items.members where superclass.members.contains(member.fullName) {
                bag.add(
                    .inheritedMember,
                    "`\(member.fullName)` is already a member of `\(superclass.name)`",
                    at: member.source.nameRange,
                    help: suggestion(member)
                )
            }
        }
    }

    private static func suggestion(_ member: MemberDeclaration) -> String {
        switch member.kind {
        case .property: "choose another name, such as `screen\(NameCase.upperFirst.applied(to: member.name.plain))`"
        default: "choose another name, or other argument labels"
        }
    }
}
