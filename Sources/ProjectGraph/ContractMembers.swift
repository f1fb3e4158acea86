import Diagnostics
import SwiftInterface

/// What the protocols that specs write may have as members.
enum ContractMembers {
    /// - Parameter automatic: the members that the protocol has without their being written.
    static func check(
        _ items: [InterfaceItem],
        of role: Style.Role,
        automatic: [InterfaceItem],
        into bag: inout DiagnosticBag
    ) {
        let names = Set(automatic.members.map(\.fullName))
        for member in items.members {
            if names.contains(member.fullName) {
                bag.add(
                    Diagnostic(
                        .automaticMember,
                        "the protocol of `\(role.name)` has `\(member.fullName)` already",
                        at: member.source.nameRange,
                        help: "remove it: it is generated"
                    )
                )
            }
            if let kind = member.kindForNoClass ?? member.kindForNoPart {
                bag.add(
                    .unsupportedMember(
                        member,
                        "the protocol of `\(role.name)` can't have \(kind)",
                        help: "the parts of a module know each other as `any` protocols: write functions and properties"
                    )
                )
            }
        }
    }

    static func checkService(_ items: [InterfaceItem], into bag: inout DiagnosticBag) {
        for member in items.members {
            guard let kind = member.kindForNoClass else { continue }
            bag.add(
                .unsupportedMember(
                    member,
                    "the protocol of a service can't have \(kind)",
                    help: "it is used as an `any` protocol: write functions and properties"
                )
            )
        }
    }
}

extension Diagnostic {
    fileprivate static func unsupportedMember(_ member: InterfaceMember, _ message: String, help: String) -> Diagnostic {
        Diagnostic(.unsupportedMember, message, at: member.source.nameRange, help: help)
    }
}

extension InterfaceMember {
    /// What no class can begin with, written by somebody who knows only the protocol.
    fileprivate var kindForNoClass: String? {
        switch kind {
        case .initializer: "an initializer"
        case .associatedType: "an associated type"
        case .typeAlias: "a typealias"
        case .function, .property, .subscript: nil
        }
    }

    /// What makes no sense between the parts of a module.
    fileprivate var kindForNoPart: String? {
        if isStatic { return "a static member" }
        if modifiers.contains("mutating") || access?.isGetterMutating == true { return "a mutating member" }
        if case .subscript = kind { return "a subscript" }
        return nil
    }
}
