import Mocks
import SwiftSource

struct MockContext: TemplateContext {
    let mock: MockClass
    let spec: String
    /// True if no spec declares the protocol.
    var isOfSources = false
    /// Nil without a project.
    var folder: String?
    let target: TargetContext?
    let testable: [String]
    let imports: [String]
    var furtherImports: [String] = []
    /// Without `.swift`; nil for the mock's own name.
    var fileName: String?
    /// What tells the file from the other mocks of its spec, or of the sources; nil for the file's name.
    var key: String?

    /// The name of the file without `.swift`.
    var file: String {
        fileName ?? mock.name
    }

    static let table = ContextTable<MockContext>("mock", "A mock of a protocol.") {
        ContextEntry("name", "The name of the class.", example: "AuthServicingMock") { $0.mock.name }
        ContextEntry("file", "The name of the file, without `.swift`.", example: "AuthServicingMock") {
            $0.file
        }
        ContextEntry(
            "spec",
            "The source in the file's header: the path of a spec or Swift file, or `the specs` for the "
                + "support files.",
            example: "Specs/Services.yml"
        ) { $0.spec }
        ContextEntry("target", "The target that declares the protocol; nil with `scaffold mocks --sources`.") {
            $0.target
        }
        ContextEntry(
            "folder",
            "The folder of the file; nil with `scaffold mocks --sources`.",
            example: "Tests/AppTests/Mocks"
        ) { $0.folder }
        ContextEntry("testable", "The `@testable` imports of the file.", example: "[App]") { $0.testable }
        ContextEntry("imports", "The other imports of the file.", example: "[Foundation]") { $0.imports }
        ContextEntry(
            "furtherImports",
            "The lines of imports with attributes or inside `#if`.",
            example: "['@preconcurrency import Core']"
        ) { $0.furtherImports }
        ContextEntry("enclosingType", "The type that the protocol is nested in.", example: "Login") {
            $0.mock.enclosingType
        }
        ContextEntry(
            "superclass",
            "The class that the mock inherits from, if the protocol requires one.",
            example: "NSObject"
        ) { $0.mock.superclass }
        ContextEntry(
            "base",
            "The mock that this mock inherits from: the mock of the protocol's parent.",
            example: "ModuleRouterMock"
        ) { $0.mock.subject.base?.mockName }
        ContextEntry("isBase", "Whether other mocks inherit from this mock.", example: "false") {
            $0.mock.subject.isBase
        }
        ContextEntry("isActor", "Whether the mock is an actor.", example: "false") { $0.mock.subject.isActor }
        ContextEntry(
            "fixedParents",
            "Those parents of the protocol that the standard library declares, and that the mock implements without stubs.",
            example: "[Hashable]"
        ) { $0.mock.subject.fixedParents }
        ContextEntry("attributes", "The attributes of the class.", example: "['@available(iOS 17, *)']") {
            $0.mock.attributes
        }
        ContextEntry("condition", "The condition of the `#if` around the mock.", example: "os(iOS)") {
            $0.mock.condition
        }
        ContextEntry(
            "protocol",
            "The protocol in the declaration of the mock: `AuthServicing`. If a global actor isolates the conformance, the actor comes first: `@MainActor Caching`.",
            example: "AuthServicing"
        ) { $0.mock.conformance }
        ContextEntry(
            "isolation",
            "The isolation of the class: `nonisolated`, or a global actor such as `@MainActor`.",
            example: "nonisolated"
        ) { $0.mock.isolation }
        ContextEntry("isLocked", "Whether a lock protects the stubs and the recorded calls.", example: "true") {
            $0.mock.isLocked
        }
        ContextEntry(
            "stubIsolation",
            "The isolation of the stubs and recorded calls. It is `'nonisolated '`, with a space, if code on any actor can "
                + "use them. Otherwise it is empty.",
            example: "'nonisolated '"
        ) { $0.mock.isLocked && ($0.mock.subject.isActor || $0.mock.isolation != "nonisolated") ? "nonisolated " : "" }
        ContextEntry("genericParameters", "The generic parameters of the class; may be empty.", example: "<Element>") {
            $0.mock.generics.parameterClause
        }
        ContextEntry(
            "genericRequirements",
            "The `where` clause of the class, with a leading space; may be empty.",
            example: "' where Element: Sendable'"
        ) { $0.mock.generics.whereClause }
        ContextEntry("typeAliases", "The type aliases in the class.", example: "['typealias Item = Int']") {
            $0.mock.typeAliases
        }
        ContextEntry(
            "needsPlainInitializer",
            "Whether the class must declare `init()`: its protocol has initializers but no `init()`, or other mocks inherit "
                + "from the class.",
            example: "true"
        ) { $0.mock.needsPlainInitializer }
        ContextEntry("hasStatics", "Whether the mock has static members or initializers.", example: "false") {
            $0.mock.hasStaticMembers
        }
        ContextEntry(
            "hasLockedStatics",
            "Whether a lock protects the stubs and recorded calls of static members and initializers.",
            example: "false"
        ) { $0.mock.usesLockedStatics }
        ContextEntry("swift", "The names of standard library types for the mock's code.") { $0.mock.subject.swift }
        ContextEntry("members", "The members of the mock.") { $0.mock.members }
    }
}

extension MockMember: TemplateContext {
    static let table = ContextTable<MockMember>("mock member", "A member of a mock.") {
        ContextEntry(
            "kind",
            "`method`, `property`, `effectfulProperty` (stubbed like a method), `subscript` or `initializer`.",
            example: "method"
        ) { $0.kind.rawValue }
        ContextEntry(
            "title",
            "The name with argument labels, as in Swift's documentation.",
            example: "logIn(email:password:)"
        ) { $0.declared.fullName }
        ContextEntry("condition", "The condition of the `#if` around the member.", example: "DEBUG") {
            $0.condition
        }
        ContextEntry("attributes", "The attributes.", example: "['@discardableResult']") { $0.attributes }
        ContextEntry(
            "stubAttribute",
            "What is written before each stub, such as an attribute, with a trailing space; may be empty.",
            example: "'@available(*, deprecated) '"
        ) { $0.stubAttribute.map { "\($0) " } ?? "" }
        ContextEntry("declaration", "The declaration, up to the braces.", example: "'func logIn(email: String)'") {
            $0.declaration
        }
        ContextEntry(
            "getterEffects",
            "The effects of the getter, with a trailing space; may be empty.",
            example: "'async throws '"
        ) { $0.declared.getterEffects }
        ContextEntry(
            "isStatic",
            "Whether the stubs are static. This is so if the member is static, or if it is an initializer.",
            example: "false"
        ) { $0.isStatic }
        ContextEntry("isLocked", "Whether a lock protects the stubs and the recorded calls.", example: "true") {
            $0.isLocked
        }
        ContextEntry(
            "call",
            "The call of a function, of an initializer, of an `effectfulProperty`, or of the getter of a subscript; "
                + "nil for other members."
        ) { $0.calls.first }
        ContextEntry("setter", "The call of a subscript's setter; nil for other members.") {
            $0.calls.dropFirst().first
        }
        ContextEntry("calls", "A list of `call` and `setter`. If one of them is nil, it is left out.") { $0.calls }
        ContextEntry("property", "The property, if `kind` is `property`.") { $0.property }
    }
}
