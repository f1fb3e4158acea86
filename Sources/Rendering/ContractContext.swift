import ProjectGraph
import SwiftInterface
import TemplateEngine

/// A protocol of a module, as templates see it.
struct ContractContext {
    let contract: ModuleProtocol

    var value: TemplateValue {
        value(forwardingTo: [])
    }

    /// - Parameter services: those to which a class behind the protocol forwards the members that they have word for word.
    func value(forwardingTo services: [Service]) -> TemplateValue {
        let items = ItemsContext(items: contract.items, owner: contract.name, services: services)
        return .fields([
            "name": .string(contract.name),
            "purpose": .string(purpose),
            "isWrittenByHand": .boolean(contract.isWrittenByHand),
            "items": items.value,
            "members": items.members,
        ])
    }

    private var purpose: String {
        switch contract.purpose {
        case .role(let role): role.name
        case .named: "named"
        case .dependencies: "dependencies"
        case .routing: "routing"
        }
    }
}

/// The body of a protocol, in source order.
struct ItemsContext {
    let items: [InterfaceItem]
    /// The class that implements the members, for what its stubs say.
    let owner: String
    var services: [Service] = []

    var value: TemplateValue {
        .list(items.map(item))
    }

    /// All members in all branches of `#if`, without the layout.
    var members: TemplateValue {
        .list(items.members.map(member))
    }

    private func item(_ item: InterfaceItem) -> TemplateValue {
        switch item {
        case .member(let member):
            .fields([
                "kind": "member",
                "followsBlankLine": .boolean(member.source.layout == .afterBlankLine),
                "member": self.member(member),
            ])
        case .comment(let comment):
            .fields([
                "kind": "comment",
                "followsBlankLine": .boolean(comment.layout == .afterBlankLine),
                "lines": .strings(comment.lines),
            ])
        case .conditional(let block):
            .fields([
                "kind": "conditional",
                "followsBlankLine": .boolean(block.layout == .afterBlankLine),
                "clauses": .list(
                    block.clauses.map { clause in
                        .fields([
                            "directive": .string(clause.directive),
                            "items": ItemsContext(items: clause.items, owner: owner, services: services).value,
                        ])
                    }
                ),
            ])
        }
    }

    private func member(_ member: InterfaceMember) -> TemplateValue {
        let stub = Stub(member: member, services: services)
        return .fields([
            "name": .string(member.name.plain),
            "fullName": .string(member.fullName),
            "documentation": .strings(member.docComment),
            // As written, attributes first, a line each.
            "declaration": .strings(member.source.declaration),
            "attributes": .strings(member.attributes.map(\.text)),
            // What a class declares for it, up to the body.
            "signature": .string(stub.signature),
            "body": .string(stub.body.rawValue),
            "forward": .optional(stub.forward),
            "isFunction": .boolean(member.callable != nil),
            "isAsync": .boolean(member.callable?.effects.isAsync ?? false),
            "canThrow": .boolean(member.callable?.effects.canThrow ?? false),
            "result": .optional(member.callable?.result?.text),
            "sampleArguments": member.sampleArguments.map { .string($0) } ?? .null,
        ])
    }
}
