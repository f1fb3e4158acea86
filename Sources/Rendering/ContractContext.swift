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
        let items = ItemsContext(items: contract.items, services: services)
        let own = ItemsContext(items: contract.ownItems, services: services)
        return .fields([
            "name": .string(contract.name),
            "purpose": .string(purpose),
            "isWrittenByHand": .boolean(contract.isWrittenByHand),
            "items": items.value,
            "members": items.members,
            "hasStubs": .boolean(items.hasStubs),
            // Those that the spec gives a router besides its routes.
            "ownItems": own.value,
            "ownMembers": own.members,
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
    /// Those to which a class behind the protocol forwards.
    var services: [Service] = []
    /// Under `#if`, where a class can store nothing.
    var isConditional = false

    /// Something is left to declare in an extension.
    var hasStubs: Bool {
        items.contains { item in
            switch item {
            case .member(let member): stub(member).body != .stored
            case .conditional: true
            case .comment: false
            }
        }
    }

    var hasStored: Bool {
        items.contains { item in
            if case .member(let member) = item { stub(member).body == .stored } else { false }
        }
    }

    var value: TemplateValue {
        .list(items.map(item))
    }

    /// Those that stand under no `#if`, without the layout.
    var members: TemplateValue {
        .list(items.compactMap { if case .member(let member) = $0 { self.member(member) } else { nil } })
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
                            "items": ItemsContext(items: clause.items, services: services, isConditional: true).value,
                        ])
                    }
                ),
            ])
        }
    }

    private func stub(_ member: InterfaceMember) -> Stub {
        Stub(member: member, services: services, canStore: !isConditional)
    }

    private func member(_ member: InterfaceMember) -> TemplateValue {
        let stub = stub(member)
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
            "isSettable": .boolean(member.access?.isSettable ?? false),
            "getterEffects": .string(member.access.map { $0.getter.text.isEmpty ? "" : "\($0.getter.text) " } ?? ""),
            "isFunction": .boolean(member.callable != nil),
            "isAsync": .boolean(member.callable?.effects.isAsync ?? false),
            "canThrow": .boolean(member.callable?.effects.canThrow ?? false),
            "result": .optional(member.callable?.result?.text),
            "sampleArguments": member.sampleArguments.map { .string($0) } ?? .null,
        ])
    }
}
