extension TemplateShape {
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

    /// Returns the shape of `value[key]`, or nil if the element can't exist.
    ///
    /// - Parameter key: nil if the key is not a constant.
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

    /// Returns the error for an unknown key, or nil if the keys of the shape are not known.
    func missingKey(_ key: TemplateValue?) -> TemplateFailure? {
        guard case .members(let mapping) = unwrapped, case .string(let name) = key else { return nil }
        return .missingKey(name, among: mapping.keys.names)
    }

    /// The shape of a value after `??` has replaced nil.
    var withoutNull: TemplateShape {
        switch self {
        case .null: .never
        case .optional(let shape): shape.withoutNull
        default: self
        }
    }
}
