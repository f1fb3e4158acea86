import SwiftSyntax

extension MemberBlockSyntax {
    /// The full names of what a subclass sees: `title`, `load(_:)`, `init(id:)`; statics with the word before them.
    var visibleNames: [String] {
        members.flatMap { $0.decl.visibleNames }
    }
}

extension DeclSyntax {
    fileprivate var visibleNames: [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            function.modifiers.marked([function.name.plainText + function.signature.parameterClause.labels()])
        case .initializerDecl(let initializer):
            initializer.modifiers.marked(["init" + initializer.signature.parameterClause.labels()])
        case .subscriptDecl(let declaration):
            declaration.modifiers.marked(["subscript" + declaration.parameterClause.labels(ofSubscript: true)])
        case .variableDecl(let variable):
            variable.modifiers.marked(
                variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
            )
        default: []
        }
    }
}

extension DeclModifierListSyntax {
    fileprivate func marked(_ names: [String]) -> [String] {
        let words = Set(lazy.filter { $0.detail == nil }.map(\.name.text))
        guard words.isDisjoint(with: ["private", "fileprivate"]) else { return [] }
        return words.isDisjoint(with: ["static", "class"]) ? names : names.map { "static " + $0 }
    }
}

extension FunctionParameterClauseSyntax {
    /// `(email:_:)`
    fileprivate func labels(ofSubscript isOfSubscript: Bool = false) -> String {
        let labels = parameters.map { parameter in
            let hasLabel = parameter.firstName.tokenKind != .wildcard && (!isOfSubscript || parameter.secondName != nil)
            return (hasLabel ? parameter.firstName.plainText : "_") + ":"
        }
        return "(\(labels.joined()))"
    }
}
