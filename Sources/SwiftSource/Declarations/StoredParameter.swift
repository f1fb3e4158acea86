/// What is passed in and then kept: the type that it is stored as, and what a caller may leave out.
package struct StoredParameter: Sendable {
    /// Without `@escaping`.
    package let type: SwiftType
    /// As the parameter of a function it is written `@escaping`.
    package let isEscaping: Bool
    package let defaultValue: SwiftExpression?
}
