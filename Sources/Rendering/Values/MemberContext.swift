import Mocks
import Specs
import SwiftSource

struct MemberContext: ComputedContext {
    let member: MemberDeclaration
    let stub: Stub
    /// The call in a test; nil if a test can't call it.
    let test: MemberTestContext?
    /// A value for an `Observed` property of the protocol's mock; nil if the mock has one by itself.
    var mockValue: Sample?

    /// True if the property has a value in tests: an initial value, or that of a service's mock.
    var hasValueInTests: Bool {
        stub.forward == nil ? stub.body != .unwritten : test?.hasMockDefault == true
    }

    static let table = ContextTable<MemberContext>("member", "A member of a protocol.") {
        ContextEntry("name", "The name, without backticks.", example: "logIn") { $0.member.name.plain }
        ContextEntry(
            "fullName",
            "The name with argument labels, as in Swift's documentation.",
            example: "logIn(email:password:)"
        ) { $0.member.fullName }
        ContextEntry(
            "kind",
            "`function`, `initializer`, `property`, `subscript`, `associatedType` or `typeAlias`.",
            example: "function"
        ) { $0.member.kind.name }
        ContextEntry("modifiers", "The modifiers in the declaration.", example: "[static]") { $0.member.modifiers }
        ContextEntry("generics", "The generic parameters.") {
            $0.member.callable?.generics.parameters.map { GenericParameterContext(parameter: $0) } ?? []
        }
        ContextEntry("requirements", "The requirements after `where`.", example: "['Item: Hashable']") {
            $0.member.callable?.generics.requirements ?? []
        }
        ContextEntry("parameters", "The parameters of a function, an initializer or a subscript.") { $0.parameters }
        ContextEntry("effects", "The effects of a function, an initializer or a getter.") {
            EffectsContext(effects: $0.member.effects)
        }
        ContextEntry("type", "The type of a property; nil for other members.", example: "Bool") {
            $0.member.propertyType?.text
        }
        ContextEntry("typeParts", "The parts of the type in `type`.") {
            $0.member.propertyType.map { TypeContext(type: $0) }
        }
        ContextEntry("documentation", "The lines of the doc comment, without `///`.", example: "[Signs in.]") {
            $0.member.docComment
        }
        ContextEntry(
            "declaration",
            "The lines of the declaration in the protocol, attributes first.",
            example: "['func logIn(email: String)']"
        ) { $0.member.source.declaration }
        ContextEntry("attributes", "The attributes.", example: "['@discardableResult']") {
            $0.member.attributes.map(\.text)
        }
        ContextEntry(
            "signature",
            "The declaration in a class, up to the body.",
            example: "'func logIn(email: String)'"
        ) { $0.stub.signature }
        ContextEntry(
            "body",
            "The generated implementation: `empty`, `unwritten` (throws or traps), `forward` (calls the same "
                + "member of a dependency), `stored` (a stored property) or `observed` (returns the value of a "
                + "private `Evented`).",
            example: "empty"
        ) { $0.stub.body.rawValue }
        ContextEntry(
            "forward",
            "The expression that calls or reads a dependency's member with the same signature; nil unless `body` is "
                + "`forward`.",
            example: "'dependencies.authService.logIn(email: email)'"
        ) { $0.stub.forward?.expression }
        ContextEntry(
            "forwardSetter",
            "The statements that set the dependency's property; empty unless `body` is `forward` and `isSettable` is true.",
            example: "['dependencies.draftModel.draft = newValue']"
        ) { $0.stub.forward?.setter ?? [] }
        ContextEntry(
            "eventedName",
            "The name of the private `Evented`; nil unless `body` is `observed`.",
            example: "isLoadingEvented"
        ) { $0.stub.eventedName }
        ContextEntry(
            "evented",
            "The expression that creates the `Evented`; nil unless `body` is `observed`.",
            example: "Evented<Bool>(false)"
        ) { $0.stub.evented }
        ContextEntry("isSettable", "Whether it is a property or subscript with a setter.", example: "false") {
            $0.member.isSettable
        }
        ContextEntry(
            "getterEffects",
            "The effects of the getter, with a trailing space; may be empty.",
            example: "'async throws '"
        ) { $0.member.getterEffects }
        ContextEntry("isFunction", "Whether it is a function, an initializer or a subscript.", example: "true") {
            $0.member.callable != nil
        }
        ContextEntry("isAsync", "Whether it is an `async` function.", example: "true") { $0.effects.isAsync }
        ContextEntry(
            "canThrow",
            "Whether it is a function with `throws`. False for `rethrows`, unlike `effects.canThrow`.",
            example: "true"
        ) { $0.effects.canThrow }
        ContextEntry(
            "throwsAnyError",
            "Whether it is a function or getter that can throw an error of any type.",
            example: "true"
        ) { $0.member.throwsAnyError }
        ContextEntry(
            "result",
            "The type of the result of a function or subscript; nil if it returns none.",
            example: "Session"
        ) { $0.member.callable?.result?.text }
        ContextEntry("resultParts", "The parts of the type in `result`.") {
            $0.member.callable?.result.map { TypeContext(type: $0) }
        }
        ContextEntry("test", "The call in a test; nil if tests can't call the member.") { $0.test }
        ContextEntry(
            "mockValue",
            "For an `Observed` property: the value that a test must assign to this property of the mock. nil if the property already has a start "
                + "value, or if no generated code reads the property.",
            example: "Evented<Song>(.first).observed"
        ) { $0.mockValue?.text }
        ContextEntry(
            "mockValueCanThrow",
            "Whether the expression in `mockValue` throws, because the type has no sample.",
            example: "false"
        ) { $0.mockValue?.canThrow ?? false }
    }

