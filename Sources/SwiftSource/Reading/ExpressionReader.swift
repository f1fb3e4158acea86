import SwiftSyntax

extension ParsedText {
    func read(_ expression: ExprSyntax) -> SwiftExpression {
        SwiftExpression(text: expression.trimmedDescription, names: names(in: expression), range: range(of: expression))
    }

    private func names(in expression: ExprSyntax) -> [NameReference] {
        var names: [NameReference] = []
        var members: [NameReference] = []
        var declared: Set<String> = ["self", "Self", "super"]
        var open = [Syntax(expression)]
        while let node = open.popLast() {
            if let reference = node.as(DeclReferenceExprSyntax.self) {
                if case .dollarIdentifier = reference.baseName.tokenKind { continue }
                names.append(name(of: reference))
            } else if let member = node.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { continue }
                open.append(Syntax(base))
                if ["self", "environment", "self.environment"].contains(base.trimmedDescription) {
                    members.append(name(of: member.declName))
                }
            } else if let type = node.as(TypeSyntax.self) {
                names += read(type).names
            } else {
                if let name = node.declaredName { declared.insert(name) }
                open.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
            }
        }
        return names.filter { !declared.contains(String($0.root)) } + members
    }

    private func name(of reference: DeclReferenceExprSyntax) -> NameReference {
        NameReference(name: reference.baseName.plainText, range: range(of: reference.baseName))
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
