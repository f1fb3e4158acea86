import SwiftSource

/// A part of a module with its protocol and its class, for templates.
struct RoleContext: TemplateContext {
    let type: String
    let typeLine: Int?
    let isGenerated: Bool
    let imports: [String]
    let contract: ContractContext?
    let hasStored: Bool
    let observed: [ObservedContext]
    let isTestable: Bool
    let testImports: [String]
    let testable: [String]
    let askedServices: [String]

    static let table = ContextTable<RoleContext>("role", "A part of a module: its protocol and the class behind it.") {
        ContextEntry("type", "The class.", example: "LoginPresenter") { $0.type }
        ContextEntry("typeLine", "The line of the spec that names it; nil for a class of the style.", example: "9") {
            $0.typeLine
        }
        ContextEntry(
            "isGenerated",
            "The class is made by the style, not one of the team's that the spec names.",
            example: "true"
        ) {
            $0.isGenerated
        }
        ContextEntry("imports", "What the file of the class imports.", example: "[UIKit]") { $0.imports }
        ContextEntry("contract", "Its protocol; nil where this module has none for the role.") { $0.contract }
        ContextEntry("hasStored", "The class stores properties for its protocol.", example: "false") { $0.hasStored }
        ContextEntry("observed", "The observed properties of its protocol.") { $0.observed }
        ContextEntry("isTestable", "Tests can make one.", example: "true") { $0.isTestable }
        ContextEntry("testImports", "What its tests import, apart from the module's own target.", example: "[Testing]")
        { $0.testImports }
        ContextEntry(
            "testable",
            "What its tests import with `@testable`: also the mocks of the services to which it forwards.",
            example: "[App]"
        ) { $0.testable }
        ContextEntry("askedServices", "The dependencies to which its members forward.", example: "[authService]") {
            $0.askedServices
        }
    }
}

/// A property of type `Observed`, as templates see it.
struct ObservedContext: TemplateContext {
    private let name: String
    private let value: String
    private let hasValue: Bool

    init?(_ member: MemberDeclaration, hasValue: Bool) {
        guard let type = member.observed else { return nil }
        name = member.name.plain
        value = type.text
        self.hasValue = hasValue
    }

    static let table = ContextTable<ObservedContext>(
        "observed property",
        "A property of type `Observed`, which notifies its subscribers when it changes."
    ) {
        ContextEntry("name", "Its name.", example: "isLoading") { $0.name }
        ContextEntry("value", "The type of its value.", example: "Bool") { $0.value }
        ContextEntry(
            "hasValue",
            "The generated class has a value for it; otherwise only the team can write one.",
            example: "true"
        ) { $0.hasValue }
    }
}
