import Diagnostics
import SwiftSyntax

/// A reader of the declarations in a Swift file: protocols (also nested ones and those inside `#if`), typealiases, types and imports.
struct DeclarationReader {
    private let source: ParsedText
    private let blocks: SourceryBlocks
    private(set) var file: DeclaredFile
    /// Errors for protocols that are nested too deeply to be read.
    private(set) var diagnostics = DiagnosticBag()

    /// The context of a declaration in its file.
    private struct Surroundings {
        var types: [String] = []
        var conditions: [String] = []
        /// The access level of the innermost extension around the declaration, which is the default for its members.
        var access: ProtocolDeclaration.AccessLevel?
        /// The index in `file.types` of the enclosing class or extension, if a subclass may see its members.
        /// `conditionCount` is the number of outer conditions that don't apply to the members: those around a class, and none for an extension.
        var members: (type: Int, conditionCount: Int)?
        /// Whether the declaration is in a private type or in code, so that no other file sees it.
        var isHidden = false
    }

    init(_ tree: SourceFileSyntax, in source: ParsedText) {
        self.source = source
        blocks = SourceryBlocks(source.located.range.file.bytes)
        file = DeclaredFile(path: source.located.range.file.path)
        read(tree.statements, Surroundings())
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax, _ surroundings: Surroundings) {
        for statement in statements {
            switch statement.item {
            case .decl(let declaration): read(declaration, surroundings)
            case .stmt(let code): readLocalProtocols(in: code, surroundings)
            case .expr(let code): readLocalProtocols(in: code, surroundings)
            }
        }
    }

