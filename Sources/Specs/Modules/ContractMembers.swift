import Diagnostics
import Mocks
import SwiftSource

/// Checks the members of the protocols in specs, and of the protocols in Swift files that specs name.
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
                let message = "the protocol of `\(role.name)` already has `\(member.fullName)`"
                let help = "remove it; scaffold generates this member"
                bag.add(.automaticMember, message, at: member.source.nameRange, help: help)
            }
            let kind = member.kindForNoClass ?? member.kindForNoPart
            let help = "remove the member; this protocol can have only instance methods and instance properties"
            report(member, kind, in: "the protocol of `\(role.name)`", help, into: &bag)
        }
    }

    static func checkService(_ items: [MemberListItem], into bag: inout DiagnosticBag) {
        for member in items.members {
            let help = "remove the member; modules can't use it, because they get the service as an `any` type"
            report(member, member.kindForNoClass, in: "the protocol of a service", help, into: &bag)
        }
    }

    /// Reports members of hand-written protocols that scaffold can't write in generated classes, and associated types of services, because their
    /// mocks would be generic.
    static func checkSources(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for module in graph.modules {
            for contract in module.protocols where contract.isWrittenByHand {
                guard let role = contract.role, module.makes(role) else { continue }
                if let parent = role.parent?.name ?? (role.isScreen ? "AnyObject" : nil) {
                    checkParent(of: contract.declaration, parent, "generated code may not compile", into: &bag)
                }
                let help = "remove the member: scaffold can't write it in `\(module.typeName(of: role))`"
                for member in contract.items.members {
                    report(member, member.kindForNoClass, in: "the protocol of `\(role.name)`", help, into: &bag)
                }
            }
        }
        for service in graph.services where service.lifetime == .weak {
            let effect = "the app stops if the weak service `\(service.name)` is not an instance of a class"
            checkParent(of: service.declaration, "AnyObject", effect, into: &bag)
        }
        for declaration in graph.services.compactMap(\.declaration) {
            for name in ProtocolResolver.resolve(declaration, in: graph.declarations).openTypes {
                let member = declaration.items.members.first { $0.name.plain == name }
                let message = "the protocol of a service can't have an associated type"
                let help = "remove `\(name)`, or fix its type with `where \(name) == …` after the protocol's parents"
                let range = member?.source.nameRange ?? declaration.nameRange
                bag.add(.unsupportedMember, message, at: range, help: help)
            }
        }
    }

    /// Reports members that two protocols of a class declare in different ways: the class can't have both.
    static func checkClasses(_ graph: ProjectGraph, into bag: inout DiagnosticBag) {
        for module in graph.modules {
            for role in module.style.roles where role.name == role.classOwner && module.makes(role) {
                checkClass(of: role, in: module, into: &bag)
            }
        }
    }

    private static func checkClass(of role: Style.Role, in module: Module, into bag: inout DiagnosticBag) {
        var first: [String: (member: MemberDeclaration, owner: String)] = [:]
        let members = module.contracts(ofClassOf: role).flatMap { contract in
            contract.items.members.map { (member: $0, owner: contract.role?.name ?? contract.name) }
        }
        for (member, owner) in members {
            guard let earlier = first[member.identity] else {
                first[member.identity] = (member, owner)
                continue
            }
            guard !member.hasSameWitness(as: earlier.member) else { continue }
            let message = "`\(member.fullName)` is declared differently in the protocol of `\(earlier.owner)`"
            let help =
                "`\(module.typeName(of: role))` implements both: write the same declaration, or another name"
            let note = Diagnostic.Note("first declared here", at: earlier.member.source.nameRange)
            bag.add(.duplicateMember, message, at: member.source.nameRange, help: help, notes: [note])
        }
    }

    /// Reports a hand-written protocol without the parent of the generated protocol. Other parents may inherit from this parent.
    private static func checkParent(
        of declaration: ProtocolDeclaration?,
        _ parent: String,
        _ effect: String,
        into bag: inout DiagnosticBag
    ) {
        guard let declaration, declaration.lacks(parent: parent) else { return }
        let name = declaration.name.written
        let message = "`\(name)` doesn't inherit from `\(parent)`, so \(effect)"
        let parents = [parent] + declaration.inherited.map(\.text).filter { $0 != "AnyObject" }
        let help = "write `protocol \(name): \(parents.joined(separator: ", "))`"
        bag.add(.missingParent, message, at: declaration.nameRange, help: help)
    }

    static func checkCommands(
        _ commands: [MemberListItem],
        besides items: [MemberListItem],
        into bag: inout DiagnosticBag
    ) {
        let members = Dictionary(first: items.members.map { ($0.fullName, $0.source.nameRange) })
        for command in commands.members {
            if let member = members[command.fullName] {
                let message = "`\(command.fullName)` is under `members` and also under `commands` of the service"
                let help = "keep it under `commands` if only coordinators call it, otherwise under `members`"
                let note = Diagnostic.Note("the member is declared here", at: member)
                bag.add(.duplicateMember, message, at: command.source.nameRange, help: help, notes: [note])
            } else {
                let kind = command.kindForNoCommand ?? command.kindForNoClass
                let help =
                    command.isStatic
                    ? "remove `static`" : "write only functions here; properties belong under `members` of the service"
                report(command, kind, in: "the commands of a service", help, into: &bag)
            }
        }
    }

    /// - Parameter kind: the kind of the member if the protocol can't have such members; else nil.
    private static func report(
        _ member: MemberDeclaration,
        _ kind: String?,
        in place: String,
        _ help: String,
        into bag: inout DiagnosticBag
    ) {
        guard let kind else { return }
        bag.add(.unsupportedMember, "\(place) can't have \(kind)", at: member.source.nameRange, help: help)
    }
}

extension MemberDeclaration {
    /// Whether the same declaration in a class implements both members. Both have the same identity.
    fileprivate func hasSameWitness(as other: MemberDeclaration) -> Bool {
        effects == other.effects && isSettable == other.isSettable
            && propertyType?.canonical(isExact: true) == other.propertyType?.canonical(isExact: true)
    }

    /// The kind of the member if scaffold can't write it in a class, or if callers can't use it through an `any` type; else nil.
    fileprivate var kindForNoClass: String? {
        switch kind {
        case .initializer: "an initializer"
        case .associatedType: "an associated type"
        case .typeAlias: "a typealias"
        case .function, .property, .subscript:
            callable?.parameters.contains { !$0.type.isFunction && $0.type.names.contains { $0.root == "Self" } }
                ?? false
                ? "a parameter of type `Self`" : nil
        }
    }

    /// The kind of the member if it can't be a command; else nil.
    fileprivate var kindForNoCommand: String? {
        if isStatic { return "a static member" }
        switch kind {
        case .property: return "a property"
        case .subscript: return "a subscript"
        case .function, .initializer, .associatedType, .typeAlias: return nil
        }
    }

    /// The kind of the member if the protocols of a module's parts can't have it; else nil.
    fileprivate var kindForNoPart: String? {
        if isStatic { return "a static member" }
        if modifiers.contains("mutating") || access?.isGetterMutating == true { return "a mutating member" }
        if case .subscript = kind { return "a subscript" }
        return nil
    }
}
