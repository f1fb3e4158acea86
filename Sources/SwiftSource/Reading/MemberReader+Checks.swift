import Diagnostics
import SwiftSyntax

/// What the parser lets pass but a protocol's members can't have. Each check is false where there was one to report.
extension MemberReader {
    private static let modifiers: [SyntaxKind: Set<Keyword>] = [
        .functionDecl: [
            .static, .nonisolated, .mutating, .nonmutating, .consuming, .borrowing, .__consuming, .prefix, .postfix,
            .infix, .distributed, .optional, .override,
        ],
        .initializerDecl: [.nonisolated],
        .subscriptDecl: [.static, .nonisolated, .optional, .override],
        .variableDecl: [.static, .nonisolated, .distributed, .optional, .override],
        .associatedTypeDecl: [.override],
        .typeAliasDecl: [.override],
    ]

    mutating func check(modifiersOf declaration: some DeclSyntaxProtocol & WithModifiersSyntax) -> Bool {
        let errorCount = diagnostics.errorCount
        for modifier in declaration.modifiers {
            let kind = modifier.name.tokenKind
            if case .keyword(let keyword) = kind, Self.modifiers[declaration.kind]?.contains(keyword) ?? false {
                continue
            }
            let text = modifier.name.text
            let (message, help) =
                switch kind {
                case .keyword(.class): ("expected `static`, found `class`", "write `static` in place of `class`")
                case .keyword(.async): ("`async` must follow the parameters", "write it as in `func load() async`")
                default: ("`\(text)` is not allowed on a protocol member", "remove `\(text)`")
                }
            report(.modifierInProtocol, message, at: modifier.name, help: help)
        }
        return diagnostics.errorCount == errorCount
    }

    mutating func check(noBody declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax) -> Bool {
        guard let body = declaration.body else { return true }
        let bare = declaration.detached.with(\.body, nil)
        report(.memberHasBody, "a protocol member can't have a body", at: body, help: "write `\(bare.oneLine)`")
        return false
    }

    mutating func check(noDefaults clause: FunctionParameterClauseSyntax) -> Bool {
        let errorCount = diagnostics.errorCount
        for parameter in clause.parameters {
            guard let value = parameter.defaultValue else { continue }
            let bare = parameter.detached.with(\.defaultValue, nil).with(\.trailingComma, nil)
            report(
                .defaultInProtocol,
                "a parameter in a protocol can't have a default value",
                at: value,
                help: "write `\(bare.oneLine)`; an extension of the protocol can leave the argument out"
            )
        }
        return diagnostics.errorCount == errorCount
    }
}
