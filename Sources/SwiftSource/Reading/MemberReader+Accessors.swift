import Diagnostics
import SwiftSyntax

/// `{ get set }`, and what to write where it is missing or says something else.
extension MemberReader {
    /// One property of a `var`, or nil and a diagnostic.
    mutating func read(
        _ binding: PatternBindingSyntax,
        of variable: VariableDeclSyntax
    ) -> (name: TokenSyntax, type: TypeSyntax, access: MemberDeclaration.Access)? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            report(
                .propertyWithoutAccessors,
                "expected one name for a protocol property",
                at: binding.pattern,
                help: "write each as `var name: Type { get }`"
            )
            return nil
        }
        var proposal: String {
            let type = binding.typeAnnotation?.type.oneLine ?? binding.initializer?.value.guessedType
            return variable.declared(name, as: type ?? "Type")
        }
        let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        let fault: String? =
            switch (binding.typeAnnotation, binding.accessorBlock) {
            case _ where isLet: "`let` is not allowed in a protocol"
            case _ where binding.initializer != nil: "a protocol property can't have a value"
            case (nil, _): "the property has no type"
            case (_, nil): "the property has no `{ get }` or `{ get set }`"
            default: nil
            }
        if let fault {
            let help = "write `\(proposal) { get }`" + (isLet ? "" : ", or `{ get set }`")
            let place = isLet ? Syntax(variable.bindingSpecifier) : Syntax(binding)
            report(.propertyWithoutAccessors, fault, at: place, help: help)
        }
        guard fault == nil, let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
            let access = read(block, proposal: proposal)
        else { return nil }
        return (name, type, access)
    }

    /// A subscript's accessors, or nil and a diagnostic.
    mutating func accessors(of declaration: SubscriptDeclSyntax) -> MemberDeclaration.Access? {
        var proposal: String { declaration.detached.with(\.accessorBlock, nil).oneLine }
        guard let block = declaration.accessorBlock else {
            report(
                .propertyWithoutAccessors,
                "the subscript has no `{ get }` or `{ get set }`",
                at: declaration,
                help: Self.help(proposal)
            )
            return nil
        }
        return read(block, proposal: proposal)
    }

    private static func help(_ proposal: String) -> String {
        "write `\(proposal) { get }`, or `{ get set }`"
    }

    private mutating func read(_ block: AccessorBlockSyntax, proposal: @autoclosure () -> String)
        -> MemberDeclaration.Access?
    {
        guard case .accessors(let accessors) = block.accessors else {
            report(.memberHasBody, "a protocol member can't be computed", at: block, help: Self.help(proposal()))
            return nil
        }
        var getter: AccessorDeclSyntax?
        var setter: AccessorDeclSyntax?
        for accessor in accessors {
            let specifier = accessor.accessorSpecifier
            let fault: (DiagnosticCode, String)? =
                switch specifier.tokenKind {
                case _ where accessor.body != nil:
                    (.memberHasBody, "`\(specifier.text)` can't have a body in a protocol")
                case .keyword(.get) where getter == nil, .keyword(.set) where setter == nil:
                    nil
                default:
                    (.accessorsInProtocol, "expected `get` or `get set`, found `\(specifier.text)`")
                }
            if let (code, message) = fault {
                report(
                    code,
                    message,
                    at: accessor.body.map { Syntax($0) } ?? Syntax(specifier),
                    help: Self.help(proposal())
                )
                return nil
            }
            if specifier.tokenKind == .keyword(.get) { getter = accessor } else { setter = accessor }
        }
        guard let getter else {
            let message =
                setter == nil ? "expected `get` or `get set`, found no accessor" : "`set` is not allowed without `get`"
            report(.accessorsInProtocol, message, at: block, help: Self.help(proposal()))
            return nil
        }
        let setterKind: MemberDeclaration.Access.Setter? = setter.map {
            $0.modifier?.name.tokenKind == .keyword(.nonmutating) ? .nonmutating : .mutating
        }
        return MemberDeclaration.Access(
            getter: types.effects(getter.effectSpecifiers),
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
