package import Diagnostics

/// A Swift expression as written: `.shared`, `TodosModel(cache: .shared)`.
package struct SwiftExpression: Sendable {
    package let text: String
    /// The names that it uses from its context, such as `TodosModel`, and members of `self` and `environment`. Other members after a dot, labels
    /// and closure parameters are not among them.
    package let names: [NameReference]
    package let range: SourceRange
}

/// A parameter whose value is stored: the type of the property, and the default value.
package struct StoredParameter: Sendable {
    /// Without `@escaping`.
    package let type: SwiftType
    /// Whether it must be `@escaping` as the parameter of a function.
    package let isEscaping: Bool
    package let defaultValue: SwiftExpression?
}
