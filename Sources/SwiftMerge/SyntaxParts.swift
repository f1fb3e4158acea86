import SwiftSyntax

extension SyntaxProtocol {
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension IfConfigClauseSyntax {
    /// The directive: `#if DEBUG`.
    var words: String { "\(poundKeyword.text) \(condition?.trimmedDescription ?? "")" }
}

extension Syntax {
    /// The kind, signature and name of a unit; no signature for a member, because `ParsedFile.signatures(of:in:)` returns it.
    var identity: (kind: MergeUnit.Kind, signature: String?, name: String) {
        if let macro = asProtocol((any FreestandingMacroExpansionSyntax).self) {
            let arguments = macro.arguments.map { "\($0.trimmedDescription)," }.joined()
            return (.macro, "#\(macro.macroName.text)(\(arguments))", "#\(macro.macroName.text)")
        }
        guard let declaration = self.as(DeclSyntax.self) else {
            let words = tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
            return (.code, "code \(words)", words)
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .ifConfigDecl(let conditional):
            let words = conditional.clauses.first?.words ?? ""
            return (.conditional, words, words)
        case .importDecl(let imported):
            let text = "import \(imported.path.trimmedDescription)"
            return (.directImport, text, text)
        case .functionDecl(let function): return (.function, nil, function.name.text + labels)
        case .initializerDecl: return (.function, nil, "init" + labels)
        case .subscriptDecl: return (.function, nil, "subscript" + labels)
        case .deinitializerDecl: return (.function, "deinit", "deinit")
        case .variableDecl(let variable):
            let names = variable.bindings.map(\.pattern.trimmedDescription)
            return (names.count == 1 ? .member : .cases, nil, names.joined(separator: ", "))
        case .enumCaseDecl(let cases):
            return (.cases, nil, "case " + cases.elements.map(\.name.text).joined(separator: ", "))
        case .extensionDecl(let declared):
            let protocols = conformances
            let requirements = declared.genericWhereClause?.trimmedDescription ?? ""
            let signature = "extension \(protocols.sorted().joined(separator: ",")) \(requirements)"
            let name = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
            return (.typeExtension, signature, "extension \(declaredType ?? "")" + name)
        default:
            if let type = declaredType { return (.type, "type", type) }
            let name = asProtocol((any NamedDeclSyntax).self)?.name.text ?? trimmedDescription
            return (.member, "\(declaration.kind) \(name)", name)
        }
    }

    private var labels: String { "(" + parameters.map { "\($0.label):" }.joined() + ")" }

    /// `Login`, or the extended type.
    var declaredType: String? {
        guard let group = asProtocol((any DeclGroupSyntax).self) else { return nil }
        let name = group.asProtocol((any NamedDeclSyntax).self)?.name
        return name?.text ?? group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    /// The parameters of a function; an internal name belongs to the body.
    var parameters: [(label: String, name: String, type: String, range: Range<Int>)] {
        let signature = self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
        let clause = signature?.parameterClause ?? self.as(SubscriptDeclSyntax.self)?.parameterClause
        return (clause?.parameters ?? []).map { parameter in
            let inner = parameter.secondName ?? parameter.firstName
            let range = parameter.firstName.start..<inner.end
            return (parameter.firstName.text, inner.text, parameter.type.trimmedDescription, range)
        }
    }

    /// The parts of a declaration, in source order.
    var pieces: [(part: UnitPart, node: Syntax)] {
        children(viewMode: .sourceAccurate).flatMap { child -> [(part: UnitPart, node: Syntax)] in
            guard child.firstToken(viewMode: .sourceAccurate) != nil else { return [] }
            switch child.kind {
            case .memberBlock: return []
            case .functionSignature, .patternBinding: return child.pieces
            case .patternBindingList where child.children(viewMode: .sourceAccurate).count == 1: return child.pieces
            default: return [(child.part, child)]
            }
        }
    }

    private var part: UnitPart {
        switch kind {
        case .attributeList: .attributes
        case .declModifierList: .modifiers
        // `let` or `var` is the user's choice like a modifier.
        case .token where parent?.kind == .variableDecl: .modifiers
        case .typeAnnotation: .type
        case .inheritanceClause: .inheritance
        case .functionParameterClause: .parameters
        case .functionEffectSpecifiers, .deinitializerEffectSpecifiers: .effects
        case .returnClause: .result
        case .genericWhereClause: .requirements
        case .codeBlock, .accessorBlock, .initializerClause, .closureExpr, .multipleTrailingClosureElementList: .body
        default: .name
        }
    }

    var conformances: [String] { pieces.filter { $0.part == .inheritance }.flatMap(\.node.elements).map(\.text) }
}

/// An element of a part that is a set: a conformance, an attribute or one of its arguments, or a modifier.
struct SetElement {
    let node: Syntax
    let text: String
    /// The name that identifies the element in its set.
    let name: String
    /// Whether it is an argument that is a string literal.
    let isText: Bool

    init(_ node: Syntax) {
        let node = node.as(InheritedTypeSyntax.self).map { Syntax($0.type) } ?? node
        self.node = node
        let argument = node.as(LabeledExprSyntax.self)
        text = argument?.with(\.trailingComma, nil).trimmedDescription ?? node.trimmedDescription
        let function = argument?.expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        let attribute = node.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        isText = argument?.expression.is(StringLiteralExprSyntax.self) ?? false
        name = attribute ?? argument?.label?.text ?? function ?? (isText ? "\"" : text)
    }

    /// The arguments of `@Test("title", .disabled("reason"))`.
    var arguments: [SetElement] {
        guard case .argumentList(let list) = node.as(AttributeSyntax.self)?.arguments else { return [] }
        return list.map { SetElement(Syntax($0)) }
    }
}

extension Syntax {
    /// The elements of a part that is a set.
    var elements: [SetElement] {
        let list = self.as(InheritanceClauseSyntax.self).map { Syntax($0.inheritedTypes) } ?? self
        let elements = list.is(TokenSyntax.self) ? [list] : Array(list.children(viewMode: .sourceAccurate))
        return elements.map { SetElement($0) }
    }
}

extension VariableDeclSyntax {
    var isStored: Bool { accessors { $0.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) } } }

    /// Why code of other files can't set the property; nil if it can.
    var setterProblem: MergeResult.Warning.Kind? {
        let hasSetter = accessors { $0.contains { !["get", "_read"].contains($0.accessorSpecifier.text) } }
        guard hasSetter, bindingSpecifier.tokenKind == .keyword(.var) else { return .setterMissing }
        switch modifiers.first(where: { $0.detail?.detail.text == "set" })?.name.text {
        case "private": return .setterIsPrivate
        case "fileprivate": return .setterIsFileprivate
        default: return nil
        }
    }

    /// Returns whether the accessors fulfil a condition. True if there are no accessors, and false for a getter without `get`.
    private func accessors(_ condition: (AccessorDeclListSyntax) -> Bool) -> Bool {
        bindings.allSatisfy { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            return condition(accessors)
        }
    }
}
