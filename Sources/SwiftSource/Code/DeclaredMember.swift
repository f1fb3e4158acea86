import Diagnostics
import SwiftSyntax

/// Something that a Swift file declares in a type or in an extension of it: `LoginRouter` and `func show(_:String,in:Int)`.
///
/// Neither effects nor the result count, which a person may have written otherwise than a protocol asks for.
package struct DeclaredMember: Hashable, Sendable {
    package let type: String
    package let signature: String

    package init(type: String, signature: String) {
        (self.type, self.signature) = (type, signature)
    }
}

/// What the types of a Swift file declare.
package struct DeclaredMembers: Sendable {
    /// In source order.
    package fileprivate(set) var all: [DeclaredMember] = []
    /// The file's own names of types: `Router` for `LoginRouter`.
    package fileprivate(set) var aliases: [String: String] = [:]
    /// The names of the outermost types that the file declares, or extends by their names alone: in it they hide modules of these names.
    package fileprivate(set) var types: Set<String> = []
    /// The names of the outermost types that the file declares itself.
    package fileprivate(set) var declaredTypes: Set<String> = []
}

extension SwiftReader {
    /// The members of all types in a Swift file; none where it nests too deeply to be read.
    ///
    /// What can't be parsed is passed over: the text is a person's, who may be in the midst of writing it.
    package static func declaredMembers(in text: [UInt8]) -> DeclaredMembers {
        let file = SourceFile(path: "", bytes: text)
        var ignored = DiagnosticBag()
        guard let source = ParsedText(LocatedText(file.range), in: .file, into: &ignored),
            let tree = source.tree.as(SourceFileSyntax.self)
        else { return DeclaredMembers() }
        var members = DeclaredMembers()
        members.read(tree.statements, in: source)
        return members
    }
}

extension DeclaredMembers {
    fileprivate mutating func read(_ statements: CodeBlockItemListSyntax, in source: ParsedText) {
        for statement in statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    if case .statements(let statements) = clause.elements { read(statements, in: source) }
                }
            } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                aliases[alias.name.plainText] = alias.initializer.value.path
            } else {
                readType(declaration, of: nil, in: source)
            }
        }
    }

    /// - Parameter outer: the type that the declaration stands in.
    private mutating func readType(_ declaration: DeclSyntax, of outer: String?, in source: ParsedText) {
        guard let name = declaration.typeName, let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
            return
        }
        if outer == nil, !name.contains(".") { types.insert(name) }
        if outer == nil, !declaration.is(ExtensionDeclSyntax.self) { declaredTypes.insert(name) }
        read(group.memberBlock.members, of: outer.map { "\($0).\(name)" } ?? name, in: source)
    }

    private mutating func read(_ items: MemberBlockItemListSyntax, of type: String, in source: ParsedText) {
        for item in items {
            if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    if case .decls(let items) = clause.elements { read(items, of: type, in: source) }
                }
                continue
            }
            all += source.signatures(of: item.decl, in: type).map { DeclaredMember(type: type, signature: $0) }
            readType(item.decl, of: type, in: source)
        }
    }
}

extension ParsedText {
    /// More than one for `case a, b` and `var a, b: Int`.
    func signatures(of declaration: DeclSyntax, in type: String) -> [String] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            let parameters = words(function.signature.parameterClause, of: function, in: type)
            return ["\(function.modifiers.scope)func \(function.name.plainText)\(parameters)"]
        case .initializerDecl(let initializer):
            return ["init" + words(initializer.signature.parameterClause, of: initializer, in: type)]
        case .subscriptDecl(let declared):
            let parameters = words(declared.parameterClause, of: declared, in: type, isSubscript: true)
            return ["\(declared.modifiers.scope)subscript\(parameters)"]
        case .variableDecl(let variable):
            return variable.bindings.map { "\(variable.modifiers.scope)var \($0.pattern.path)" }
        case .enumCaseDecl(let cases): return cases.elements.map { "case \($0.name.plainText)" }
        default: return declaration.asProtocol((any NamedDeclSyntax).self).map { ["type \($0.name.plainText)"] } ?? []
        }
    }

    /// `(id:Int,_:String)`: labels and types.
    private func words(
        _ clause: FunctionParameterClauseSyntax,
        of declaration: some WithGenericParametersSyntax,
        in type: String,
        isSubscript: Bool = false
    ) -> String {
        var names = ["Self": type.split(separator: ".").last.map(String.init) ?? type]
        for parameter in declaration.genericParameterClause?.parameters ?? [] { names[parameter.name.plainText] = "_" }
        let words = clause.parameters.map { parameter in
            let label = isSubscript && parameter.secondName == nil ? "_" : parameter.firstName.plainText
            let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
            return "\(label):\(canonical(type, names))\(parameter.ellipsis?.text ?? "")"
        }
        return "(" + words.joined(separator: ",") + ")"
    }

    private func canonical(_ type: TypeSyntax, _ names: [String: String]) -> String {
        var ignored = DiagnosticBag()
        return isShallow(type, into: &ignored) ? TypeReader(source: self).read(type).canonical(names) : type.path
    }
}

extension DeclSyntax {
    fileprivate var typeName: String? {
        if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.path }
        return asProtocol((any NamedDeclSyntax).self)?.name.plainText
    }
}

extension DeclModifierListSyntax {
    fileprivate var scope: String {
        contains { ["static", "class"].contains($0.name.text) } ? "static " : ""
    }
}

extension SyntaxProtocol {
    /// The tokens alone, without blanks, comments and backticks: `App.LoginRouter`.
    fileprivate var path: String {
        tokens(viewMode: .sourceAccurate).map(\.plainText).joined()
    }
}
