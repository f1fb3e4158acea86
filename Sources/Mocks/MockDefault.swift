package import SwiftSource

/// The default values of types if a test sets no value: nil, empty, or a value of the project.
package struct MockDefault: Sendable {
    /// The expression of a value. Literals and ended streams can be created on any actor. Other values may need the main actor, because all
    /// types of a module can be isolated to it.
    package typealias Value = (text: String, isLiteral: Bool)

    private let projectDefault: @Sendable (SwiftType) -> Value?

    /// - Parameter projectDefault: returns the value for a type from scaffold.yml.
    package init(projectDefault: @escaping @Sendable (SwiftType) -> Value? = { _ in nil }) {
        self.projectDefault = projectDefault
    }

    /// Returns an expression, such as `[]` for `[Todo]` or `Evented([]).observed` for `Observed<[Todo]>`; nil if there is no default.
    ///
    /// - Parameter isOnMainActor: whether the expression is used on the main actor.
    package func expression(for type: SwiftType, isOnMainActor: Bool) -> String? {
        value(of: type, isOnMainActor).flatMap { $0.isLiteral || isOnMainActor ? $0.text : nil }
    }

    private func value(of type: SwiftType, _ isOnMainActor: Bool) -> Value? {
        if let value = projectDefault(type), value.isLiteral || isOnMainActor { return value }
        if type.isVoid { return ("()", isLiteral: true) }
        switch type.shape {
        // Swift initializes a property with nil only if its type is written `T?` or `T!`.
        case .optional, .implicitlyUnwrapped:
            return (["?", "!"].contains(type.text.last) ? "nil" : ".none", isLiteral: true)
        case .array, .named("Set", _), .named("Swift.Set", _), .named("ContiguousArray", _), .named("ArraySlice", _):
            return ("[]", isLiteral: true)
        case .dictionary: return ("[:]", isLiteral: true)
        case .named("Evented", let arguments) where arguments.count == 1:
            return value(of: arguments[0], isOnMainActor).map { ("Evented(\($0.text))", isLiteral: false) }
        case .named("Observed", let arguments) where arguments.count == 1:
            let value = value(of: arguments[0], isOnMainActor)?.text ?? arguments[0].startValue
            return value.map { ("Evented(\($0)).observed", isLiteral: false) }
        case .named("LoadingState", let arguments) where arguments.count == 1: return (".initial", isLiteral: false)
        case .named("AsyncStream", let arguments) where arguments.count == 1:
            return ("AsyncStream { $0.finish() }", isLiteral: true)
        case .named("AsyncThrowingStream", let arguments)
        where arguments.count == 2 && ["any Error", "Error"].contains(arguments[1].text):
            return ("AsyncThrowingStream { $0.finish() }", isLiteral: true)
        case .tuple(let elements) where elements.count > 1:
            let values = elements.compactMap { value(of: $0.type, isOnMainActor) }
            guard values.count == elements.count else { return nil }
            let texts = zip(elements, values).map { ($0.label.map { "\($0): " } ?? "") + $1.text }
            return ("(\(texts.joined(separator: ", ")))", isLiteral: values.allSatisfy(\.isLiteral))
        case .tuple, .named, .function, .existential, .opaque, .composition, .metatype, .packExpansion, .other:
            return nil
        }
    }
}
