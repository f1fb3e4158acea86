/// Members and elements.
extension TemplateChecker {
    mutating func member(_ name: String, of owner: CheckedValue, _ base: ExpressionNode, _ node: ExpressionNode)
        -> CheckedValue
    {
        if let shape = owner.shape.member(name) { return CheckedValue(shape, owner.certainty) }
        let (names, kind) = (owner.shape.memberNames, owner.shape.kindName)
        report(.missingMember(name, of: program.written(base), names, kind), at: program.place(node))
        return CheckedValue(.any)
    }

    mutating func element(of owner: CheckedValue, _ index: ExpressionNode, _ node: ExpressionNode) -> CheckedValue {
        let certainty = owner.certainty.combined(with: value(index).certainty)
        let key = program.constant(index)
        if let shape = owner.shape.element(key) { return CheckedValue(shape, certainty) }
        if case .members(let mapping) = owner.shape.unwrapped, case .string(let name) = key {
            report(.missingKey(name, among: mapping.keys.names), at: program.place(node))
        }
        return CheckedValue(.any)
    }
}

extension TemplateShape {
    /// What a member can be; nil if it can't be there.
    func member(_ name: String) -> TemplateShape? {
        switch self {
        case .any, .never: self
        case .optional(let shape): shape.member(name)
        case .members(let mapping): mapping[name]
        case .mapping(let value): value
        case .list, .pair:
            switch name {
            case "first", "last": element.orNull
            case "count": .integer
            default: nil
            }
        case .null, .boolean, .integer, .decimal, .string: nil
        }
    }

    /// What `value[key]` can be, the key being nil if it isn't known; nil if it can't be there.
    func element(_ key: TemplateValue?) -> TemplateShape? {
        switch (self, key) {
        case (.never, _): .never
        case (.optional(let shape), _): shape.element(key)
        case (.members(let mapping), .string(let name)): mapping[name]
        case (.mapping(let value), _): value
        case (.pair(let first, _), .integer(0)), (.pair(_, let first), .integer(1)): first
        case (.list, _), (.pair, _): element
        case (.string, _): .string
        default: .any
        }
    }

    fileprivate var memberNames: [String]? {
        switch unwrapped {
        case .members(let mapping): mapping.keys.names
        case .list, .pair: TemplateValue.listMembers
        default: nil
        }
    }

    fileprivate var kindName: String {
        switch unwrapped {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .decimal: "a decimal"
        default: "a string"
        }
    }

    /// What is left where nil has been replaced.
    var withoutNull: TemplateShape {
        switch self {
        case .null: .never
        case .optional(let shape): shape.withoutNull
        default: self
        }
    }
}
