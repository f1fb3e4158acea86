package import Diagnostics

/// A Swift expression as somebody wrote it: `.shared`, `TodosModel(cache: .shared)`.
package struct SwiftExpression: Sendable {
    package let text: String
    /// The names that it takes from around it, such as `TodosModel`: no member behind a dot, no label, no closure's parameter.
    package let names: [NameReference]
    package let range: SourceRange
}

/// What is passed in and then kept: the type that it is stored as, and what a caller may leave out.
package struct StoredParameter: Sendable {
    /// Without `@escaping`.
    package let type: SwiftType
    /// As the parameter of a function it is written `@escaping`.
    package let isEscaping: Bool
    package let defaultValue: SwiftExpression?
}