    /// Reads the protocols in a function's body or a closure. No other code can see them.
    private mutating func readLocalProtocols(in code: some SyntaxProtocol, _ surroundings: Surroundings) {
        guard String(source.text(of: code)).mayName("protocol") else { return }
        var inner = surroundings
        inner.types.append(ProtocolDeclaration.placeInCode)
        inner.isHidden = true
        for token in code.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.protocol) {
            if let declaration = token.parent?.as(ProtocolDeclSyntax.self) { read(declaration, inner) }
        }
    }

    private mutating func read(_ declaration: DeclSyntax, _ surroundings: Surroundings) {
        if let type = declaration.asProtocol((any DeclGroupSyntax).self),
            let kind = TypeDeclaration.Kind(rawValue: type.introducer.text)
        {
            return read(type, kind, surroundings)
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .protocolDecl(let declaration): read(declaration, surroundings)
        case .typeAliasDecl(let alias): read(alias, surroundings)
        case .importDecl(let declaration): read(declaration, surroundings)
        case .ifConfigDecl(let conditional): read(conditional, surroundings)
        default:
            readLocalProtocols(in: declaration, surroundings)
            guard let members = surroundings.members else { break }
            let conditions = Array(surroundings.conditions.dropFirst(members.conditionCount))
            file.types[members.type].members += MemberReader(source: source).visible(declaration).map {
                ($0, conditions)
            }
        }
    }

    private mutating func read(_ type: any DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ surroundings: Surroundings)
    {
        let extended = type.as(ExtensionDeclSyntax.self)
        let name = type.asProtocol((any NamedDeclSyntax).self)?.name.plainText
        let generics = type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
        var inner = surroundings
        inner.types.append(name ?? extended?.extendedType.oneLine ?? "")
        if extended != nil { inner.access = type.modifiers.accessLevel }
        inner.isHidden = surroundings.isHidden || type.modifiers.accessLevel?.isOfFile ?? false
        // Not every subclass inherits the members of a constrained extension.
        let isConstrained = extended?.genericWhereClause != nil
        if kind == .class || kind == .extension, !inner.isHidden, !isConstrained {
            inner.members = (file.types.count, kind == .class ? surroundings.conditions.count : 0)
        } else {
            inner.members = nil
        }
        file.types.append(
            TypeDeclaration(
                kind: kind,
                path: inner.types.joined(separator: "."),
                attributes: type.attributes.asDeclared,
                modifiers: type.modifiers.map(\.oneLine),
                access: type.modifiers.accessLevel ?? inner.access ?? .internal,
                inherited: (type.inheritanceClause?.inheritedTypes ?? []).map { source.read($0.type) },
                genericParameters: (generics ?? []).map(\.name.plainText),
                comments: extended.map { comments(of: $0, named: $0.extendedType) } ?? [],
                range: source.range(of: type.introducer)
            )
        )
        for member in type.memberBlock.members { read(member.decl, inner) }
    }

    /// Returns the comments above a declaration, between its attributes, at the end of the line with its name, and of the Sourcery blocks around it.
    private func comments(of declaration: some DeclSyntaxProtocol, named name: some SyntaxProtocol) -> [String] {
        let tokens = declaration.tokens(viewMode: .sourceAccurate).prefix { $0.position < name.position }
        var trivia = tokens.map { $0.leadingTrivia + $0.trailingTrivia } + [name.leadingTrivia]
        var last = name.lastToken(viewMode: .sourceAccurate)
        while let next = last?.nextToken(viewMode: .sourceAccurate), next.tokenKind != .endOfFile,
            !next.leadingTrivia.contains(where: \.isNewline)
        {
            last = next
        }
        if let last { trivia.append(last.trailingTrivia) }
        return trivia.flatMap { CommentReader($0).blocks.flatMap(\.lines) }
            + blocks.comments(at: source.range(of: declaration).start)
    }

    private mutating func read(_ alias: TypeAliasDeclSyntax, _ surroundings: Surroundings) {
        let parameters = (alias.genericParameterClause?.parameters ?? []).map(\.name.plainText)
        let type = source.read(alias.initializer.value)
        var declared = TypeAliasDeclaration(alias.name.plainText, genericParameters: parameters, type)
        declared.enclosingTypes = surroundings.types
        declared.access = alias.modifiers.accessLevel ?? surroundings.access ?? .internal
        declared.conditions = surroundings.conditions
        file.typeAliases.append(declared)
    }

    private mutating func read(_ declaration: ImportDeclSyntax, _ surroundings: Surroundings) {
        let written = declaration.attributes.map(\.oneLine)
        let attributes = written.filter { !["@_exported", "@_implementationOnly"].contains($0) }
        let kind = declaration.importKindSpecifier.map { [$0.text] } ?? []
        let text = (attributes + ["import"] + kind + [declaration.path.oneLine]).joined(separator: " ")
        let module = declaration.path.first?.name.plainText ?? ""
        file.imports.append(
            ImportDeclaration(
                text: text,
                module: module,
                isExported: written.contains("@_exported"),
                conditions: surroundings.conditions
            )
        )
    }

    private mutating func read(_ conditional: IfConfigDeclSyntax, _ surroundings: Surroundings) {
        var earlier: [String] = []
        for clause in conditional.clauses {
            let condition = clause.condition?.oneLine
            var inner = surroundings
            let all =
                earlier.map { "!(\($0))" }
                + [earlier.isEmpty ? condition : condition.map { "(\($0))" }].compactMap { $0 }
            inner.conditions.append(all.joined(separator: " && "))
            switch clause.elements {
            case .statements(let statements): read(statements, inner)
            case .decls(let members): for member in members { read(member.decl, inner) }
            default: break
            }
            if let condition { earlier.append(condition) }
        }
    }

    private mutating func read(_ declaration: ProtocolDeclSyntax, _ surroundings: Surroundings) {
        guard source.isShallow(declaration, into: &diagnostics) else { return }
        var members = MemberReader(source: source)
        let items = members.read(declaration.memberBlock)
        let comments = comments(of: declaration, named: declaration.name)
        let access = declaration.modifiers.accessLevel ?? surroundings.access ?? .internal
        let parents = (declaration.inheritanceClause?.inheritedTypes ?? []).map(\.type)
        let requirements = (declaration.genericWhereClause?.requirements ?? []).map(\.requirement)
        file.protocols.append(
            ProtocolDeclaration(
                name: SwiftName(plain: declaration.name.plainText, written: declaration.name.text),
                enclosingTypes: surroundings.types,
                access: surroundings.isHidden ? .private : access,
                attributes: declaration.attributes.asDeclared,
                modifiers: declaration.modifiers.map(\.oneLine).filter {
                    ProtocolDeclaration.AccessLevel(rawValue: $0) == nil
                },
                comments: comments,
                primaryAssociatedTypes: (declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? []).map {
                    $0.name.plainText
                },
                inherited: (requirements.compactMap(\.parentOfSelf) + parents).map(source.read),
                requirements: requirements.filter { $0.parentOfSelf == nil }.map(\.oneLine),
                items: items,
                conditions: surroundings.conditions,
                range: source.range(of: declaration),
                nameRange: source.range(of: declaration.name),
                problems: members.diagnostics.unsorted
            )
        )
    }
}

extension GenericRequirementSyntax.Requirement {
    /// `A & B` of `Self: A & B`; nil for other requirements.
    fileprivate var parentOfSelf: TypeSyntax? {
        guard case .conformanceRequirement(let requirement) = self,
            requirement.leftType.trimmedDescription == "Self"
        else { return nil }
        return requirement.rightType
    }
}

extension DeclModifierListSyntax {
    fileprivate var accessLevel: ProtocolDeclaration.AccessLevel? {
        lazy.compactMap { $0.detail == nil ? ProtocolDeclaration.AccessLevel(rawValue: $0.name.text) : nil }.first
    }
}

extension ProtocolDeclaration.AccessLevel {
    package var isOfFile: Bool { self == .private || self == .fileprivate }

    /// Whether no other module sees a declaration with this access level.
    package var isOfModule: Bool { isOfFile || self == .internal }
}
