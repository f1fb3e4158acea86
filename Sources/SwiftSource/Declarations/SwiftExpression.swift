package import Diagnostics

/// A Swift expression as somebody wrote it: `.shared`, `TodosModel(cache: .shared)`.
package struct SwiftExpression: Sendable {
    package let text: String
    /// The names that it takes from around it, such as `TodosModel`: no member behind a dot, no label, no closure's parameter.
    package let names: [NameReference]
    package let range: SourceRange
}
