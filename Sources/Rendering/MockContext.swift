import Mocks
import SwiftSource

/// A mock, as templates see it.
struct MockContext: TemplateContext {
    let mock: MockClass
    let spec: String
    /// Nil without a project.
    var folder: String?
    let target: TargetContext?
    let testable: [String]
    let imports: [String]
    var furtherImports: [String] = []
    /// Without `.swift`; nil for the mock's own name.
    var fileName: String?

    static let table = ContextTable<MockContext>("mock", "A mock of a protocol.") {
        ContextEntry("name", "The mock's class.", example: "AuthServicingMock") { $0.mock.name }
        ContextEntry("file", "The name of its file, without `.swift`.", example: "AuthServicingMock") {
            $0.fileName ?? $0.mock.name
        }
        ContextEntry(
            "spec",
            "The path of the spec that names the protocol, or of the Swift file.",
            example: "Specs/Services.yml"
        ) { $0.spec }
        ContextEntry("target", "The target of the protocol; nil without a project.") { $0.target }
        ContextEntry("folder", "The folder of its file; nil without a project.", example: "Tests/AppTests/Mocks") {
            $0.folder
        }
        ContextEntry("testable", "What its file imports with `@testable`.", example: "[App]") { $0.testable }
        ContextEntry("imports", "What its file imports.", example: "[Foundation]") { $0.imports }
        ContextEntry(
            "furtherImports",
            "Import lines of other kinds, `#if` among them.",
            example: "['@preconcurrency import Core']"
        ) {
            $0.furtherImports
        }
        ContextEntry("enclosingType", "The type in which the protocol stands.", example: "Login") {
            $0.mock.enclosingType
        }
        ContextEntry("superclass", "The class that it inherits from.", example: "NSObject") { $0.superclass }
        ContextEntry(
            "base",
            "The mock that it inherits from: that of the protocol's parent.",
            example: "ModuleRouterMock"
        ) { $0.mock.base }
        ContextEntry("isBase", "Other mocks inherit from it.", example: "false") { $0.mock.isBase }
        ContextEntry("isActor", "It is an actor.", example: "false") { $0.isActor }
        ContextEntry(
            "fixedParents",
            "Those of Swift's own protocols that it satisfies without stubs.",
            example: "[Hashable]"
        ) { $0.mock.fixedParents }
        ContextEntry("attributes", "Its attributes.", example: "['@available(iOS 17, *)']") { $0.mock.attributes }
        ContextEntry("condition", "The condition of the `#if` around it.", example: "os(iOS)") { $0.mock.condition }
        ContextEntry("protocol", "The protocol.", example: "AuthServicing") { $0.mock.protocolName }
        ContextEntry("isolation", "Where the class lives: `@MainActor`, `nonisolated`, …", example: "nonisolated") {
            $0.mock.isolation
        }
        ContextEntry("isLocked", "A lock protects what it keeps.", example: "true") { $0.isLocked }
        ContextEntry(
            "unlockedAccess",
            "What stands before what the lock protects: the class may be an actor's, and its lock is nobody's.",
            example: "'nonisolated '"
        ) { $0.isLocked && ($0.isActor || $0.mock.isolation != "nonisolated") ? "nonisolated " : "" }
        ContextEntry("genericParameters", "The clause of its generic parameters, or nothing.", example: "<Element>") {
            $0.mock.generics.parameterClause
        }
        ContextEntry(
            "genericRequirements",
            "The clause of their requirements, or nothing.",
            example: "' where Element: Sendable'"
        ) {
            $0.mock.generics.whereClause
        }
        ContextEntry("typeAliases", "Its type aliases.", example: "[]") { $0.mock.typeAliases }
        ContextEntry("needsPlainInitializer", "It needs an initializer without parameters.", example: "true") {
            $0.mock.needsPlainInitializer
        }
        ContextEntry("hasStatics", "It has static members.", example: "false") { $0.mock.hasStaticMembers }
        ContextEntry("hasLockedStatics", "A lock protects its static members.", example: "false") {
            $0.mock.usesLockedStatics
        }
        ContextEntry("swift", "Swift's own types, as its code writes them.") { $0.mock.swift }
        ContextEntry("members", "Its members.") { context in
            context.mock.members.map {
                MockMemberContext($0, isLocked: $0.isStatic ? context.mock.usesLockedStatics : context.isLocked)
            }
        }
    }

    private var isLocked: Bool {
        mock.storage == .locked
    }

    private var isActor: Bool {
        if case .actor = mock.kind { true } else { false }
    }

    private var superclass: String? {
        if case .class(let superclass) = mock.kind { superclass } else { nil }
    }
}

/// A member of a mock, as templates see it.
struct MockMemberContext: TemplateContext {
    let member: MockMember
    let isLocked: Bool
    /// A subscript's getter, and its setter if it has one.
    private let calls: [MockCall]

    init(_ member: MockMember, isLocked: Bool) {
        self.member = member
        self.isLocked = isLocked
        calls =
            switch member.kind {
            case .method(let call), .effectfulProperty(let call), .initializer(let call): [call]
            case .subscript(let getter, let setter): [getter] + [setter].compactMap(\.self)
            case .property: []
            }
    }

    static let table = ContextTable<MockMemberContext>("mock member", "A member of a mock.") {
        ContextEntry(
            "kind",
            "`method`, `property`, `effectfulProperty`, `subscript` or `initializer`.",
            example: "method"
        ) { $0.kind }
        ContextEntry("title", "As in Swift's documentation.", example: "logIn(email:password:)") { $0.member.title }
        ContextEntry("condition", "The condition of the `#if` around it.", example: "DEBUG") { $0.member.condition }
        ContextEntry("attributes", "Its attributes.", example: "['@discardableResult']") { $0.member.attributes }
        ContextEntry(
            "stubAttribute",
            "What stands before each of its stubs, with a blank, or nothing.",
            example: "'@available(*, deprecated) '"
        ) {
            $0.member.stubAttribute.map { "\($0) " } ?? ""
        }
        ContextEntry("declaration", "The declaration up to its braces.", example: "'func logIn(email: String)'") {
            $0.member.declaration
        }
        ContextEntry(
            "getterEffects",
            "The effects of its getter, with a blank, or nothing.",
            example: "'async throws '"
        ) {
            $0.member.getterEffects.isEmpty ? "" : "\($0.member.getterEffects) "
        }
        ContextEntry("isStatic", "It is static.", example: "false") { $0.member.isStatic }
        ContextEntry("isLocked", "A lock protects what it keeps.", example: "true") { $0.isLocked }
        ContextEntry(
            "call",
            "Of a function, an initializer, a subscript's getter, or a getter that is stubbed like one."
        ) { $0.calls.first }
        ContextEntry("setter", "Of a subscript's setter.") { $0.calls.dropFirst().first }
        ContextEntry("calls", "Both, as far as there are such.") { $0.calls }
        ContextEntry("property", "Of a plain property.") { $0.property }
    }

    private var property: MockProperty? {
        if case .property(let property) = member.kind { property } else { nil }
    }

    private var kind: String {
        switch member.kind {
        case .method: "method"
        case .effectfulProperty: "effectfulProperty"
        case .property: "property"
        case .subscript: "subscript"
        case .initializer: "initializer"
        }
    }
}
