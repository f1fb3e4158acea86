import SwiftInterface
import TemplateEngine

/// A mock, as templates see it.
struct MockContext {
    let mock: MockInterface
    let spec: String
    let target: TemplateValue
    let testedModule: String?
    let imports: [String]
    /// Further lines: `@preconcurrency import Core`, or `#if` around some.
    var furtherImports: [String] = []
    /// Without `.swift`; nil for the mock's own name.
    var fileName: String?

    var value: TemplateValue {
        .fields([
            "name": .string(mock.name),
            // Of the mock's file, without `.swift`.
            "file": .string(fileName ?? mock.name),
            "spec": .string(spec),
            "target": target,
            // The module of the protocol, where the tests are its own.
            "testedModule": .optional(testedModule),
            "imports": .strings(imports),
            "furtherImports": .strings(furtherImports),
            "protocol": .string(mock.protocolName),
            // `Outer.Inner`, where the protocol stands in a type.
            "enclosingType": .optional(mock.enclosingType),
            "superclass": .optional(superclass),
            "isActor": .boolean(isActor),
            // Those of Swift's own protocols that a mock satisfies without anybody's doing: `Hashable`.
            "fixedParents": .strings(mock.fixedParents),
            "attributes": .strings(mock.attributes),
            "condition": .optional(mock.condition),
            "isolation": .string(mock.isolation),
            "isLocked": .boolean(isLocked),
            // Before what the lock protects: the class may be an actor's, and its lock is nobody's.
            "unlockedAccess": .string(isLocked && (isActor || mock.isolation != "nonisolated") ? "nonisolated " : ""),
            "genericParameters": .string(mock.generics.parameterClause),
            "genericRequirements": .string(mock.generics.whereClause),
            "typeAliases": .strings(mock.typeAliases),
            "needsPlainInitializer": .boolean(mock.needsPlainInitializer),
            "hasStatics": .boolean(mock.hasStaticMembers),
            "hasLockedStatics": .boolean(mock.usesLockedStatics),
            "members": .list(mock.members.map(member)),
        ])
    }

    private var isActor: Bool {
        if case .actor = mock.kind { true } else { false }
    }

    private var superclass: String? {
        if case .class(let superclass) = mock.kind { superclass } else { nil }
    }

    private var isLocked: Bool {
        mock.storage == .locked
    }

    private func member(_ member: MockMember) -> TemplateValue {
        let calls = member.kind.calls.map(call)
        return .fields([
            "kind": .string(member.kind.name),
            // As in Swift's documentation: `logIn(email:password:)`.
            "title": .string(member.title),
            "condition": .optional(member.condition),
            "attributes": .strings(member.attributes),
            // Up to its braces.
            "declaration": .string(member.declaration),
            "getterEffects": .string(member.getterEffects.isEmpty ? "" : "\(member.getterEffects) "),
            "isStatic": .boolean(member.isStatic),
            "isLocked": .boolean(member.isStatic ? mock.usesLockedStatics : isLocked),
            // Of a function, an initializer, or a getter that is stubbed like one; and of a subscript's setter.
            "call": calls.first ?? .null,
            "setter": calls.dropFirst().first ?? .null,
            "calls": .list(calls),
            "property": member.kind.property.map(property) ?? .null,
        ])
    }

    private func call(_ call: MockCall) -> TemplateValue {
        .fields([
            "name": .string(call.name),
            "count": .string(call.count),
            // For messages: `AuthServicingMock.logIn(email:password:)`.
            "label": .string(call.label),
            "record": call.record.map { .fields(["type": .string($0.type), "value": .string($0.value)]) } ?? .null,
            "unrecorded": .strings(call.unrecorded),
            "preparations": .strings(call.preparations),
            "handler": .string(call.handler.type),
            "arguments": .string(call.handler.arguments),
            // Before a call of the handler: `try await `, or nothing.
            "marks": .string(call.marks.isEmpty ? "" : "\(call.marks) "),
            "throws": .optional(call.failure?.name),
            "thrownError": .optional(call.failure?.type),
            "result": call.result.map(result) ?? .null,
        ])
    }

    private func result(_ result: MockCall.Result) -> TemplateValue {
        .fields([
            "type": .string(result.type),
            "optionalType": .string(result.optionalType),
            "default": .optional(result.defaultValue),
            "isErased": .boolean(result.isErased),
            "isSending": .boolean(result.isSending),
            "isStorable": .boolean(result.isStorable),
        ])
    }

    private func property(_ property: MockProperty) -> TemplateValue {
        .fields([
            "name": .string(property.name),
            "label": .string(property.label),
            "type": .string(property.type),
            "optionalType": .string(property.optionalType),
            "default": .optional(property.defaultValue),
            "isSettable": .boolean(property.isSettable),
        ])
    }
}

extension MockMember.Kind {
    fileprivate var name: String {
        switch self {
        case .method: "method"
        case .effectfulProperty: "effectfulProperty"
        case .property: "property"
        case .subscript: "subscript"
        case .initializer: "initializer"
        }
    }

    /// A subscript's getter, and its setter if it has one.
    fileprivate var calls: [MockCall] {
        switch self {
        case .method(let call), .effectfulProperty(let call): [call]
        case .initializer(let call): [call].compactMap(\.self)
        case .subscript(let getter, let setter): [getter] + [setter].compactMap(\.self)
        case .property: []
        }
    }

    fileprivate var property: MockProperty? {
        if case .property(let property) = self { property } else { nil }
    }
}

extension MockCall.Failure {
    fileprivate var name: String {
        switch self {
        case .rethrown: "rethrown"
        case .untyped: "untyped"
        case .typed: "typed"
        case .erased: "erased"
        }
    }

    /// Of a stub; what is rethrown has none.
    fileprivate var type: String? {
        switch self {
        case .rethrown: nil
        case .untyped, .erased: "(any Error)?"
        case .typed(let type): type.contains(" ") ? "(\(type))?" : "\(type)?"
        }
    }
}
