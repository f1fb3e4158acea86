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
    /// The kind, signature and name of a unit; no signature for a member, which SwiftReader knows.
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
        case .deinitializerDecl: return (.function, nil, "deinit")
        case .variableDecl(let variable):
            let names = variable.bindings.map(\.pattern.trimmedDescription)
            return (names.count == 1 ? .variable : .cases, nil, names.joined(separator: ", "))
        case .enumCaseDecl(let cases):
            return (.cases, nil, "case " + cases.elements.map(\.name.text).joined(separator: ", "))
        case .extensionDecl(let declared):
            let protocols = elements(of: .inheritance).map(\.name)
            let requirements = declared.genericWhereClause?.trimmedDescription ?? ""
            let signature = ["extension", protocols.sorted().joined(separator: ","), requirements].joined(
                separator: " "
            )
            let name = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
            return (.typeExtension, signature, "extension \(declaredType ?? "")" + name)
        default:
            if let type = declaredType { return (.type, "type", type) }
            let name = asProtocol((any NamedDeclSyntax).self)?.name.text ?? trimmedDescription
            return (.other, "\(declaration.kind) \(name)", name)
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
    var parameters: [(label: String, name: String, range: Range<Int>)] {
        let signature = self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
        let clause = signature?.parameterClause ?? self.as(SubscriptDeclSyntax.self)?.parameterClause
        return (clause?.parameters ?? []).map { parameter in
            let inner = parameter.secondName ?? parameter.firstName
            return (parameter.firstName.text, inner.text, parameter.firstName.start..<inner.end)
        }
    }

    /// The parts of a declaration, which follow each other without gaps: white space belongs to the attributes and
    /// modifiers before it, or else to the part after it.
    func parts(from start: Int) -> [(kind: UnitPart, range: Range<Int>)] {
        var parts: [(kind: UnitPart, range: Range<Int>)] = []
        for (kind, node) in pieces {
            let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            let end = kind < .name ? next?.start ?? node.end : node.end
            if let last = parts.last, last.kind == kind {
                parts[parts.count - 1].range = last.range.lowerBound..<end
            } else {
                parts.append((kind, (parts.last?.range.upperBound ?? start)..<end))
            }
        }
        return parts
    }

    private var pieces: [(kind: UnitPart, node: Syntax)] {
        children(viewMode: .sourceAccurate).flatMap { child -> [(kind: UnitPart, node: Syntax)] in
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
        case .codeBlock, .accessorBlock, .initializerClause, .closureExpr: .body
        default: .name
        }
    }

    /// The elements of a part that is a set, each with the name that no other element has.
    func elements(of part: UnitPart) -> [(name: String, text: String, node: Syntax)] {
        pieces.filter { $0.kind == part }.flatMap { piece -> [(name: String, text: String, node: Syntax)] in
            let list = piece.node.as(InheritanceClauseSyntax.self).map { Syntax($0.inheritedTypes) } ?? piece.node
            let elements = list.is(TokenSyntax.self) ? [list] : Array(list.children(viewMode: .sourceAccurate))
            return elements.map { element in
                let text = element.as(InheritedTypeSyntax.self)?.type.trimmedDescription ?? element.trimmedDescription
                return (element.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? text, text, element)
            }
        }
    }

    /// The arguments of `@Test("title", .disabled("reason"))`.
    var attributeArguments: [String]? {
        guard case .argumentList(let list) = self.as(AttributeSyntax.self)?.arguments else { return nil }
        return list.map { $0.with(\.trailingComma, nil).trimmedDescription }
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
