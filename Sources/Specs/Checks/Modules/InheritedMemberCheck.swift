import Diagnostics
import Support
import SwiftSource

/// Reports members of protocols that their classes already have: inherited from a superclass, or from the style's
/// template.
enum InheritedMemberCheck {
    static func run(_ modules: [Module], into bag: inout DiagnosticBag) {
        for module in modules {
            for contract in module.protocols {
                guard let role = contract.role else { continue }
                let own = module.makes(role) ? module.ownNames(of: role) : []
                for member in contract.items.members {
                    if let superclass = role.superclass, superclass.members.contains(member.fullName) {
                        report(member, of: superclass.name, into: &bag)
                    } else if own.contains(member.fullName.replacing("()", with: "")) {
                        report(member, of: module.typeName(of: role), "remove it, or ", into: &bag)
                    }
                }
            }
        }
    }

    /// - Parameter other: the other way to fix a property.
    private static func report(
        _ member: MemberDeclaration,
        of type: String,
        _ other: String = "",
        into bag: inout DiagnosticBag
    ) {
        let name = NameCase.upperFirst.applied(to: member.name.plain)
        let help =
            if case .property = member.kind {
                "\(other)choose another name, such as `screen\(name)`"
            } else {
                "choose another name, or other argument labels"
            }
        bag.add(
            .inheritedMember,
            "`\(member.fullName)` is already a member of `\(type)`",
            at: member.source.nameRange,
            help: help
        )
    }
}

extension Module {
    /// Returns the names of the properties that the class of a role has without its protocol.
    fileprivate func ownNames(of role: Style.Role) -> Set<String> {
        role.names.subtracting([
            dependencies.isEmpty ? "dependencies" : "", signature.parameters.isEmpty ? "parameters" : "",
            signature.result == nil ? "completion" : "",
        ])
    }
}
