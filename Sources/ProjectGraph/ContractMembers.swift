import Diagnostics
import SwiftInterface

/// What the protocol of a module's part may have as members.
enum ContractMembers {
    static func check(_ items: [InterfaceItem], of role: Style.Role, into bag: inout DiagnosticBag) {
        let automatic = Set(role.members.members.map(\.fullName)).union(role.showsRoutes ? ["close()"] : [])
        for member in items.members {
            if automatic.contains(member.fullName) {
                bag.add(
                    Diagnostic(
                        .automaticMember,
                        "every \(role.name) has `\(member.fullName)` already",
                        at: member.source.nameRange,
                        help: "remove it: it is generated"
                    )
                )
            }
            if let kind = member.unsupportedKind {
                bag.add(
                    Diagnostic(
                        .unsupportedMember,
                        "the protocol of a \(role.name) can't have \(kind)",
                        at: member.source.nameRange,
                        help: "the parts of a module know each other as `any` protocols, whose members are functions and properties"
                    )
                )
            }
        }
    }
}

extension InterfaceMember {
    fileprivate var unsupportedKind: String? {
        switch kind {
        case .initializer: "an initializer"
        case .associatedType: "an associated type"
        case .subscript: "a subscript"
        case .function, .property: isStatic ? "a static member" : nil
        case .typeAlias: nil
        }
    }
}
