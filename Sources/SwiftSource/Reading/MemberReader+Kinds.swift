import Diagnostics
import SwiftSyntax

extension MemberReader {
    /// Returns the members of a declaration: several for `var a: Int { get }, b: Int { get }`; none, with a diagnostic, if a protocol can't have it.
    mutating func read(_ declaration: DeclSyntax) -> [MemberDeclaration] {
        // The parser reports these errors.
        guard !declaration.hasError else { return [] }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            guard check(function, function.signature) else { return [] }
            return [member(.function(callable(of: function, function.signature)), function.name, of: function)]
        case .initializerDecl(let initializer):
            return check(initializer, initializer.signature) ? [member(ofUnchecked: initializer)] : []
        case .subscriptDecl(let declaration): return read(declaration)
        case .variableDecl(let variable): return read(variable)
        case .associatedTypeDecl(let type): return read(type)
        case .typeAliasDecl(let alias): return read(alias)
        // Generated protocols contain `#sourceLocation`, so that the compiler reports errors in the spec.
        case .poundSourceLocation where source.place == .file: return []
        case .macroExpansionDecl(let macro) where source.place == .file && macro.macroName.text == "warning": return []
        default:
            let token = declaration.introducer
            let macro = declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text ?? ""
            let help = "a protocol can have functions, properties, subscripts, initializers and associated types"
            report(.noProtocolMember, "`\(token.text)\(macro)` is not allowed in a protocol", at: token, help: help)
            return []
        }
    }

    private func member(
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

    /// Returns the lines of a declaration as written, less the indentation of the first line, with a trailing comment.
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
}

// MARK: - Kinds
extension MemberReader {
    private mutating func read(_ declaration: SubscriptDeclSyntax) -> [MemberDeclaration] {
        guard check(modifiersOf: declaration), check(parameters: declaration.parameterClause),
            let access = accessors(of: declaration)
        else { return [] }
        return [member(ofUnchecked: declaration, access)]
    }

    private mutating func read(_ variable: VariableDeclSyntax) -> [MemberDeclaration] {
        guard check(modifiersOf: variable) else { return [] }
        let isOne = variable.bindings.count == 1
        return variable.bindings.compactMap { binding in
            // `var a, b: Int { get }` is not allowed in a protocol, so each binding has its own type.
            guard let (name, type, access) = read(binding, of: variable) else { return nil }
            let text =
                isOne ? nil : variable.detached.with(\.bindings, [binding.detached.with(\.trailingComma, nil)]).oneLine
            return member(.property(source.read(type), access), name, of: variable, text: text)
        }
    }

    private mutating func read(_ type: AssociatedTypeDeclSyntax) -> [MemberDeclaration] {
        guard check(modifiersOf: type) else { return [] }
        let inherited = (type.inheritanceClause?.inheritedTypes ?? []).map { source.read($0.type) }
        let requirements = requirements(type.genericWhereClause)
        let value = (type.initializer?.value).map(source.read)
        let kind = MemberDeclaration.Kind.associatedType(
            .init(inherited: inherited, default: value, requirements: requirements)
        )
        return [member(kind, type.name, of: type)]
    }

    private mutating func read(_ alias: TypeAliasDeclSyntax) -> [MemberDeclaration] {
        guard check(modifiersOf: alias) else { return [] }
        return [member(.typeAlias(generics(of: alias), source.read(alias.initializer.value)), alias.name, of: alias)]
    }
}

