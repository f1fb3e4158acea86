import Diagnostics
import SwiftSyntax

import struct Diagnostics.SourceRange

/// Reads `{ get set }` and says what to write where it is missing or says something else.
struct AccessReader {
    let source: ParsedText

    /// One property of a `var`, or nil and a diagnostic.
    func read(
        _ binding: PatternBindingSyntax,
        of variable: VariableDeclSyntax,
        into diagnostics: inout DiagnosticBag
    ) -> (name: TokenSyntax, type: TypeSyntax, access: MemberDeclaration.Access)? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            diagnostics.add(
                Diagnostic(
                    .propertyWithoutAccessors,
                    "expected one name for a protocol property",
                    at: source.range(of: binding.pattern),
                    help: "write each as `var name: Type { get }`"
                )
            )
            return nil
        }
        let typeText = binding.typeAnnotation?.type.oneLine ?? binding.initializer?.value.guessedType
        var proposal: String { variable.declared(name, as: typeText ?? "Type") }
        let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        if isLet || binding.initializer != nil || binding.accessorBlock == nil || binding.typeAnnotation == nil {
            let fault =
                if isLet { "`let` is not allowed in a protocol" } else if binding.initializer != nil {
                    "a protocol property can't have a value"
                } else if binding.typeAnnotation == nil { "the property has no type" } else {
                    "the property has no `{ get }` or `{ get set }`"
                }
            let place = isLet ? source.range(of: variable.bindingSpecifier) : source.range(of: binding)
            diagnostics.add(
                Diagnostic(
                    .propertyWithoutAccessors,
                    fault,
                    at: place,
                    help: "write `\(proposal) { get }`" + (isLet ? "" : ", or `{ get set }`")
                )
            )
            return nil
        }
        guard
            let type = binding.typeAnnotation?.type,
            let access = read(binding.accessorBlock, proposal: proposal, at: binding, into: &diagnostics)
        else { return nil }
        return (name, type, access)
    }

    /// A subscript's accessors, or nil and a diagnostic.
    func read(
        _ block: AccessorBlockSyntax?,
        of declaration: SubscriptDeclSyntax,
        into diagnostics: inout DiagnosticBag
    ) -> MemberDeclaration.Access? {
        read(
            block,
            proposal: declaration.detached.with(\.accessorBlock, nil).oneLine,
            at: declaration,
            into: &diagnostics
        )
    }

    private func read(
        _ block: AccessorBlockSyntax?,
        proposal: String,
        at place: some SyntaxProtocol,
        into diagnostics: inout DiagnosticBag
    ) -> MemberDeclaration.Access? {
        let help = "write `\(proposal) { get }`, or `{ get set }`"
        guard let block else {
            let message = "the subscript has no `{ get }` or `{ get set }`"
            diagnostics.add(Diagnostic(.propertyWithoutAccessors, message, at: source.range(of: place), help: help))
            return nil
        }
        guard case .accessors(let accessors) = block.accessors else {
            let message = "a protocol member can't be computed"
            diagnostics.add(Diagnostic(.memberHasBody, message, at: source.range(of: block), help: help))
            return nil
        }
        return read(accessors, in: block, help: help, into: &diagnostics)
    }

    private func read(
        _ accessors: AccessorDeclListSyntax,
        in block: AccessorBlockSyntax,
        help: String,
        into diagnostics: inout DiagnosticBag
    ) -> MemberDeclaration.Access? {
        var getter: AccessorDeclSyntax?
        var setter: AccessorDeclSyntax?
        for accessor in accessors {
            let fault: (DiagnosticCode, String)? =
                switch accessor.accessorSpecifier.tokenKind {
                case _ where accessor.body != nil:
                    (.memberHasBody, "`\(accessor.accessorSpecifier.text)` can't have a body in a protocol")
                case .keyword(.get) where getter == nil, .keyword(.set) where setter == nil:
                    nil
                default:
                    (.accessorsInProtocol, "expected `get` or `get set`, found `\(accessor.accessorSpecifier.text)`")
                }
            if let (code, message) = fault {
                let range = accessor.body.map { source.range(of: $0) } ?? source.range(of: accessor.accessorSpecifier)
                diagnostics.add(Diagnostic(code, message, at: range, help: help))
                return nil
            }
            if accessor.accessorSpecifier.tokenKind == .keyword(.get) { getter = accessor } else { setter = accessor }
        }
        guard let getter else {
            let message =
                setter == nil ? "expected `get` or `get set`, found no accessor" : "`set` is not allowed without `get`"
            diagnostics.add(Diagnostic(.accessorsInProtocol, message, at: source.range(of: block), help: help))
            return nil
        }
        let effects = TypeReader(source: source).effects(
            async: getter.effectSpecifiers?.asyncSpecifier,
            throws: getter.effectSpecifiers?.throwsClause
        )
        let setterKind: MemberDeclaration.Access.Setter? = setter.map {
            $0.modifier?.name.tokenKind == .keyword(.nonmutating) ? .nonmutating : .mutating
        }
        return MemberDeclaration.Access(
            getter: effects,
            isGetterMutating: getter.modifier?.name.tokenKind == .keyword(.mutating),
            setter: setterKind ?? .none
        )
    }
}

extension VariableDeclSyntax {
    /// `static var name: Type`, as it should be written.
    fileprivate func declared(_ name: TokenSyntax, as type: String) -> String {
        let words =
            modifiers.map(\.oneLine).filter { $0 == "static" || $0.hasPrefix("nonisolated") } + [
                "var", "\(name.text): \(type)",
            ]
        return words.joined(separator: " ")
    }
}

extension ExprSyntax {
    /// What a literal is, where nobody says.
    fileprivate var guessedType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr: "String"
        default: nil
        }
    }
}
