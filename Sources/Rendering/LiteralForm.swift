import SwiftInterface

extension SwiftExpression {
    /// It is a literal that fits the type by its form, so that no compiler finds fault with it.
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
