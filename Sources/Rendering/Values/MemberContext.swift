import Mocks
import Specs
import SwiftSource

/// A member of a protocol, as templates see it.
struct MemberContext: TemplateContext {
    let member: MemberDeclaration
    let stub: Stub
    /// The call in a test; nil if a test can't call it.
    let test: MemberTestContext?

    /// True if the property has a value in tests: an initial value, or that of a service's mock.
    var hasValueInTests: Bool {
        stub.forward == nil ? stub.body != .unwritten : test?.hasMockDefault == true
    }

    static let table = ContextTable<MemberContext>("member", "A member of a protocol.") {
        ContextEntry("name", "Its name, without backticks.", example: "logIn") { $0.member.name.plain }
        ContextEntry("fullName", "Its name as in Swift's documentation.", example: "logIn(email:password:)") {
            $0.member.fullName
        }
        ContextEntry("documentation", "The lines of its documentation, without `///`.", example: "[Signs in.]") {
            $0.member.docComment
        }
        ContextEntry(
            "declaration",
            "The lines of its declaration as written, attributes first.",
            example: "['func logIn(email: String)']"
        ) {
            $0.member.source.declaration
        }
        ContextEntry("attributes", "Its attributes.", example: "['@discardableResult']") {
            $0.member.attributes.map(\.text)
        }
        ContextEntry(
            "signature",
            "What a class declares for it, up to the body.",
            example: "'func logIn(email: String)'"
        ) { $0.stub.signature }
        ContextEntry(
            "body",
            "What a class has for a body until a person writes it: `empty`, `unwritten`, `forward` (a dependency has the very same member), `stored` or `observed`.",
            example: "empty"
        ) { $0.stub.body.rawValue }
        ContextEntry(
            "forward",
            "The call of the dependency that `forward` means.",
            example: "'dependencies.authService.logIn(email: email)'"
        ) {
            $0.stub.forward?.expression
        }
        ContextEntry(
            "eventedName",
            "The name of the stored `Evented` of an `observed` property.",
            example: "isLoadingEvented"
        ) { $0.stub.eventedName }
        ContextEntry("evented", "The expression that creates that `Evented`.", example: "Evented<Bool>(false)") {
            $0.stub.evented
        }
        ContextEntry("isSettable", "It is a property or subscript with a setter.", example: "false") {
            $0.member.access?.isSettable ?? false
        }
        ContextEntry(
            "getterEffects",
            "The effects of its getter, with a blank, or nothing.",
            example: "'async throws '"
        ) {
            $0.member.access.map { $0.getter.text.isEmpty ? "" : "\($0.getter.text) " } ?? ""
        }
        ContextEntry("isFunction", "It is a function or an initializer.", example: "true") { $0.member.callable != nil }
        ContextEntry("isAsync", "It is an `async` function.", example: "true") { $0.effects.isAsync }
        ContextEntry("canThrow", "It is a function that throws.", example: "true") { $0.effects.canThrow }
        ContextEntry(
            "throwsAnyError",
            "It is a function or a getter that may throw an error of any type.",
            example: "true"
        ) { $0.member.throwsAnyError }
        ContextEntry("callMarks", "What stands before a call, with a blank, or nothing.", example: "'try await '") {
            $0.effects.callMarks.isEmpty ? "" : "\($0.effects.callMarks) "
        }
        ContextEntry("result", "The type of a function's result.", example: "Session") {
            $0.member.callable?.result?.text
        }
        ContextEntry("test", "How a test calls it; nil where it can't.") { $0.test }
    }

    /// The effects of a call in a test, whose closures don't throw.
    private var effects: Effects {
        guard let effects = member.callable?.effects else { return Effects() }
        return effects.throwing == .rethrowing ? Effects(isAsync: effects.isAsync) : effects
    }
}

/// The call of a member in a test, for templates.
struct MemberTestContext: TemplateContext {
    private let name: String
    private let test: MemberTest?
    private let forward: Stub.Forward?
    private let observed: Sample?
    let hasMockDefault: Bool

    /// The types without a sample, among those that the test needs.
    var missingSamples: [SwiftType] {
        (test?.missing ?? []) + (test?.result?.missing ?? []) + (observed?.missing ?? [])
    }

    init?(_ member: MemberDeclaration, _ stub: Stub, name: String, samples: Samples) {
        self.name = name
        test = MemberTest(member, samples: samples)
        forward = stub.forward
        observed = forward?.observedSample(samples)
        hasMockDefault = forward?.hasMockDefault(samples) ?? false
        guard test != nil || observed != nil else { return nil }
    }

    static let table = ContextTable<MemberTestContext>(
        "member test",
        "How a test calls a member, and what it can expect."
    ) {
        ContextEntry("name", "The name of the test function.", example: "logIn") { $0.name }
        ContextEntry("call", "The function's name with its arguments.", example: "'logIn(email: \"email\")'") {
            $0.test?.call
        }
        ContextEntry("checks", "What is expected of the arguments.") { $0.test?.checks ?? [] }
        ContextEntry("canThrow", "An argument has no sample, so that the call throws.", example: "false") {
            !($0.test?.missing ?? []).isEmpty
        }
        ContextEntry(
            "resultCanThrow",
            "The result, or the value of an observed property, has no sample.",
            example: "false"
        ) { context in
            context.test?.result?.canThrow ?? context.observed?.canThrow ?? false
        }
        ContextEntry("hasResult", "The function hands something back.", example: "false") {
            $0.test?.hasResult ?? false
        }
        ContextEntry("result", "What a stub may return; nil for a function without a result.", example: "'\"result\"'")
        { $0.test?.result?.text }
        ContextEntry("isResultComparable", "The result can be told from others with `==`.", example: "true") {
            $0.test?.result?.isComparable ?? false
        }
        ContextEntry(
            "service",
            "The variable with the mock of the dependency that is asked, if one is.",
            example: "authService"
        ) {
            $0.forward.map { TestNames.variable(for: $0.service.name) }
        }
        ContextEntry("mock", "What that mock calls the member.", example: "logIn") { test in
            test.forward.map { MockNames($0.service.knownItems.members)[$0.member] ?? $0.member.name.plain }
        }
        ContextEntry("observed", "A value for an observed property.", example: "Evented<Bool>(true).observed") {
            $0.observed?.text
        }
    }
}

extension MemberDeclaration {
    /// A function or a getter that may throw an error of any type.
    var throwsAnyError: Bool {
        switch (callable?.effects ?? access?.getter)?.throwing {
        case .untyped: true
        case .typed(let type): ["any Error", "any Swift.Error"].contains(type.text)
        default: false
        }
    }
}
