import Diagnostics
import struct Diagnostics.SourceRange
import SwiftInterface
import SwiftSyntax

/// Finds the protocols of a Swift file, nested ones and those under `#if` too.
struct ProtocolReader {
    let source: ParsedText
    private(set) var protocols: [ProtocolInterface] = []

    /// Where in the file a declaration stands.
    private struct Surroundings {
        var types: [String] = []
        var conditions: [String] = []
        /// What an extension says of its members.
        var access: ProtocolInterface.AccessLevel?
    }

    init(source: ParsedText) {
        self.source = source
    }

    mutating func read(_ file: SourceFileSyntax, into diagnostics: inout DiagnosticBag) {
        read(file.statements, Surroundings(), &diagnostics)
    }

    private mutating func read(
        _ statements: CodeBlockItemListSyntax,
        _ surroundings: Surroundings,
        _ diagnostics: inout DiagnosticBag
    ) {
        for statement in statements {
            if case .decl(let declaration) = statement.item { read(declaration, surroundings, &diagnostics) }
        }
    }

    private mutating func read(
        _ declaration: DeclSyntax,
        _ surroundings: Surroundings,
        _ diagnostics: inout DiagnosticBag
    ) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .protocolDecl(let declaration):
            read(declaration, surroundings, &diagnostics)
        case .structDecl(let type): read(type.memberBlock, of: type.name.plainText, surroundings, &diagnostics)
        case .classDecl(let type): read(type.memberBlock, of: type.name.plainText, surroundings, &diagnostics)
        case .enumDecl(let type): read(type.memberBlock, of: type.name.plainText, surroundings, &diagnostics)
        case .actorDecl(let type): read(type.memberBlock, of: type.name.plainText, surroundings, &diagnostics)
        case .extensionDecl(let type):
            var surroundings = surroundings
            surroundings.access = type.modifiers.accessLevel
            read(type.memberBlock, of: type.extendedType.oneLine, surroundings, &diagnostics)
        case .ifConfigDecl(let conditional):
            read(conditional, surroundings, &diagnostics)
        default:
            break
        }
    }

    private mutating func read(
        _ block: MemberBlockSyntax,
        of type: String,
        _ surroundings: Surroundings,
        _ diagnostics: inout DiagnosticBag
    ) {
        var surroundings = surroundings
        surroundings.types.append(type)
        for member in block.members { read(member.decl, surroundings, &diagnostics) }
    }

    private mutating func read(
        _ conditional: IfConfigDeclSyntax,
        _ surroundings: Surroundings,
        _ diagnostics: inout DiagnosticBag
    ) {
        var earlier: [String] = []
        for clause in conditional.clauses {
            let condition = clause.condition?.oneLine
            var inner = surroundings
            let all = earlier.map { "!(\($0))" } + [earlier.isEmpty ? condition : condition.map { "(\($0))" }].compactMap { $0 }
            inner.conditions.append(all.joined(separator: " && "))
            switch clause.elements {
            case .statements(let statements): read(statements, inner, &diagnostics)
            case .decls(let members): for member in members { read(member.decl, inner, &diagnostics) }
            default: break
            }
            if let condition { earlier.append(condition) }
        }
    }

    private mutating func read(
        _ declaration: ProtocolDeclSyntax,
        _ surroundings: Surroundings,
        _ diagnostics: inout DiagnosticBag
    ) {
        guard source.isShallow(declaration, into: &diagnostics) else { return }
        let types = TypeReader(source: source)
        let before = diagnostics.errorCount
        let items = MemberListReader(source: source).read(declaration.memberBlock, into: &diagnostics)
        guard diagnostics.errorCount == before else { return }
        let comments = CommentReader(declaration.leadingTrivia).blocks.flatMap(\.lines)
        protocols.append(
            ProtocolInterface(
                name: SwiftName(plain: declaration.name.plainText, written: declaration.name.text),
                enclosingTypes: surroundings.types,
                access: declaration.modifiers.accessLevel ?? surroundings.access ?? .internal,
                attributes: declaration.attributes.interfaceAttributes,
                modifiers: declaration.modifiers.map(\.oneLine).filter { ProtocolInterface.AccessLevel(rawValue: $0) == nil },
                docComment: CommentReader.text(ofDocumentation: comments),
                comments: comments,
                primaryAssociatedTypes: (declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? []).map { $0.name.plainText },
                inherited: (declaration.inheritanceClause?.inheritedTypes ?? []).map { types.read($0.type) },
                requirements: (declaration.genericWhereClause?.requirements ?? []).map { $0.requirement.oneLine },
                items: items,
                conditions: surroundings.conditions,
                range: source.range(of: declaration),
                nameRange: source.range(of: declaration.name)
            )
        )
    }
}

extension DeclModifierListSyntax {
    fileprivate var accessLevel: ProtocolInterface.AccessLevel? {
        lazy.compactMap { $0.detail == nil ? ProtocolInterface.AccessLevel(rawValue: $0.name.text) : nil }.first
    }
}
