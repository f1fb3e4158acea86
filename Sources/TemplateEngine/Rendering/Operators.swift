extension Renderer {
    /// Evaluates a chain of comparisons: `a < b < c` is `a < b and b < c`.
    mutating func compare(_ first: ExpressionNode, _ rest: Range<Int>) throws -> Bool {
        var left = try value(first)
        for index in rest {
            let (operation, operand) = program.comparisons[index]
            let right = try value(operand)
            try charge(left)
            try charge(right)
            guard try Comparing.compare(operation, left, right) else { return false }
            left = right
        }
        return true
    }

    mutating func calculate(_ operation: BinaryOperator, _ left: TemplateValue, _ right: TemplateValue) throws
        -> TemplateValue
    {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return try Arithmetic.calculate(operation, left, right)
        case (.decimal(let left), .decimal(let right)): return try Arithmetic.calculate(operation, left, right)
        case (.integer(let left), .decimal(let right)): return try Arithmetic.calculate(operation, Double(left), right)
        case (.decimal(let left), .integer(let right)): return try Arithmetic.calculate(operation, left, Double(right))
        case (.string(let left), .string(let right)) where operation == .add: return try joined(left, right)
        case (.list(let left), .list(let right)) where operation == .add:
            try charge(bytes: (left.count + right.count) * 16)
            guard left.count + right.count <= program.limits.items else { throw .tooManyItems(program.limits.items) }
            let items = left + right
            try checkNesting(items)
            return .list(items)
        default:
            let (expected, help) =
                operation == .add ? ("two numbers, strings or lists", "join text with `~`") : ("two numbers", nil)
            let found = "\(left.kindName) and \(right.kindName)"
            throw .kind("`\(operation.rawValue)` needs \(expected), found \(found)", help: help)
        }
    }

    func negated(_ value: TemplateValue) throws -> TemplateValue {
        switch value {
        case .integer(.min): throw .overflow
        case .integer(let number): return .integer(-number)
        case .decimal(let number): return .decimal(-number)
        default: throw .kind("expected a number after `-`, found \(value.kindName)")
        }
    }

    mutating func joined(_ left: ExpressionNode, _ right: ExpressionNode) throws -> TemplateValue {
        let leftText = try text(of: left) { .unprintable($0, help: "use `join`") }
        let rightText = try text(of: right) { .unprintable($0, help: "use `join`") }
        return try joined(leftText, rightText)
    }

    private mutating func joined(_ left: String, _ right: String) throws -> TemplateValue {
        let size = left.utf8.count + right.utf8.count
        guard size <= program.limits.outputBytes else { throw .textTooLarge(program.limits.outputBytes) }
        if size > 1024 { try charge(bytes: size) }
        return .string(left + right)
    }

    mutating func apply(_ filter: TemplateFilter, _ input: TemplateValue, _ arguments: [TemplateValue]) throws
        -> TemplateValue
    {
        try chargeItems(input, times: filter.weight)
        for argument in arguments { try chargeItems(argument, times: filter.weight) }
        let limits = program.limits
        var call = TemplateFilter.Call(input: input, arguments: arguments, filters: program.filters, limits: limits)
        let result = try filter.apply(&call)
        try charge(call.steps)
        if case .string(let text) = result {
            try charge(result)
            try checkSize(text.utf8.count)
        } else if case .list(let items) = result {
            try charge(items.count / 16)
            guard items.count <= limits.items else { throw .tooManyItems(limits.items) }
        }
        return result
    }

    /// Counts the steps for reading the items of a list or mapping, but not the values inside them. For a string, counts the steps for reading it.
    private mutating func chargeItems(_ value: TemplateValue, times: Int) throws {
        switch value {
        case .list(let items): try charge(items.count * times)
        case .mapping(let mapping): try charge(mapping.names.count * times)
        // Some filters take a microsecond for 16 bytes.
        case .string(let text): try charge(text.utf8.count / 16)
        default: break
        }
    }
}
