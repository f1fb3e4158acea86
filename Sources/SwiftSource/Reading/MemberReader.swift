import Diagnostics
import SwiftSyntax

import struct Diagnostics.SourceRange

/// Reads one declaration in a protocol's body.
struct MemberReader {
    let source: ParsedText
    let documentation: [String]
    let isAfterBlankLine: Bool

    var types: TypeReader { TypeReader(source: source) }

    /// One member, several for `var a: Int { get }, b: Int { get }`, or none and a diagnostic.
    func read(_ declaration: DeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration] {
        // The parser has said what is wrong there.
        guard !declaration.hasError else { return [] }
        return switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): read(function, into: &diagnostics)
        case .initializerDecl(let initializer): read(initializer, into: &diagnostics)
        case .subscriptDecl(let declaration): read(declaration, into: &diagnostics)
        case .variableDecl(let variable): read(variable, into: &diagnostics)
        case .associatedTypeDecl(let type): read(type, into: &diagnostics)
        case .typeAliasDecl(let alias): read(alias, into: &diagnostics)
        // Generated protocols have it, so that the compiler reports errors in the spec.
        case .poundSourceLocation where source.place == .file: []
        default: rejected(declaration, into: &diagnostics)
        }
    }

    /// All that the kinds of members have in common.
    func member(
        _ kind: MemberDeclaration.Kind,
        _ name: TokenSyntax,
        of declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
        text: String? = nil
    ) -> MemberDeclaration {
        MemberDeclaration(
            kind: kind,
            name: SwiftName(plain: name.plainText, written: name.text),
            modifiers: declaration.modifiers.map(\.oneLine),
            attributes: declaration.attributes.asDeclared,
            source: .init(
                documentation: documentation,
                declaration: source.place == .file ? [] : text.map { [$0] } ?? lines(of: declaration),
                isAfterBlankLine: isAfterBlankLine,
                range: source.range(of: declaration),
                nameRange: source.range(of: name)
            )
        )
    }

    /// As written, less the indentation of the first line, with a comment that stands behind.
    private func lines(of declaration: some DeclSyntaxProtocol) -> [String] {
        let text = source.text(of: declaration)
        let leading = declaration.leadingTrivia.pieces.reversed().prefix { !$0.isNewline }
        let indentation = leading.reduce(0) { $0 + $1.sourceLength.utf8Length }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            let line = line.last == "\r" ? line.dropLast() : line
            return String(line.dropping(blanks: index == 0 ? 0 : indentation))
        }
        if let comment = trailingComment(of: declaration), let last = lines.popLast() {
            lines.append(last + "  " + comment)
        }
        return lines
    }

    private func trailingComment(of declaration: some DeclSyntaxProtocol) -> String? {
        guard let last = declaration.lastToken(viewMode: .sourceAccurate),
            let next = last.nextToken(viewMode: .sourceAccurate)
        else { return nil }
        let trivia =
            if next.tokenKind == .semicolon, let afterSemicolon = next.nextToken(viewMode: .sourceAccurate) {
                next.trailingTrivia + afterSemicolon.leadingTrivia
            } else {
                last.trailingTrivia + next.leadingTrivia
            }
        guard let block = CommentReader(trivia).blocks.first, block.isTrailing, block.lines.count == 1 else {
            return nil
        }
        return block.lines.first
    }

    private func rejected(_ declaration: DeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration] {
        let token = declaration.introducer
        let macro = declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text ?? ""
        diagnostics.add(
            Diagnostic(
                .noProtocolMember,
                "`\(token.text)\(macro)` is not allowed in a protocol",
                at: source.range(of: token),
                help: "a protocol can have functions, properties, subscripts, initializers and associated types"
            )
        )
        return []
    }
}

// MARK: - Kinds
extension MemberReader {
    private func read(_ function: FunctionDeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration] {
        let checks = MemberChecks(source: source)
        guard
            checks.check(function.modifiers, of: .function, into: &diagnostics),
            checks.check(noBody: function, into: &diagnostics),
            checks.check(noDefaults: function.signature.parameterClause, into: &diagnostics)
        else { return [] }
        let callable = callable(function.signature, function.genericParameterClause, function.genericWhereClause)
        return [member(.function(callable), function.name, of: function)]
    }

    private func read(_ initializer: InitializerDeclSyntax, into diagnostics: inout DiagnosticBag)
        -> [MemberDeclaration]
    {
        let checks = MemberChecks(source: source)
        guard
            checks.check(initializer.modifiers, of: .initializer, into: &diagnostics),
            checks.check(noBody: initializer, into: &diagnostics),
            checks.check(noDefaults: initializer.signature.parameterClause, into: &diagnostics)
        else { return [] }
        let callable = callable(
            initializer.signature,
            initializer.genericParameterClause,
            initializer.genericWhereClause
        )
        return [
            member(
                .initializer(callable, isFailable: initializer.optionalMark != nil),
                initializer.initKeyword,
                of: initializer
            )
        ]
    }

