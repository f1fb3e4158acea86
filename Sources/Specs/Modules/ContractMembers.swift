import Diagnostics
import SwiftSource

/// Checks the members of the protocols in specs.
enum ContractMembers {
    /// - Parameter automatic: the members that scaffold generates in this protocol.
    static func check(
        _ items: [MemberListItem],
        of role: Style.Role,
        automatic: [MemberListItem],
        into bag: inout DiagnosticBag
    ) {
        let names = Set(automatic.members.map(\.fullName))
        for member in items.members {
            if names.contains(member.fullName) {
                bag.add(
                    .automaticMember,
                    "the protocol of `\(role.name)` already has `\(member.fullName)`",
                    at: member.source.nameRange,
                    help: "remove it; scaffold generates this member"
                )
            }
            if let kind = member.kindForNoClass ?? member.kindForNoPart {
                bag.add(
                    .unsupportedMember(
                        member,
                        "the protocol of `\(role.name)` can't have \(kind)",
                        help: "write functions and properties only: the parts of a module use each other as `any` types"
                    )
                )
            }
        }
    }

    static func checkService(_ items: [MemberListItem], into bag: inout DiagnosticBag) {
        for member in items.members {
            guard let kind = member.kindForNoClass else { continue }
            bag.add(
                .unsupportedMember(
                    member,
                    "the protocol of a service can't have \(kind)",
                    help: "write functions and properties: modules use services as `any` types"
                )
            )
        }
    }
}

extension Diagnostic {
    fileprivate static func unsupportedMember(_ member: MemberDeclaration, _ message: String, help: String)
        -> Diagnostic
    {
        Diagnostic(.unsupportedMember, message, at: member.source.nameRange, help: help)
    }
}

extension MemberDeclaration {
    /// The kind of a member that an `any` protocol can't have.
    fileprivate var kindForNoClass: String? {
        switch kind {
        case .initializer: "an initializer"
        case .associatedType: "an associated type"
        case .typeAlias: "a typealias"
        case .function, .property, .subscript: nil
        }
    }

    /// The kind of a member that protocols of a module's parts can't have.
    fileprivate var kindForNoPart: String? {
        if isStatic { return "a static member" }
        if modifiers.contains("mutating") || access?.isGetterMutating == true { return "a mutating member" }
        if case .subscript = kind { return "a subscript" }
        return nil
    }
}