// MARK: - Classes
extension MemberReader {
    /// Returns the members of a class that a subclass sees, and also private initializers. The effects of getters are not read.
    func visible(_ declaration: DeclSyntax) -> [MemberDeclaration] {
        let members: [MemberDeclaration] =
            switch declaration.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function):
                [member(.function(callable(of: function, function.signature)), function.name, of: function)]
            case .initializerDecl(let initializer): [member(ofUnchecked: initializer)]
            case .subscriptDecl(let declaration):
                [member(ofUnchecked: declaration, access(declaration.accessorBlock, declaration.modifiers))]
            case .variableDecl(let variable):
                variable.bindings.compactMap { binding in
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
                    let isConstant = variable.bindingSpecifier.text == "let"
                    let access = access(binding.accessorBlock, variable.modifiers, isConstant: isConstant)
                    let type = SwiftType(named: "", at: source.range(of: name))
                    let property = member(.property(type, access), name, of: variable)
                    // A variable can't override a constant.
                    return isConstant ? property.with(modifiers: property.modifiers + ["final"]) : property
                }
            default: []
            }
        return members.filter { !$0.isOfFile || $0.name.plain == "init" }
    }

    private func access(
        _ block: AccessorBlockSyntax?,
        _ modifiers: DeclModifierListSyntax,
        isConstant: Bool = false
    ) -> MemberDeclaration.Access {
        let hasSetter =
            switch block?.accessors {
            case nil: !isConstant
            case .getter: false
            case .accessors(let list): list.contains { !["get", "_read"].contains($0.accessorSpecifier.text) }
            }
        let isOfFile = modifiers.contains { $0.oneLine == "private(set)" || $0.oneLine == "fileprivate(set)" }
        return .init(getter: Effects(), isGetterMutating: false, isSettable: hasSetter && !isOfFile)
    }
}

// MARK: - Parts
extension MemberReader {
    /// Returns false and reports an error if the declaration has something that a protocol doesn't allow.
    private mutating func check(
        _ declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax
            & WithOptionalCodeBlockSyntax,
        _ signature: FunctionSignatureSyntax
    ) -> Bool {
        check(modifiersOf: declaration) && check(noBody: declaration) && check(parameters: signature.parameterClause)
            && check(rethrowsOf: signature)
    }

    /// Returns false and reports an error for `rethrows` if no parameter can be a throwing closure. A named type may be an alias of such a closure.
    private mutating func check(rethrowsOf signature: FunctionSignatureSyntax) -> Bool {
        guard source.place != .file, let keyword = signature.effectSpecifiers?.throwsClause?.throwsSpecifier,
            keyword.tokenKind == .keyword(.rethrows)
        else { return true }
        let parameters = source.read(signature.parameterClause, isSubscript: false)
        guard !parameters.contains(where: { Self.mayThrow($0.type) }) else { return true }
        let message = "`rethrows` needs a parameter that is a closure with `throws`"
        report(.modifierInProtocol, message, at: keyword, help: "write `throws`")
        return false
    }

    private static func mayThrow(_ type: SwiftType) -> Bool {
        switch type.shape {
        case .function(let function): function.effects.throwing != .never
        case .optional(let wrapped): mayThrow(wrapped)
        case .tuple(let elements): elements.contains { mayThrow($0.type) }
        case .array, .dictionary, .metatype: false
        default: true
        }
    }

    /// Reports what the compiler rejects in the protocols of specs. In Swift files, the compiler reports it, and `@objc` protocols allow some of it.
    mutating func checkForSpec(_ declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax) {
        for case .attribute(let attribute) in declaration.attributes {
            let text = "@\(attribute.attributeName.oneLine)"
            guard ["@objc", "@nonobjc", "@IBAction", "@IBOutlet", "@Published"].contains(text) else { continue }
            let message = "`\(text)` is not allowed on a protocol member"
            report(.modifierInProtocol, message, at: attribute, help: "remove `\(attribute.oneLine)`")
        }
        if let function = declaration.as(FunctionDeclSyntax.self), function.name.isOperator,
            !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        {
            let help = "write a function with a name, such as `func add`"
            report(.modifierInProtocol, "an operator must be `static`", at: function.name, help: help)
        }
        diagnostics.add(contentsOf: source.emptyArguments(in: declaration))
        let nodes = declaration.nodes { $0.opaqueType != nil || $0.is(FunctionParameterClauseSyntax.self) }
        for opaque in nodes.compactMap(\.opaqueType) {
            let message = "`some` is only allowed in the parameters of a protocol's members"
            let help = "write `any \(opaque.constraint.oneLine)`"
            report(.modifierInProtocol, message, at: opaque.someOrAnySpecifier, help: help)
        }
    }

