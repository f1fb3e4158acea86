extension SwiftType {
    /// The initial value for a property of this type: `[]`, `nil`, `0`, `""`; nil if the type has no obvious one.
    package var startValue: String? {
        switch shape {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .named(let name, _): Self.startValues[name]
        case .tuple, .function, .existential, .opaque, .composition, .metatype, .packExpansion, .other: nil
        }
    }

    package static let numbers = [
        "CGFloat", "Decimal", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "TimeInterval", "UInt",
        "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    private static let startValues: [String: String] = {
        let others = [
            "Bool": "false", "ContiguousArray": "[]", "LoadingState": ".initial", "Set": "[]", "String": "\"\"",
            "Substring": "\"\"",
        ]
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, "0") }).merging(others) { first, _ in first }
    }()
}
