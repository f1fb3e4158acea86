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

    func missingMember(_ name: String, of base: String) -> TemplateFailure {
        let (names, kind): ([String]?, String) =
            switch unwrapped {
            case .members(let mapping): (mapping.keys.names, "")
            case .list, .pair: (TemplateValue.listMembers, "")
            case .null: (nil, "nil")
            case .boolean: (nil, "a boolean")
            case .integer: (nil, "an integer")
            case .decimal: (nil, "a decimal")
            default: (nil, "a string")
            }
        return .missingMember(name, of: base, names, kind)
    }

    /// Nil if nobody knows the keys.
    func missingKey(_ key: TemplateValue?) -> TemplateFailure? {
        guard case .members(let mapping) = unwrapped, case .string(let name) = key else { return nil }
        return .missingKey(name, among: mapping.keys.names)
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
