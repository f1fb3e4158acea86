/// The type of a value, as far as it is known before rendering.
package indirect enum TemplateShape: Sendable, Equatable {
    /// An unknown type. All operations are allowed.
    case any
    /// The type of a value that never exists, such as an item of `[]`.
    case never
    case null
    case boolean
    case integer
    case decimal
    case string
    case list(of: TemplateShape)
    /// A list of two items, such as an item of the lists that `groupBy` and `zip` return.
    case pair(TemplateShape, TemplateShape)
    case members(MappingShape)
    case mapping(of: TemplateShape)
    case optional(TemplateShape)
}

extension TemplateShape {
    /// The shape inside `optional`, or this shape.
    package var unwrapped: TemplateShape {
        if case .optional(let shape) = self { shape.unwrapped } else { self }
    }

    /// - Parameter constant: a literal, or the default value of a filter's argument. Neither can be a list or mapping.
    init(_ constant: TemplateValue) {
        switch constant {
        case .null: self = .null
        case .boolean: self = .boolean
        case .integer: self = .integer
        case .decimal: self = .decimal
        case .string: self = .string
        case .list, .mapping: self = .any
        }
    }

    func joined(with other: TemplateShape) -> TemplateShape {
        switch (self, other) {
        case _ where self == other: self
        case (.never, let shape), (let shape, .never): shape
        case (.null, let shape), (let shape, .null): shape.orNull
        case (.optional(let left), let right), (let right, .optional(let left)):
            left.joined(with: right.unwrapped).orNull
        case (.list(let left), .list(let right)): .list(of: left.joined(with: right))
        case (.pair(let first, let second), .pair(let otherFirst, let otherSecond)):
            .pair(first.joined(with: otherFirst), second.joined(with: otherSecond))
        case (.mapping(let left), .mapping(let right)): .mapping(of: left.joined(with: right))
        default: .any
        }
    }

    static func joined(_ shapes: [TemplateShape]) -> TemplateShape {
        shapes.reduce(.never) { $0.joined(with: $1) }
    }

    var orNull: TemplateShape {
        switch self {
        case .any, .null, .optional: self
        case .never: .null
        default: .optional(self)
        }
    }
}
