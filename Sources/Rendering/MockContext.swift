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
    /// The name of the file without `.swift`; nil for the name of the mock.
    var fileName: String?
    /// The key that distinguishes the file from other mocks of its spec, or of the sources; nil for the file's name.
    var key: String?

    var file: String { fileName ?? mock.name }

    static let table = ContextTable<MockContext>("mock") {
        ContextEntry("name") { $0.mock.name }
        ContextEntry("file") { $0.file }
        ContextEntry("spec") { $0.spec }
        ContextEntry("target") { $0.target }
        ContextEntry("folder") { $0.folder }
        ContextEntry("testable") { $0.testable }
        ContextEntry("imports") { $0.imports }
        ContextEntry("furtherImports") { $0.furtherImports }
        ContextEntry("enclosingType") { $0.mock.enclosingType }
        ContextEntry("superclass") { $0.mock.superclass }
        ContextEntry("base") { $0.mock.subject.base?.mockName }
        ContextEntry("isBase") { $0.mock.subject.isBase }
        ContextEntry("isActor") { $0.mock.subject.isActor }
        ContextEntry("fixedParents") { $0.mock.subject.fixedParents }
        ContextEntry("attributes") { $0.mock.attributes }
        ContextEntry("condition") { $0.mock.condition }
        ContextEntry("protocol") { $0.mock.conformance }
        ContextEntry("isolation") { $0.mock.isolation }
        ContextEntry("isLocked") { $0.mock.isLocked }
        ContextEntry("stubIsolation") {
            $0.mock.isLocked && ($0.mock.subject.isActor || $0.mock.isolation != "nonisolated") ? "nonisolated " : ""
        }
        ContextEntry("genericParameters") { $0.mock.generics.parameterClause }
        ContextEntry("genericArguments") { $0.mock.generics.argumentClause }
        ContextEntry("genericRequirements") { $0.mock.generics.whereClause }
        ContextEntry("typeAliases") { $0.mock.typeAliases }
        ContextEntry("needsPlainInitializer") { $0.mock.needsPlainInitializer }
        ContextEntry("hasStatics") { $0.mock.hasStaticMembers }
        ContextEntry("hasLockedStatics") { $0.mock.usesLockedStatics }
        ContextEntry("swift") { $0.mock.subject.swift }
        ContextEntry("members") { $0.mock.members }
    }
}

extension MockMember: TemplateContext {
    static let table = ContextTable<MockMember>("mock member") {
        ContextEntry("kind") { $0.kind.rawValue }
        ContextEntry("title") { $0.declared.fullName }
        ContextEntry("condition") { $0.condition }
        ContextEntry("attributes") { $0.attributes }
        ContextEntry("stubAttribute") { $0.stubAttribute.map { "\($0) " } ?? "" }
        ContextEntry("declaration") { $0.declaration }
        ContextEntry("getterEffects") { $0.declared.getterEffects }
        ContextEntry("isStatic") { $0.isStatic }
        ContextEntry("isLocked") { $0.isLocked }
        ContextEntry("call") { $0.calls.first }
        ContextEntry("setter") { $0.calls.dropFirst().first }
        ContextEntry("calls") { $0.calls }
        ContextEntry("property") { $0.property }
    }
}
