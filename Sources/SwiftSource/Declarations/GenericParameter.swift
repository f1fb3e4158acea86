package import Diagnostics
import Support

/// `T`, `T: Hashable` or `each T` between the angle brackets of a declaration.
package struct GenericParameter: Sendable {
    package var name: String
    /// The type after the colon.
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

/// The generic parameters and requirements of a declaration.
package struct Generics: Sendable {
    package var parameters: [GenericParameter]
    /// The requirements of the `where` clause, such as `T.Element == Int`.
    package var requirements: [String]

    package init(parameters: [GenericParameter] = [], requirements: [String] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    package var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }

    /// `<T: Hashable, each U>`; empty if there are no parameters.
    package var parameterClause: String {
        parameters.isEmpty ? "" : "<" + parameters.map(\.text).joined(separator: ", ") + ">"
    }

    /// The parameters as the arguments of a type: `<T, U>`; empty if there are none.
    package var argumentClause: String {
        parameters.isEmpty
            ? "" : "<" + parameters.map { SwiftIdentifier.escaped($0.name, in: .type) }.joined(separator: ", ") + ">"
    }

    /// ` where T.Element == Int`, with the space before it; empty if there are no requirements.
    package var whereClause: String { requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ") }
}