    private func member(ofUnchecked initializer: InitializerDeclSyntax) -> MemberDeclaration {
        let isFailable = initializer.optionalMark != nil
        let callable = callable(of: initializer, initializer.signature)
        return member(.initializer(callable, isFailable: isFailable), initializer.initKeyword, of: initializer)
    }

    private func member(ofUnchecked declaration: SubscriptDeclSyntax, _ access: MemberDeclaration.Access)
        -> MemberDeclaration
    {
        let result = result(declaration.returnClause)
        let callable = MemberDeclaration.Callable(
            generics: generics(of: declaration),
            parameters: source.read(declaration.parameterClause, isSubscript: true),
            effects: access.getter,
            result: result.type,
            isResultSending: result.isSending
        )
        return member(.subscript(callable, access), declaration.subscriptKeyword, of: declaration)
    }

    private func callable(of declaration: some WithGenericParametersSyntax, _ signature: FunctionSignatureSyntax)
        -> MemberDeclaration.Callable
    {
        let result = signature.returnClause.map(result)
        return MemberDeclaration.Callable(
            generics: generics(of: declaration),
            parameters: source.read(signature.parameterClause, isSubscript: false),
            effects: source.effects(signature.effectSpecifiers),
            result: result?.type,
            isResultSending: result?.isSending ?? false
        )
    }

    private func result(_ clause: ReturnClauseSyntax) -> (type: SwiftType, isSending: Bool) {
        guard
            let attributed = clause.type.as(AttributedTypeSyntax.self), attributed.attributes.isEmpty,
            attributed.specifiers.count == 1, attributed.specifiers.oneLine == "sending"
        else { return (source.read(clause.type), false) }
        return (source.read(attributed.baseType), true)
    }

    private func generics(of declaration: some WithGenericParametersSyntax) -> Generics {
        Generics(
            parameters: (declaration.genericParameterClause?.parameters ?? []).map { parameter in
                GenericParameter(
                    name: parameter.name.plainText,
                    constraint: parameter.inheritedType.map(source.read),
                    text: parameter.detached.with(\.trailingComma, nil).oneLine,
                    range: source.range(of: parameter)
                )
            },
            requirements: requirements(declaration.genericWhereClause)
        )
    }

    private func requirements(_ clause: GenericWhereClauseSyntax?) -> [String] {
        (clause?.requirements ?? []).map { $0.requirement.oneLine }
    }
}

extension DeclSyntax {
    /// The keyword of the declaration, such as `func`. It follows the attributes and modifiers.
    fileprivate var introducer: TokenSyntax {
        self.as(OperatorDeclSyntax.self)?.operatorKeyword
            ?? children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(TokenSyntax.self) }.first
            ?? firstToken(viewMode: .sourceAccurate) ?? .unknown("")
    }
}

extension Syntax {
    var opaqueType: SomeOrAnyTypeSyntax? {
        self.as(SomeOrAnyTypeSyntax.self).flatMap { $0.someOrAnySpecifier.tokenKind == .keyword(.some) ? $0 : nil }
    }
}

extension TokenSyntax {
    fileprivate var isOperator: Bool {
        switch tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

extension AttributeListSyntax {
    var asDeclared: [Attribute] {
        map { element in
            switch element {
            case .attribute(let attribute): Attribute(name: attribute.attributeName.oneLine, text: attribute.oneLine)
            case .ifConfigDecl(let conditional): Attribute(name: "#if", text: conditional.trimmedDescription)
            }
        }
    }
}
