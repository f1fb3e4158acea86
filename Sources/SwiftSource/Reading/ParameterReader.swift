import Support
import SwiftSyntax

extension ParsedText {
    /// - Parameter isSubscript: true if a single name isn't a label, as in `subscript(key: String)`.
    func read(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool) -> [ParameterDeclaration] {
        clause.parameters.enumerated().map { read($1, at: $0, isSubscript: isSubscript) }
    }

    private func read(_ parameter: FunctionParameterSyntax, at index: Int, isSubscript: Bool) -> ParameterDeclaration {
        let inner = parameter.secondName ?? parameter.firstName
        let hasLabel = parameter.firstName.tokenKind != .wildcard && (!isSubscript || parameter.secondName != nil)
        let (type, typeAttributes, specifiers) = parts(of: parameter.type)
        return ParameterDeclaration(
            label: hasLabel ? SwiftName(plain: parameter.firstName.plainText, written: parameter.firstName.text) : nil,
            name: inner.tokenKind == .wildcard ? SwiftName(unescaped: "argument\(index + 1)") : inner.variableName,
            type: type,
            specifiers: specifiers,
            typeAttributes: typeAttributes,
            attributes: parameter.attributes.map(\.oneLine),
            isVariadic: parameter.ellipsis != nil
        )
    }

    /// Splits the type of a parameter into the type itself and the attributes and specifiers of the parameter.
    func parts(
        of type: TypeSyntax
    ) -> (type: SwiftType, typeAttributes: [String], specifiers: [ParameterDeclaration.Specifier]) {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return (read(type), [], []) }
        let specifiers = (Array(attributed.specifiers) + Array(attributed.lateSpecifiers)).map(\.oneLine)
        let attributes = attributed.attributes.map(\.oneLine)
        let ofParameter = attributes.filter { $0 == "@escaping" || $0 == "@autoclosure" }
        let known = specifiers.compactMap(ParameterDeclaration.Specifier.init)
        // `nonisolated(nonsending)` comes before all attributes.
        let kept =
            specifiers.filter { ParameterDeclaration.Specifier(rawValue: $0) == nil }
            + attributes.filter { !ofParameter.contains($0) }
        return (read(attributed, keeping: kept), ofParameter, known)
    }
}

extension TokenSyntax {
    /// The name as the function's body writes it: `in` needs no backticks as a label, but it is `` `in` `` in the body.
    var variableName: SwiftName {
        let plain = plainText
        let isPlain = !text.hasPrefix("`") && SwiftIdentifier.isIdentifier(plain)
        let written = isPlain ? SwiftIdentifier.escaped(plain, in: .expression) : "`\(plain)`"
        return SwiftName(plain: plain, written: written)
    }
}
