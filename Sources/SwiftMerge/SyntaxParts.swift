import SwiftSyntax

extension Syntax {
    /// Where the attributes and modifiers of a declaration end, with the white space after them.
    var attributeCuts: [(UnitPart.Kind, Int)] {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        let attributesEnd = attributes?.startOfNextToken ?? start
        var modifiersEnd = modifiers?.startOfNextToken ?? attributesEnd
        // `let` or `var` is the user's choice like a modifier.
        if let variable = self.as(VariableDeclSyntax.self) {
            modifiersEnd = variable.bindings.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        return [(.attributes, attributesEnd), (.modifiers, max(modifiersEnd, attributesEnd))]
    }
}

extension SyntaxCollection {
    fileprivate var startOfNextToken: Int? {
        guard !isEmpty else { return nil }
        return lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
            .positionAfterSkippingLeadingTrivia.utf8Offset
    }
}

extension DeclGroupSyntax {
    /// Where the parts of the head end.
    var headCuts: [(UnitPart.Kind, Int)] {
        let brace =
            memberBlock.leftBrace.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset
            ?? 0
        let inheritance = inheritanceClause
        let requirements = genericWhereClause?.previousEnd ?? brace
        return [
            (.name, inheritance?.previousEnd ?? requirements), (.inheritance, inheritance?.end ?? requirements),
            (.requirements, brace),
        ]
    }
}

extension SyntaxProtocol {
    fileprivate var end: Int {
        endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Where the token before ends.
    fileprivate var previousEnd: Int {
        previousToken(viewMode: .sourceAccurate)?.end ?? position.utf8Offset
    }
}

extension DeclSyntax {
    /// `Login`, or the extended type.
    var declaredType: String {
        if let extended = self.as(ExtensionDeclSyntax.self) {
            return extended.extendedType.tokens(viewMode: .sourceAccurate).map { $0.identifier?.name ?? $0.text }
                .joined()
        }
        let name = asProtocol((any NamedDeclSyntax).self)?.name
        return name?.identifier?.name ?? name?.text ?? ""
    }

    /// What a member without members of its own consists of; nil for other declarations.
    var memberParts: (kind: MergeUnit.Kind, name: String, cuts: [(UnitPart.Kind, Int)])? {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            let name = (function.genericParameterClause.map { Syntax($0) } ?? Syntax(function.name)).end
            let cuts =
                function.signature.cuts(after: name) + function.genericWhereClause.cut(.requirements)
                + function.body.cut(.body)
            return (.function, function.name.text + function.signature.parameterClause.labels, cuts)
        case .initializerDecl(let initializer):
            let name = initializer.signature.parameterClause.previousEnd
            let cuts =
                initializer.signature.cuts(after: name) + initializer.genericWhereClause.cut(.requirements)
                + initializer.body.cut(.body)
            return (.function, "init" + initializer.signature.parameterClause.labels, cuts)
        case .subscriptDecl(let declaration):
            let clause = declaration.parameterClause
            let cuts: [(UnitPart.Kind, Int)] = [
                (.name, clause.previousEnd), (.parameters, clause.end), (.result, declaration.returnClause.end),
            ]
            return (
                .function, "subscript" + clause.labels,
                cuts + declaration.genericWhereClause.cut(.requirements) + declaration.accessorBlock.cut(.body)
            )
        case .deinitializerDecl(let declaration):
            return (
                .function, "deinit",
                [(.name, declaration.deinitKeyword.end)] + declaration.effectSpecifiers.cut(.effects)
                    + declaration.body.cut(.body)
            )
        case .variableDecl(let variable):
            guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
                return (
                    .cases, variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", "),
                    [(.name, variable.end)]
                )
            }
            let body =
                binding.accessorBlock.cut(.body) + (binding.accessorBlock == nil ? binding.initializer.cut(.body) : [])
            return (
                .variable, binding.pattern.trimmedDescription,
                [(.name, binding.pattern.end)] + binding.typeAnnotation.cut(.type) + body
            )
        case .enumCaseDecl(let declaration):
            return (
                .cases, "case " + declaration.elements.map(\.name.text).joined(separator: ", "),
                [(.name, declaration.end)]
            )
        default: return nil
        }
    }

    var unitParameters: [UnitParameter] {
        let clause =
            self.as(FunctionDeclSyntax.self)?.signature.parameterClause ?? self.as(InitializerDeclSyntax.self)?
            .signature.parameterClause
            ?? self.as(SubscriptDeclSyntax.self)?.parameterClause
        return clause?.parameters.map { parameter in
            let start = parameter.firstName.positionAfterSkippingLeadingTrivia.utf8Offset
            let inner = parameter.secondName ?? parameter.firstName
            return UnitParameter(label: parameter.firstName.text, name: inner.text, names: start..<inner.end)
        } ?? []
    }
}

extension VariableDeclSyntax {
    /// Whether the property has storage.
    var isStored: Bool {
        bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension FunctionSignatureSyntax {
    fileprivate func cuts(after name: Int) -> [(UnitPart.Kind, Int)] {
        [(.name, name), (.parameters, parameterClause.end)] + effectSpecifiers.cut(.effects) + returnClause.cut(.result)
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: String {
        "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }
}

extension Optional where Wrapped: SyntaxProtocol {
    fileprivate func cut(_ kind: UnitPart.Kind) -> [(UnitPart.Kind, Int)] {
        map { [(kind, $0.end)] } ?? []
    }
}
