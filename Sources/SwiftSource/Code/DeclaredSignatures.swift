package import SwiftSyntax

extension ParsedFile {
    /// Returns the text that identifies a member in its type: `func show(_:String,in:Int)`.
    ///
    /// Effects and result are left out, because the user may write them differently from the protocol.
    /// `case a, b` and `var a, b: Int` have several signatures.
    package func signatures(of declaration: DeclSyntax, in type: String) -> [String] {
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
            return variable.bindings.map { "\(variable.modifiers.scope)var \($0.pattern.plainText)" }
        case .enumCaseDecl(let cases): return cases.elements.map { "case \($0.name.plainText)" }
        default: return declaration.asProtocol((any NamedDeclSyntax).self).map { ["type \($0.name.plainText)"] } ?? []
        }
    }

    /// Returns the labels and types of parameters: `(id:Int,_:String)`.
    private func words(
        _ clause: FunctionParameterClauseSyntax,
        of declaration: some WithGenericParametersSyntax,
        in type: String,
        isSubscript: Bool = false
    ) -> String {
        var names = ["Self": type.afterLastDot]
        for parameter in declaration.genericParameterClause?.parameters ?? [] { names[parameter.name.plainText] = "_" }
        let words = clause.parameters.map { parameter in
            let label = isSubscript && parameter.secondName == nil ? "_" : parameter.firstName.plainText
            let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
            return "\(label):\(source.read(type).canonical(names))\(parameter.ellipsis?.text ?? "")"
        }
        return "(" + words.joined(separator: ",") + ")"
    }
}

extension DeclModifierListSyntax {
    fileprivate var scope: String { contains { ["static", "class"].contains($0.name.text) } ? "static " : "" }
}

extension PatternSyntax {
    /// The text of the pattern without spaces, comments and backticks.
    fileprivate var plainText: String { tokens(viewMode: .sourceAccurate).map(\.plainText).joined() }
}
