package import Diagnostics
import Support

/// `T`, `T: Hashable` or `each T` between the angle brackets of a declaration.
package struct GenericParameter: Sendable {
    package var name: String
    /// What follows the colon.
    package var constraint: SwiftType?
    /// As written: `T: Hashable`.
    package var text: String
    package let range: SourceRange

    package init(name: String, constraint: SwiftType?, text: String, range: SourceRange) {
        self.name = name
        self.constraint = constraint
        self.text = text
        self.range = range
    }
}

/// The generic side of a declaration.
package struct Generics: Sendable {
    package var parameters: [GenericParameter]
    /// `where T.Element == Int`, one a requirement without the word and the commas.
    package var requirements: [String]

    package init(parameters: [GenericParameter] = [], requirements: [String] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    package var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }

    /// `<T: Hashable, each U>`, or nothing.
    package var parameterClause: String {
        parameters.isEmpty ? "" : "<" + parameters.map(\.text).joined(separator: ", ") + ">"
    }

    /// `<T, U>` for the parameters of a type, or nothing.
    package var argumentClause: String {
        parameters.isEmpty
            ? "" : "<" + parameters.map { SwiftIdentifier.escaped($0.name, in: .type) }.joined(separator: ", ") + ">"
    }

    /// ` where T.Element == Int`, with the blank before it, or nothing.
    package var whereClause: String { requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ") }
}
