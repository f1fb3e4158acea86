import SwiftParser
import SwiftSyntax

/// Something that a Swift file declares in a type or in an extension of it.
package struct DeclaredMember: Sendable {
    /// What makes two declarations the same member: `LoginPresenter` and `func show(_:String,in:Int)`. Neither effects nor the
    /// result count, which a person may have written otherwise than a protocol asks for.
    package struct Identity: Hashable, Sendable {
        package let type: String
        package let signature: String
    }

    package let identity: Identity
    /// The bytes that make it up, from the line after the declaration before, comments included.
    package let bytes: Range<Int>
}

extension SwiftReader {
    /// The members of all types in a Swift file, in source order; none where it nests too deeply to be read.
    ///
    /// What can't be parsed is passed over: the text is a person's, who may be in the midst of writing it.
    package static func declaredMembers(in text: [UInt8]) -> [DeclaredMember] {
        guard text.count <= ParsedText.longestText, NestingScan.offsetOfExcess(in: text) == nil else { return [] }
        var reader = DeclaredMemberReader()
        reader.read(Parser.parse(source: String(decoding: text, as: UTF8.self)).statements)
        return reader.members
    }
}

private struct DeclaredMemberReader {
    var members: [DeclaredMember] = []

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    if case .statements(let statements) = clause.elements { read(statements) }
                }
            } else {
                readType(declaration, in: nil)
            }
        }
    }

    /// - Parameter outer: the type that the declaration stands in.
    private mutating func readType(_ declaration: DeclSyntax, in outer: String?) {
        guard let name = declaration.typeName, let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
        read(group.memberBlock.members, of: outer.map { "\($0).\(name)" } ?? name)
    }

    private mutating func read(_ items: MemberBlockItemListSyntax, of type: String) {
        for item in items {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    if case .decls(let items) = clause.elements { read(items, of: type) }
                }
                continue
            }
            for signature in item.decl.memberSignatures {
                let identity = DeclaredMember.Identity(type: type, signature: signature)
                members.append(DeclaredMember(identity: identity, bytes: item.bytes))
            }
            readType(item.decl, in: type)
        }
    }
}

extension MemberBlockItemSyntax {
    /// Comments further up, with a blank line between, are about more than this member.
    fileprivate var bytes: Range<Int> {
        var start = position.utf8Offset
        var offset = start
        for piece in leadingTrivia.pieces {
            if case .newlines(let count) = piece, count > 1 { start = offset }
            offset += piece.sourceLength.utf8Length
        }
        return start..<endPosition.utf8Offset
    }
}

extension DeclSyntax {
    fileprivate var typeName: String? {
        if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.words.filter { $0 != " " } }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// More than one for `case a, b` and `var a, b: Int`.
    fileprivate var memberSignatures: [String] {
        switch kind {
        case .functionDecl:
            guard let function = self.as(FunctionDeclSyntax.self) else { return [] }
            return ["\(function.modifiers.scope)func \(function.name.text)\(function.signature.parameterClause.words)"]
        case .initializerDecl:
            return self.as(InitializerDeclSyntax.self).map { ["init\($0.signature.parameterClause.words)"] } ?? []
        case .subscriptDecl:
            return self.as(SubscriptDeclSyntax.self).map { ["\($0.modifiers.scope)subscript\($0.parameterClause.words)"] } ?? []
        case .variableDecl:
            guard let variable = self.as(VariableDeclSyntax.self) else { return [] }
            return variable.bindings.map { "\(variable.modifiers.scope)var \($0.pattern.words)" }
        case .enumCaseDecl:
            return self.as(EnumCaseDeclSyntax.self)?.elements.map { "case \($0.name.text)" } ?? []
        default:
            return asProtocol((any NamedDeclSyntax).self).map { ["type \($0.name.text)"] } ?? []
        }
    }
}

extension DeclModifierListSyntax {
    fileprivate var scope: String {
        contains { ["static", "class"].contains($0.name.text) } ? "static " : ""
    }
}

extension FunctionParameterClauseSyntax {
    /// `(id:Int,_:String)`: labels and types.
    fileprivate var words: String {
        "(" + parameters.map { "\($0.firstName.text):\($0.type.words)\($0.ellipsis?.text ?? "")" }.joined(separator: ",") + ")"
    }
}

extension SyntaxProtocol {
    /// The tokens alone, without blanks, comments and attributes.
    fileprivate var words: String {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.words }
        return tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }
}
