import Diagnostics
import Support
import SwiftSource

/// Reports members of a protocol that its class already has. The class inherits them from a superclass, the style's template
/// declares them, or they store the dependencies of a service or the values of observed properties.
enum InheritedMemberCheck {
    static func run(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for module in graph.modules {
            for contract in module.protocols {
                guard let role = contract.role else { continue }
                let stored = module.contracts(ofClassOf: role).flatMap(\.items).eventedNames
                let own = module.makes(role) ? module.ownNames(of: role).union(stored) : []
                for member in contract.items.members {
                    if let superclass = role.superclass, superclass.members.contains(member.fullName),
                        !member.isOverload(of: superclass.name)
                    {
                        report(member, of: superclass.name, help(member), into: &bag)
                    } else if !member.isStatic, own.contains(member.baseName) {
                        report(member, of: module.typeName(of: role), help(member, "remove it, or "), into: &bag)
                    }
                }
            }
        }
        for service in graph.services where service.items != nil {
            guard let type = service.implementation?.text else { continue }
            let stored = service.kind == .model ? service.writtenItems.eventedNames : []
            let names = stored.union(service.dependencies.map(\.name))
            for member in service.writtenItems.members where !member.isStatic && names.contains(member.baseName) {
                let help = "choose another name; the class has a property for each dependency and for each `Observed`"
                report(member, of: type, help, into: &bag)
            }
        }
    }

    /// - Parameter other: the start of the help for a property, such as `remove it, or `.
    private static func help(_ member: MemberDeclaration, _ other: String = "") -> String {
        guard case .property = member.kind else { return "choose another name, or other argument labels" }
        return "\(other)choose another name, such as `screen\(NameCase.upperFirst.applied(to: member.name.plain))`"
    }

    private static func report(
        _ member: MemberDeclaration,
        of type: String,
        _ help: String,
        into bag: inout DiagnosticBag
    ) {
        let message = "`\(member.fullName)` is already a member of `\(type)`"
        bag.add(.inheritedMember, message, at: member.source.nameRange, help: help)
    }
}

extension MemberDeclaration {
    /// The name of the property that collides with the member: `title` for the function `title()`.
    fileprivate var baseName: String { fullName.replacing("()", with: "") }

    /// Returns true for a function such as `delete(_ item: Item)`, whose only parameter has a type that the superclass from UIKit doesn't know.
    fileprivate func isOverload(of superclass: String) -> Bool {
        guard Imports.isOfUIKit(superclass[...]), let callable, callable.parameters.count == 1 else { return false }
        let names = callable.parameters.flatMap(\.type.names).map { String($0.root) }
        return names.contains { !["Any", "Selector"].contains($0) && !Imports.haveType($0) }
    }
}

extension [MemberListItem] {
    /// The names of the properties that store the values of observed properties.
    fileprivate var eventedNames: Set<String> {
        Set(members.filter { !$0.isSettable && $0.observed?.startValue != nil }.map(\.eventedName))
    }
}

extension Module {
    /// Returns the names of the properties that the style's template declares in the class of a role.
    fileprivate func ownNames(of role: Style.Role) -> Set<String> {
        let missing = [
            dependencies.isEmpty ? "dependencies" : "", signature.parameters.isEmpty ? "parameters" : "",
            signature.result == nil ? "completion" : "",
        ]
        return role.names.subtracting(missing + style.roles.filter { !makes($0) }.map(\.name))
    }
}
