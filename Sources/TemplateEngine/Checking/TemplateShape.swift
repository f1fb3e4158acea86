/// What a value can be, known before there is one.
package indirect enum TemplateShape: Sendable, Equatable {
    /// Nothing is known: whatever a template does with it may be right.
    case any
    /// No value ever gets here: an item of `[]`.
    case never
    case null
    case boolean
    case integer
    case decimal
    case string
    case list(of: TemplateShape)
    /// A list of two: what `groupBy` and `zip` make.
    case pair(TemplateShape, TemplateShape)
    /// A mapping with these members.
    case members(MappingShape)
    /// A mapping with any keys.
    case mapping(of: TemplateShape)
    /// This, or nil.
    case optional(TemplateShape)
}

extension TemplateShape {
    /// Without nil.
    package var unwrapped: TemplateShape {
        if case .optional(let shape) = self { shape.unwrapped } else { self }
    }

    /// - Parameter constant: a literal or a filter's default, which is no list.
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

    /// What a value can be that is one or the other.
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

    /// What a value can be that is one of several.
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
