/// The shapes of filter results, and the members that arguments of filters name.
extension TemplateChecker {
    mutating func filtered(
        _ filter: TemplateFilter,
        _ input: ExpressionNode,
        _ arguments: [ExpressionNode],
        _ node: ExpressionNode
    ) -> CheckedValue {
        let (input, place) = (value(input), program.place(node))
        let given = arguments.map { value($0) }
        let certainty = given.isEmpty ? input.certainty : ([input] + given).certainty
        let constants = arguments.map { program.constant($0) }
        let list = input.shape.asList
        switch filter.name {
        case "map": return CheckedValue(.list(of: mapped(list.element, constants, place)), certainty)
        case "groupBy":
            let key = member(constants[0], of: list.element, place)
            return CheckedValue(.list(of: .pair(key, list)), certainty)
        case "where", "sorted", "unique": _ = member(constants[0], of: list.element, place)
        case "zip": return CheckedValue(.list(of: .pair(list.element, given[0].shape.asList.element)), certainty)
        default: break
        }
        return CheckedValue(input.shape.filtered(filter), certainty)
    }

    private mutating func mapped(_ item: TemplateShape, _ arguments: [TemplateValue?], _ place: Place) -> TemplateShape
    {
        let member = member(arguments[0], of: item, place)
        switch arguments[1] {
        case .null: return member
        case .string(let name):
            if let filter = program.filters[name] { return member.filtered(filter) }
            report(.unknownFilter(name, among: program.filters.names), at: place)
            return .any
        default: return .any
        }
    }

    /// Returns the shape of the member that an argument names, such as `type.name`. If the argument is nil, returns the shape of the item itself.
    private mutating func member(_ argument: TemplateValue?, of item: TemplateShape, _ place: Place) -> TemplateShape {
        if case .null = argument { return item }
        guard case .string(let path) = argument else { return .any }
        var shape = item
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            switch shape.unwrapped {
            case .members(let mapping):
                guard let member = mapping[String(name)] else {
                    report(.missingItemMember(path, String(name), among: mapping.keys.names), at: place)
                    return .any
                }
                shape = member
            case .mapping(let value): shape = value
            default: return .any
            }
        }
        return shape
    }
}

extension TemplateShape {
    /// This shape as a list. A shape that isn't a list becomes a list of items of any shape.
    fileprivate var asList: TemplateShape {
        switch self {
        case .list: self
        case .pair, .never: .list(of: element)
        case .optional(let shape): shape.asList
        default: .list(of: .any)
        }
    }

    /// Returns the shape of a filter's result. The arguments of the filter don't count.
    fileprivate func filtered(_ filter: TemplateFilter) -> TemplateShape {
        switch filter.result {
        case .shape(let shape): shape
        case .item: asList.element.orNull
        case .items: asList
        case .flattened: if case .list(let item) = asList.element { .list(of: item) } else { .list(of: .any) }
        }
    }
}
