import ProjectGraph
import SwiftInterface
import TemplateEngine

/// A member of a protocol, as templates see it.
struct MemberContext {
    let member: InterfaceMember
    let stub: Stub
    /// Nil where no test calls the member.
    let defaults: MockDefaults?
    let testName: String?

    var value: TemplateValue {
        .fields([
            "name": .string(member.name.plain),
            // As in Swift's documentation: `logIn(email:password:)`.
            "fullName": .string(member.fullName),
            "documentation": .strings(member.docComment),
            // As written, attributes first, a line each.
            "declaration": .strings(member.source.declaration),
            "attributes": .strings(member.attributes.map(\.text)),
            // What a class declares for it, up to the body.
            "signature": .string(stub.signature),
            "body": .string(stub.body.rawValue),
            "forward": .optional(stub.forward?.expression),
            "isSettable": .boolean(member.access?.isSettable ?? false),
            "getterEffects": .string(member.access.map { $0.getter.text.isEmpty ? "" : "\($0.getter.text) " } ?? ""),
            "isFunction": .boolean(member.callable != nil),
            "isAsync": .boolean(effects.isAsync),
            "canThrow": .boolean(effects.canThrow),
            // Before a call: `try await `, or nothing.
            "callMarks": .string(effects.callMarks.isEmpty ? "" : "\(effects.callMarks) "),
            "result": .optional(member.callable?.result?.text),
            "test": test,
        ])
    }

    private var effects: Effects {
        member.callable?.effects ?? Effects()
    }

    /// How a test calls it; null where a value is missing that only a person knows.
    private var test: TemplateValue {
        guard let defaults, let testName else { return .null }
        let test = MemberTest(member, defaults: defaults)
        let evented = stub.forward?.eventedSample(defaults)
        guard test != nil || evented != nil else { return .null }
        return .fields([
            "name": .string(testName),
            "call": .optional(test?.call),
            "checks": test?.checksContext ?? .list([]),
            "hasResult": .boolean(test?.hasResult ?? false),
            "result": .optional(test?.result?.text),
            "isResultComparable": .boolean(test?.result?.isComparable ?? false),
            // Where a dependency's member is asked: its name, the mock's name for it, and the value of an evented property.
            "service": .optional(stub.forward.map { TestNames.variable(for: $0.service.name) }),
            "mock": .optional(
                stub.forward.map { MockNames($0.service.knownItems.members)[$0.member] ?? $0.member.name.plain }
            ),
            "evented": .optional(evented?.text),
        ])
    }
}
