/// What a value can be, known before there is one.
package indirect enum TemplateShape: Sendable {
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

    package init(_ value: TemplateValue) {
        switch value {
        case .null: self = .null
        case .boolean: self = .boolean
        case .integer: self = .integer
        case .decimal: self = .decimal
        case .string: self = .string
        case .list(let items): self = .list(of: items.reduce(.never) { $0.joined(with: TemplateShape($1)) })
        case .mapping(let mapping):
            self = .members(MappingShape(zip(mapping.names, mapping.values).map { name, value in .init(name, shape: TemplateShape(value)) }))
        }
    }

    /// What a value can be that is one or the other.
    func joined(with other: TemplateShape) -> TemplateShape {
        switch (self, other) {
        case (.never, let shape), (let shape, .never): shape
        case (.null, .null): .null
        case (.boolean, .boolean): .boolean
        case (.integer, .integer): .integer
        case (.decimal, .decimal): .decimal
        case (.string, .string): .string
        case (.null, let shape), (let shape, .null): shape.orNull
        case (.optional(let left), let right), (let right, .optional(let left)): left.joined(with: right.unwrapped).orNull
        case (.list(let left), .list(let right)): .list(of: left.joined(with: right))
        case (.pair(let first, let second), .pair(let otherFirst, let otherSecond)):
            .pair(first.joined(with: otherFirst), second.joined(with: otherSecond))
        case (.members(let left), .members(let right)) where left === right: self
        case (.mapping(let left), .mapping(let right)): .mapping(of: left.joined(with: right))
        default: .any
        }
    }

    var orNull: TemplateShape {
        switch self {
        case .any, .null, .optional: self
        case .never: .null
        default: .optional(self)
        }
    }
}

/// A mapping whose keys are known.
package final class MappingShape: Sendable {
    package struct Member: Sendable {
        package let name: String
        /// What it is for, in a sentence.
        package let meaning: String
        /// A value that it may have, as YAML; empty where it has members of its own.
        package let example: String
        private let makeShape: @Sendable () -> TemplateShape

        /// - Parameter shape: not asked for before all is set up, so that shapes may have themselves inside.
        package init(
            _ name: String,
            _ meaning: String = "",
            example: String = "",
            shape: @autoclosure @escaping @Sendable () -> TemplateShape
        ) {
            self.name = name
            self.meaning = meaning
            self.example = example
            makeShape = shape
        }

        package var shape: TemplateShape {
            makeShape()
        }
    }

    /// What such a mapping is called in documentation.
    package let name: String
    package let meaning: String
    package let members: [Member]
    package let keys: TemplateKeys

    package init(_ members: [Member], name: String = "", meaning: String = "") {
        self.name = name
        self.meaning = meaning
        self.members = members
        keys = TemplateKeys(members.map(\.name))
    }

    package subscript(name: String) -> TemplateShape? {
        keys.position(of: name).map { members[$0].shape }
    }

    /// The same with another shape for one member, or with one more.
    package func with(_ member: Member) -> MappingShape {
        let position = keys.position(of: member.name)
        let others = position.map { Array(members[..<$0]) + [member] + members[($0 + 1)...] } ?? members + [member]
        return MappingShape(others, name: name, meaning: meaning)
    }
}
