import Mocks
import Specs
import SwiftSource

struct MemberContext: ComputedContext {
    let member: MemberDeclaration
    let stub: Stub
    /// The call in a test; nil if a test can't call it.
    let test: MemberTestContext?
    /// A value for an `Observed` property of the protocol's mock; nil if the mock has a default value.
    var mockValue: Sample?

    /// True if the property has a value in tests: an initial value, or the default value of a service's mock.
    var hasValueInTests: Bool { stub.forward == nil ? stub.body != .unwritten : test?.hasMockDefault == true }

    static let table = ContextTable<MemberContext>("member") {
        ContextEntry("name") { $0.member.name.plain }
        ContextEntry("fullName") { $0.member.fullName }
        ContextEntry("kind") { $0.member.kind.name }
        ContextEntry("modifiers") { $0.member.modifiers }
        ContextEntry("generics") { $0.member.callable?.generics.parameters ?? [] }
        ContextEntry("requirements") { $0.member.callable?.generics.requirements ?? [] }
        ContextEntry("parameters") { context in
            (context.member.callable?.parameters ?? [])
                .map { FunctionParameterContext(parameter: $0, isOfSubscript: context.member.isSubscript) }
        }
        ContextEntry("effects") { $0.member.effects }
        ContextEntry("type") { $0.member.propertyType?.text }
        ContextEntry("typeParts") { $0.member.propertyType }
        ContextEntry("documentation") { $0.member.docComment }
        ContextEntry("declaration") { $0.member.source.declaration }
        ContextEntry("attributes") { $0.member.attributes.map(\.text) }
        ContextEntry("signature") { $0.stub.signature }
        ContextEntry("body") { $0.stub.body.rawValue }
        ContextEntry("forward") { $0.stub.forward?.expression }
        ContextEntry("eventedName") { $0.stub.eventedName }
        ContextEntry("evented") { $0.stub.evented }
        ContextEntry("isSettable") { $0.member.isSettable }
        ContextEntry("getterEffects") { $0.member.getterEffects }
        ContextEntry("isFunction") { $0.member.callable != nil }
        ContextEntry("isAsync") { $0.effects.isAsync }
        ContextEntry("canThrow") { $0.effects.canThrow }
        ContextEntry("throwsAnyError") { $0.member.throwsAnyError }
        ContextEntry("result") { $0.member.callable?.result?.text }
        ContextEntry("resultParts") { $0.member.callable?.result }
        ContextEntry("test") { $0.test }
        ContextEntry("mockValue") { $0.mockValue?.text }
        ContextEntry("mockValueCanThrow") { $0.mockValue?.canThrow ?? false }
    }

    /// The effects of a call in a test. The closures that a test passes don't throw.
    private var effects: Effects {
        guard let effects = member.callable?.effects else { return Effects() }
        return effects.throwing == .rethrowing ? Effects(isAsync: effects.isAsync) : effects
    }
}

struct MemberTestContext: ComputedContext {
    private let name: String
    /// The variable for the mock of the service to which the member forwards.
    private let service: String?
    private let test: MemberTest?
    private let forward: Stub.Forward?
    private let observed: Sample?
    let hasMockDefault: Bool

    /// The types without a sample, among those that the test needs.
    var missingSamples: [SwiftType] {
        (test?.missing ?? []) + (test?.result?.missing ?? []) + (observed?.missing ?? [])
    }

    init?(_ member: MemberDeclaration, _ stub: Stub, name: String, samples: Samples, testNames: Set<String>) {
        self.name = name
        service = stub.forward.map { TestNames.variable(for: $0.service.name, besides: testNames) }
        test = MemberTest(member, samples: samples)
        forward = stub.forward
        observed = forward.flatMap { samples.observedValue(of: $0.member) }
        hasMockDefault =
            forward.map { samples.hasMockDefault(of: $0.member, isOnMainActor: $0.service.kind == .model) } ?? false
        guard test != nil || observed != nil else { return nil }
    }

    static let table = ContextTable<MemberTestContext>("member test") {
        ContextEntry("name") { $0.name }
        ContextEntry("call") { $0.test?.call }
        ContextEntry("checks") { $0.test?.checks ?? [] }
        ContextEntry("canThrow") { !($0.test?.missing ?? []).isEmpty }
        ContextEntry("resultCanThrow") { context in
            context.test?.result?.canThrow ?? context.observed?.canThrow ?? false
        }
        ContextEntry("hasMockDefault") { $0.hasMockDefault }
        ContextEntry("hasResult") { $0.test?.hasResult ?? false }
        ContextEntry("result") { $0.test?.result?.text }
        ContextEntry("isResultComparable") { $0.test?.result?.isComparable ?? false }
        ContextEntry("service") { $0.service }
        ContextEntry("mock") { test in
            test.forward.map { MockNames($0.service.knownItems.members)[$0.member] ?? $0.member.name.plain }
        }
        ContextEntry("observed") { $0.observed?.text }
    }
}

extension MemberDeclaration {
    /// The effects of a getter, with a space at the end: `async throws `. Empty if there are none.
    var getterEffects: String {
        guard let text = access?.getter.text, !text.isEmpty else { return "" }
        return text + " "
    }

    /// True if the function or getter can throw an error of any type.
    var throwsAnyError: Bool {
        switch effects.throwing {
        case .untyped: true
        case .typed(let type): ["any Error", "any Swift.Error"].contains(type.text)
        default: false
        }
    }
}

extension MemberDeclaration.Kind {
    fileprivate var name: String {
        switch self {
        case .function: "function"
        case .initializer: "initializer"
        case .property: "property"
        case .subscript: "subscript"
        case .associatedType: "associatedType"
        case .typeAlias: "typeAlias"
        }
    }
}
