import Diagnostics
import SwiftSyntax

import struct Diagnostics.SourceRange

/// Says what the parser lets pass but a protocol's members can't have.
struct MemberChecks {
    enum Kind {
        case function, initializer, `subscript`, property, associatedType

        fileprivate func allows(_ modifier: Keyword) -> Bool {
            switch modifier {
            case .static: self != .initializer && self != .associatedType
            case .nonisolated: self != .associatedType
            case .mutating, .nonmutating: self == .function
            case .consuming, .borrowing, .__consuming, .prefix, .postfix, .infix: self == .function
            case .distributed: self == .function || self == .property
            case .optional: self != .initializer && self != .associatedType
            case .override: self != .initializer
            default: false
            }
        }
    }

    let source: ParsedText

    /// False where there was one to report.
    func check(_ modifiers: DeclModifierListSyntax, of kind: Kind, into diagnostics: inout DiagnosticBag) -> Bool {
        var isFine = true
        for modifier in modifiers {
            if case .keyword(let keyword) = modifier.name.tokenKind, kind.allows(keyword) { continue }
            isFine = false
            let text = modifier.name.text
            let (message, help): (String, String) =
                switch modifier.name.tokenKind {
                case .keyword(.public), .keyword(.private), .keyword(.internal), .keyword(.fileprivate),
                    .keyword(.package),
                    .keyword(.open):
                    ("`\(text)` is not allowed on a protocol member", "remove `\(text)`")
                case .keyword(.class):
                    ("expected `static`, found `class`", "write `static` in place of `class`")
                case .keyword(.async):
                    ("`async` must follow the parameters", "write it as in `func load() async`")
                default:
                    ("`\(text)` is not allowed on a protocol member", "remove `\(text)`")
                }
            diagnostics.add(Diagnostic(.modifierInProtocol, message, at: source.range(of: modifier.name), help: help))
        }
        return isFine
    }

    func check(
        noBody declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        guard let body = declaration.body else { return true }
        diagnostics.add(
            Diagnostic(
                .memberHasBody,
                "a protocol member can't have a body",
                at: source.range(of: body),
                help: "write `\(declaration.detached.with(\.body, nil).oneLine)`"
            )
        )
        return false
    }

    func check(noDefaults clause: FunctionParameterClauseSyntax, into diagnostics: inout DiagnosticBag) -> Bool {
        var isFine = true
        for parameter in clause.parameters {
            guard let value = parameter.defaultValue else { continue }
            isFine = false
            let bare = parameter.detached.with(\.defaultValue, nil).with(\.trailingComma, nil)
            diagnostics.add(
                Diagnostic(
                    .defaultInProtocol,
                    "a parameter in a protocol can't have a default value",
                    at: source.range(of: value),
                    help: "write `\(bare.oneLine)`; an extension of the protocol can leave the argument out"
                )
            )
        }
        return isFine
    }
}
