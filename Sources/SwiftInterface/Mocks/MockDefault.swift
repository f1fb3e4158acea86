/// What a value of a type is as long as nobody says: nothing, empty, or what the project says.
package struct MockDefault: Sendable {
    private let projectDefault: @Sendable (SwiftType) -> String?

    /// - Parameter projectDefault: the expression that scaffold.yml gives for a type.
    package init(projectDefault: @escaping @Sendable (SwiftType) -> String? = { _ in nil }) {
        self.projectDefault = projectDefault
    }

    /// An expression, or nil where there is none: `[]` for `[Todo]`, `Evented([])` for `Evented<[Todo]>`.
    func expression(for type: SwiftType) -> String? {
        if let value = projectDefault(type) { return value }
        switch type.shape {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .named("Set", _), .named("Swift.Set", _), .named("ContiguousArray", _), .named("ArraySlice", _): return "[]"
        case .named("Evented", let arguments):
            guard arguments.count == 1, let value = expression(for: arguments[0]) else { return nil }
            return "Evented(\(value))"
        case .named("LoadingState", let arguments) where arguments.count == 1: return ".initial"
        case .tuple(let elements):
            let values = elements.map { element in
                expression(for: element.type).map { (element.label.map { "\($0): " } ?? "") + $0 }
            }
            return values.contains(nil) || values.isEmpty ? nil : "(\(values.compactMap(\.self).joined(separator: ", ")))"
        case .named, .function, .existential, .opaque, .composition, .metatype, .packExpansion, .other: return nil
        }
    }
}