    private func read(_ declaration: SubscriptDeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration]
    {
        let checks = MemberChecks(source: source)
        guard
            checks.check(declaration.modifiers, of: .subscript, into: &diagnostics),
            checks.check(noDefaults: declaration.parameterClause, into: &diagnostics),
            let access = AccessReader(source: source)
                .read(declaration.accessorBlock, of: declaration, into: &diagnostics)
        else { return [] }
        let result = result(declaration.returnClause)
        let callable = MemberDeclaration.Callable(
            generics: generics(declaration.genericParameterClause, declaration.genericWhereClause),
            parameters: ParameterReader(source: source).read(declaration.parameterClause, labels: .onlyWritten),
            effects: access.getter,
            result: result.type,
            isResultSending: result.isSending
        )
        return [member(.subscript(callable, access), declaration.subscriptKeyword, of: declaration)]
    }

    private func read(_ variable: VariableDeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration] {
        guard MemberChecks(source: source).check(variable.modifiers, of: .property, into: &diagnostics) else {
            return []
        }
        let bindings = Array(variable.bindings)
        return bindings.enumerated().compactMap { index, binding in
            // `var a, b: Int { get }` is no protocol member, so each binding has a type of its own.
            guard
                let (name, type, access) = AccessReader(source: source).read(binding, of: variable, into: &diagnostics)
            else { return nil }
            return member(
                .property(types.read(type), access),
                name,
                of: variable,
                text: bindings.count > 1 ? variable.oneLine(with: binding) : nil
            )
        }
    }

    private func read(_ type: AssociatedTypeDeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration] {
        guard MemberChecks(source: source).check(type.modifiers, of: .associatedType, into: &diagnostics) else {
            return []
        }
        let associatedType = MemberDeclaration.AssociatedType(
            inherited: (type.inheritanceClause?.inheritedTypes ?? []).map { types.read($0.type) },
            default: (type.initializer?.value).map(types.read),
            requirements: requirements(type.genericWhereClause)
        )
        return [member(.associatedType(associatedType), type.name, of: type)]
    }

    private func read(_ alias: TypeAliasDeclSyntax, into diagnostics: inout DiagnosticBag) -> [MemberDeclaration] {
        guard MemberChecks(source: source).check(alias.modifiers, of: .associatedType, into: &diagnostics) else {
            return []
        }
        let generics = generics(alias.genericParameterClause, alias.genericWhereClause)
        return [member(.typeAlias(generics, types.read(alias.initializer.value)), alias.name, of: alias)]
    }
}

// MARK: - Parts
extension MemberReader {
    private func callable(
        _ signature: FunctionSignatureSyntax,
        _ parameters: GenericParameterClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?
    ) -> MemberDeclaration.Callable {
        let result = signature.returnClause.map(result)
        return MemberDeclaration.Callable(
            generics: generics(parameters, requirements),
            parameters: ParameterReader(source: source).read(signature.parameterClause, labels: .asDeclared),
            effects: types.effects(
                async: signature.effectSpecifiers?.asyncSpecifier,
                throws: signature.effectSpecifiers?.throwsClause
            ),
            result: result?.type,
            isResultSending: result?.isSending ?? false
        )
    }

    private func result(_ clause: ReturnClauseSyntax) -> (type: SwiftType, isSending: Bool) {
        guard
            let attributed = clause.type.as(AttributedTypeSyntax.self), attributed.attributes.isEmpty,
            attributed.specifiers.count == 1, attributed.specifiers.oneLine == "sending"
        else { return (types.read(clause.type), false) }
        return (types.read(attributed.baseType), true)
    }

    private func generics(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
        -> Generics
    {
        Generics(
            parameters: (clause?.parameters ?? []).map { parameter in
                GenericParameter(
                    name: parameter.name.plainText,
                    constraint: parameter.inheritedType.map(types.read),
                    isPack: parameter.specifier?.tokenKind == .keyword(.each),
                    text: parameter.detached.with(\.trailingComma, nil).oneLine,
                    range: source.range(of: parameter)
                )
            },
            requirements: self.requirements(requirements)
        )
    }

    private func requirements(_ clause: GenericWhereClauseSyntax?) -> [String] {
        (clause?.requirements ?? []).map { $0.requirement.oneLine }
    }
}

extension VariableDeclSyntax {
    /// The declaration of one of its properties alone.
    fileprivate func oneLine(with binding: PatternBindingSyntax) -> String {
        detached.with(\.bindings, [binding.detached.with(\.trailingComma, nil)]).oneLine
    }
}

extension DeclSyntax {
    /// The keyword that says what is declared.
    fileprivate var introducer: TokenSyntax {
        let known = tokens(viewMode: .sourceAccurate).first { token in
            switch token.tokenKind {
            case .keyword(.struct), .keyword(.class), .keyword(.enum), .keyword(.actor), .keyword(.protocol),
                .keyword(.extension),
                .keyword(.import), .keyword(.case), .keyword(.deinit), .keyword(.operator), .keyword(.precedencegroup),
                .keyword(.macro), .pound:
                true
            default:
                false
            }
        }
        return known ?? firstToken(viewMode: .sourceAccurate) ?? .unknown("")
    }
}

extension AttributeListSyntax {
    var asDeclared: [Attribute] {
        map { element in
            switch element {
            case .attribute(let attribute):
                Attribute(name: attribute.attributeName.oneLine, text: attribute.oneLine)
            case .ifConfigDecl(let conditional): Attribute(name: "#if", text: conditional.trimmedDescription)
            }
        }
    }
}