    private var parameters: [FunctionParameterContext] {
        let isOfSubscript = if case .subscript = member.kind { true } else { false }
        return member.callable?.parameters.map { FunctionParameterContext(parameter: $0, isOfSubscript: isOfSubscript) }
            ?? []
    }

    /// The effects of a call in a test, whose closures don't throw.
    private var effects: Effects {
        guard let effects = member.callable?.effects else { return Effects() }
        return effects.throwing == .rethrowing ? Effects(isAsync: effects.isAsync) : effects
    }
}

struct MemberTestContext: ComputedContext {
    private let name: String
    /// The variable for the mock of the service that it forwards to.
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

    static let table = ContextTable<MemberTestContext>(
        "member test",
        "The call of a member in a test, with test values and expectations."
    ) {
        ContextEntry("name", "The name of the test function.", example: "logIn") { $0.name }
        ContextEntry(
            "call",
            "The name of the function with its arguments; nil for a property.",
            example: "'logIn(email: \"email\")'"
        ) { $0.test?.call }
        ContextEntry("checks", "The expected values of the recorded arguments.") { $0.test?.checks ?? [] }
        ContextEntry(
            "canThrow",
            "Whether an argument is a call that throws, because its type has no sample.",
            example: "false"
        ) {
            !($0.test?.missing ?? []).isEmpty
        }
        ContextEntry(
            "resultCanThrow",
            "Whether the expression in `result` or `observed` can throw, because the type has no sample.",
            example: "false"
        ) { context in context.test?.result?.canThrow ?? context.observed?.canThrow ?? false }
        ContextEntry(
            "hasMockDefault",
            "Whether the observed property of the service's mock already has a value. If so, a test needn't assign `observed` to it.",
            example: "true"
        ) { $0.hasMockDefault }
        ContextEntry("hasResult", "Whether the function returns a value.", example: "false") {
            $0.test?.hasResult ?? false
        }
        ContextEntry(
            "result",
            "The value that the stub returns; nil if the function returns none.",
            example: "'\"result\"'"
        ) { $0.test?.result?.text }
        ContextEntry("isResultComparable", "Whether tests can compare the result with `==`.", example: "true") {
            $0.test?.result?.isComparable ?? false
        }
        ContextEntry(
            "service",
            "If the member calls a service: the test's variable with the mock of this service. Otherwise nil.",
            example: "authService"
        ) { $0.service }
        ContextEntry(
            "mock",
            "If the member calls a service: the prefix of the stubs in the mock, such as `logIn` of `logInReturnValue`. Otherwise nil.",
            example: "logIn"
        ) { test in test.forward.map { MockNames($0.service.knownItems.members)[$0.member] ?? $0.member.name.plain } }
        ContextEntry(
            "observed",
            "The value that the test gives to an observed property of the service's mock; nil if the member doesn't "
                + "forward to such a property.",
            example: "Evented<Bool>(true).observed"
        ) { $0.observed?.text }
    }
}

extension MemberDeclaration {
    /// `async throws ` of a getter, or nothing.
    var getterEffects: String {
        guard let text = access?.getter.text, !text.isEmpty else { return "" }
        return text + " "
    }

    /// A function or a getter that may throw an error of any type.
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
