import SwiftParser
import SwiftSyntax

/// A Swift file with the names that it declares and those that it uses.
struct SwiftText {
    struct Use {
        let line: Int
        /// A type, function, macro or member in the form of the table: `URL`, `URL(string:)`, `.host()`, `#expect`, `isolated deinit`.
        let symbol: String
        /// The use is of the project itself if the project declares one of these names.
        let declarations: Set<String>
    }

    let path: String
    let declarations: Set<String>
    let uses: [Use]
    /// The oldest iOS version that the file has to run on.
    let floor: SymbolTable.Version

    init(path: String, text: String) {
        let tree = Parser.parse(source: text)
        let visitor = SymbolVisitor(converter: SourceLocationConverter(fileName: path, tree: tree))
        visitor.walk(tree)
        self.path = path
        (declarations, uses) = (visitor.declarations, visitor.uses)
        floor = SymbolTable.Version(visitor.imports.contains("SwiftUI") ? "17" : "16")!
    }
}

private final class SymbolVisitor: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private(set) var imports: Set<String> = []
    /// The declared names, and those that Swift declares in accessors and `catch`.
    private(set) var declarations: Set<String> = ["newValue", "oldValue", "error"]
    private(set) var uses: [SwiftText.Use] = []

    init(converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    /// Declares a name. The name of a member counts as a member of all types.
    private func declare(_ name: TokenSyntax, isMember: Bool = false) {
        let name = name.identifier?.name ?? name.text
        declarations.insert(name)
        if isMember { declarations.insert("." + name) }
    }

    private static func isMember(_ node: some SyntaxProtocol) -> Bool {
        node.parent?.is(MemberBlockItemSyntax.self) == true
    }

    private func use(_ symbol: String, declaredAs declarations: Set<String> = [], at node: some SyntaxProtocol) {
        uses.append(
            SwiftText.Use(
                line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line,
                symbol: symbol,
                declarations: declarations
            )
        )
    }

    /// Uses a name that may be called: `host` is not `host()`.
    private func use(_ name: String, labels: String?, at node: some SyntaxProtocol) {
        let symbol = name + (labels ?? "")
        use(symbol, declaredAs: name == ".init" ? [symbol] : [name, symbol], at: node)
    }

    private static func labels(_ arguments: LabeledExprListSyntax) -> String {
        "(" + arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }

    private static func labels(_ parameters: FunctionParameterListSyntax) -> String {
        "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    /// The labels of all calls: without some of the arguments that have defaults, and without a closure after the parentheses.
    private static func labelsOfCalls(_ parameters: FunctionParameterListSyntax) -> [String] {
        var calls = [""]
        for parameter in parameters {
            let isOptional =
                parameter.defaultValue != nil
                || parameter == parameters.last && parameter.type.trimmedDescription.contains("->")
            let with = calls.map { $0 + parameter.firstName.text + ":" }
            calls = isOptional ? calls + with : with
        }
        return calls.map { "(" + $0 + ")" }
    }

    /// The labels of a call of an expression; nil where it is not called, or has only a trailing closure.
    private func labels(ofCallOf callee: some ExprSyntaxProtocol) -> String? {
        if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { return labels(ofCallOf: generic) }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id,
            call.leftParen != nil
        else { return nil }
        return Self.labels(call.arguments)
    }

    private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    }

    // MARK: Uses

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.insert(node.path.trimmedDescription)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier = node.baseName.tokenKind, let name = node.baseName.identifier?.name else {
            return .visitChildren
        }
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            use("." + name, labels: nil, at: node)
        } else {
            use(name, labels: labels(ofCallOf: node), at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        let labels =
            node.declName.argumentNames.map { "(" + $0.arguments.map(\.trimmedDescription).joined() + ")" }
            ?? labels(ofCallOf: node)
        if name.tokenKind == .keyword(.`init`), let type = node.base?.as(DeclReferenceExprSyntax.self),
            case .identifier = type.baseName.tokenKind
        {
            use(type.baseName.text, labels: labels ?? ".init", at: node.declName)
        } else if name.tokenKind != .keyword(.self) {
            use("." + (name.identifier?.name ?? name.text), labels: labels, at: node.declName)
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.contains(where: { $0.label != nil }) {
            let labels = "[" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + "]"
            use(labels, declaredAs: [labels], at: node.leftSquare)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = node.name.tokenKind, let name = node.name.identifier?.name {
            let isLanguage = node.parent?.is(AttributeSyntax.self) == true && name.first?.isLowercase == true
            if !isLanguage { use(name, declaredAs: [name], at: node) }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        use("." + node.name.text, labels: nil, at: node.name)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        use("#" + node.macroName.text, at: node)
        return .visitChildren
    }

    /// Conditions of `#if` use no symbols.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: Language features that need a runtime

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.isolated) }) {
            use("isolated deinit", at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        use("regex literal", at: node)
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.constraint.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
        if isGeneric && node.someOrAnySpecifier.tokenKind == .keyword(.any) { use("any with type arguments", at: node) }
        return .visitChildren
    }

    override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
        use("~" + node.type.trimmedDescription, at: node)
        return .skipChildren
    }

    // MARK: Declarations

    private func declareType(_ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?)
        -> SyntaxVisitorContinueKind
    {
        declare(name, isMember: true)
        if let pack = parameters?.parameters.first(where: { $0.specifier?.tokenKind == .keyword(.each) }) {
            use("type with a parameter pack", at: pack)
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declareType(node.name, node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            .filter { $0.accessorBlock == nil }
        for isWithDefaults in [true, false] {
            let labels = variables.filter { isWithDefaults || $0.initializer == nil }.map {
                $0.pattern.trimmedDescription.filter { $0 != "`" } + ":"
            }
            declarations.insert(".init(" + labels.joined() + ")")
        }
        return declareType(node.name, node.genericParameterClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declareType(node.name, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declareType(node.name, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declareType(node.name, nil) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declareType(node.name, nil) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declareType(node.name, nil) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declareType(node.name, nil) }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, isMember: true)
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.firstName { declare(name, isMember: true) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.firstName { declare(name, isMember: true) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOverride(node.modifiers) {
            use("." + node.name.text, labels: Self.labels(node.signature.parameterClause.parameters), at: node.name)
        } else {
            declare(node.name, isMember: Self.isMember(node))
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = Self.labels(node.signature.parameterClause.parameters)
        var parent = node.parent
        while let outer = parent, !outer.isProtocol((any DeclGroupSyntax).self) { parent = outer.parent }
        if Self.isOverride(node.modifiers) {
            use(".init", labels: labels, at: node.initKeyword)
        } else {
            declarations.insert(".init" + labels)
            if let type = parent?.as(ExtensionDeclSyntax.self)?.extendedType {
                for labels in Self.labelsOfCalls(node.signature.parameterClause.parameters) {
                    declarations.insert(type.trimmedDescription + labels)
                }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.insert(
            "["
                + node.parameterClause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }
                .joined() + "]"
        )
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        if let variable, Self.isOverride(variable.modifiers) {
            use("." + node.identifier.text, labels: nil, at: node)
        } else {
            declare(node.identifier, isMember: variable.map { Self.isMember($0) } ?? false)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }

    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
        return .visitChildren
    }
}
