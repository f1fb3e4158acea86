import SwiftSource

extension SwiftExpression {
    /// Returns true if the text is a literal that compiles as a value of the type.
    func isLiteral(of type: SwiftType) -> Bool {
        switch type.shape {
        case .optional: text == "nil"
        case .array: text == "[]"
        case .dictionary: text == "[:]"
        case .named("Bool", _): text == "true" || text == "false"
        case .named("String", _): text.hasPrefix("\"") && Sample.isLiteral(text)
        case .named("Int", _), .named("Double", _): text.utf8.count < 10 && text.allSatisfy { ("0"..."9").contains($0) }
        default: false
        }
    }
}
