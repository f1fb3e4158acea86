import SwiftSyntax

extension ParsedText {
    func read(_ expression: ExprSyntax) -> SwiftExpression {
        SwiftExpression(text: expression.trimmedDescription, names: names(in: expression), range: range(of: expression))
    }

    private func names(in expression: ExprSyntax) -> [NameReference] {
        var names: [NameReference] = []
        var declared: Set<String> = ["self", "Self", "super"]
        var open = [Syntax(expression)]
        while let node = open.popLast() {
            if let reference = node.as(DeclReferenceExprSyntax.self) {
                if case .dollarIdentifier = reference.baseName.tokenKind { continue }
                names.append(NameReference(name: reference.baseName.plainText, range: range(of: reference.baseName)))
            } else if let member = node.as(MemberAccessExprSyntax.self) {
                if let base = member.base { open.append(Syntax(base)) }
            } else if let type = node.as(TypeSyntax.self) {
                names += read(type).names
            } else {
                if let name = node.declaredName { declared.insert(name) }
                open.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
            }
        }
        return names.filter { !declared.contains(String($0.root)) }
    }
}

extension Syntax {
    /// The name that the node declares, if it is a closure's parameter or a variable.
    fileprivate var declaredName: String? {
        if let parameter = self.as(ClosureShorthandParameterSyntax.self) { return parameter.name.plainText }
        if let parameter = self.as(ClosureParameterSyntax.self) {
            return (parameter.secondName ?? parameter.firstName).plainText
        }
        return self.as(IdentifierPatternSyntax.self)?.identifier.plainText
    }
}
