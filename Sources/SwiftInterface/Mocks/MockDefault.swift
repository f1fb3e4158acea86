/// What a value of a type is as long as nobody says: nothing, empty, or what the project says.
package struct MockDefault: Sendable {
    private let projectDefault: @Sendable (SwiftType) -> String?

    /// - Parameter projectDefault: the expression that scaffold.yml gives for a type.
    package init(projectDefault: @escaping @Sendable (SwiftType) -> String? = { _ in nil }) {
        self.projectDefault = projectDefault
    }

    /// An expression, or nil where there is none: `[]` for `[Todo]`, `Evented([])` for `Evented<[Todo]>`.
    ///
    /// - Parameter isOnMainActor: whether it is used there; elsewhere, what only the main actor may make is made by a detour.
    func expression(for type: SwiftType, isOnMainActor: Bool) -> String? {
        guard let (text, isLiteral) = value(of: type) else { return nil }
        return isLiteral || isOnMainActor ? text : "mockDefault { \(text) }"
    }

    private func value(of type: SwiftType) -> (text: String, isLiteral: Bool)? {
        if let value = projectDefault(type) { return (value, isLiteral: false) }
        switch type.shape {
        case .optional, .implicitlyUnwrapped: return ("nil", isLiteral: true)
        case .array: return ("[]", isLiteral: true)
        case .dictionary: return ("[:]", isLiteral: true)
        case .named("Set", _), .named("Swift.Set", _), .named("ContiguousArray", _), .named("ArraySlice", _): return ("[]", isLiteral: true)
        case .named("Evented", let arguments):
            guard arguments.count == 1, let value = value(of: arguments[0]) else { return nil }
            return ("Evented(\(value.text))", isLiteral: false)
        case .named("LoadingState", let arguments) where arguments.count == 1: return (".initial", isLiteral: false)
        case .tuple(let elements) where elements.count > 1:
            var texts: [String] = []
            var isLiteral = true
            for element in elements {
                guard let value = value(of: element.type) else { return nil }
                texts.append((element.label.map { "\($0): " } ?? "") + value.text)
                isLiteral = isLiteral && value.isLiteral
            }
            return ("(\(texts.joined(separator: ", ")))", isLiteral)
        case .tuple, .named, .function, .existential, .opaque, .composition, .metatype, .packExpansion, .other: return nil
        }
    }
}
