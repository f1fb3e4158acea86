import Diagnostics

/// What operators and filters do with their operands.
extension Renderer {
    mutating func compare(
        _ operation: ComparisonOperator,
        _ left: TemplateValue,
        _ right: TemplateValue,
        _ number: Int32
    ) throws(RenderStop) -> Bool {
        if left.isLarge || right.isLarge {
            try charge(bytes: fullSize(left) + fullSize(right), at: program.place(expression: number))
        }
        do {
            return try Comparing.compare(operation, left, right)
        } catch {
            throw fail(error, at: program.place(expression: number))
        }
    }

    /// What it takes to look at all of a value, in bytes.
    private func fullSize(_ value: TemplateValue) -> Int {
        guard value.isContainer else { return value.size }
        var size = ValueSize(limits: program.limits)
        size.add(value)
        return size.count * 4
    }

    /// The characters of a text have no numbers: whoever wants one counts them.
    mutating func chargeText(_ value: TemplateValue, _ number: Int32) throws(RenderStop) {
        if value.isLargeText { try charge(bytes: value.size, at: program.place(expression: number)) }
    }

    /// `a < b < c` is `a < b and b < c`.
    mutating func compareChain(_ parts: Span, _ number: Int32) throws(RenderStop) -> TemplateValue {
        var left = try value(program.lists[parts.range.lowerBound])
        for index in stride(from: parts.range.lowerBound + 1, to: parts.range.upperBound, by: 2) {
            guard let operation = ComparisonOperator(rawValue: UInt8(truncatingIfNeeded: program.lists[index])) else {
                return .null
            }
            let right = try value(program.lists[index + 1])
            guard try compare(operation, left, right, number) else { return .boolean(false) }
            left = right
        }
        return .boolean(true)
    }

    mutating func calculate(_ operation: BinaryOperator, _ left: Int32, _ right: Int32, _ number: Int32)
        throws(RenderStop) -> TemplateValue
    {
        try calculate(operation, try value(left), try value(right), number)
    }

    private mutating func calculate(
        _ operation: BinaryOperator,
        _ left: TemplateValue,
        _ right: TemplateValue,
        _ number: Int32
    ) throws(RenderStop) -> TemplateValue {
        do {
            switch (left, right) {
            case (.integer(let left), .integer(let right)): return try Arithmetic.calculate(operation, left, right)
            case (.decimal(let left), .decimal(let right)): return try Arithmetic.calculate(operation, left, right)
            case (.integer(let left), .decimal(let right)):
                return try Arithmetic.calculate(operation, Double(left), right)
            case (.decimal(let left), .integer(let right)):
                return try Arithmetic.calculate(operation, left, Double(right))
            case (.string(let left), .string(let right)) where operation == .add: return try join(left, right, number)
            case (.list(let left), .list(let right)) where operation == .add:
                return .list(try concatenated(left, right, number))
            default:
                throw operation.failure(left, right)
            }
        } catch let failure as TemplateFailure {
            throw fail(failure, at: program.place(expression: number))
        } catch {
            // What has stopped the rendering inside has been recorded there.
            throw RenderStop()
        }
    }

    private mutating func concatenated(_ left: [TemplateValue], _ right: [TemplateValue], _ number: Int32)
        throws(RenderStop) -> [TemplateValue]
    {
        try charge(bytes: (left.count + right.count) * 16, at: program.place(expression: number))
        guard left.count + right.count <= program.limits.items else {
            throw fail(.tooManyItems(program.limits.items), at: program.place(expression: number))
        }
        let items = left + right
        try checkNesting(items, number)
        return items
    }

    mutating func negate(_ operand: Int32, _ number: Int32) throws(RenderStop) -> TemplateValue {
        let value = try value(operand)
        switch value {
        case .integer(.min): throw fail(.overflow, at: program.place(expression: number))
        case .integer(let number): return .integer(-number)
        case .decimal(let number): return .decimal(-number)
        default:
            throw fail(
                .kind("expected a number after `-`, found \(value.kindName)"),
                at: program.place(expression: number)
            )
        }
    }

    mutating func joined(_ left: Int32, _ right: Int32, _ number: Int32) throws(RenderStop) -> TemplateValue {
        let (leftValue, rightValue) = (try value(left), try value(right))
        guard let leftText = leftValue.printed else {
            throw fail(
                .kind("\(leftValue.kindName) can't be printed", help: "use `join`"),
                at: program.place(expression: left)
            )
        }
        guard let rightText = rightValue.printed else {
            throw fail(
                .kind("\(rightValue.kindName) can't be printed", help: "use `join`"),
                at: program.place(expression: right)
            )
        }
        return try join(leftText, rightText, number)
    }

    private mutating func join(_ left: String, _ right: String, _ number: Int32) throws(RenderStop) -> TemplateValue {
        let size = left.utf8.count + right.utf8.count
        guard size <= program.limits.outputBytes else {
            throw fail(.textTooLarge(program.limits.outputBytes), at: program.place(expression: number))
        }
        if size > 1024 { try charge(bytes: size, at: program.place(expression: number)) }
        return .string(left + right)
    }

    mutating func filtered(_ filter: Int, _ input: Int32, _ arguments: Span, _ number: Int32) throws(RenderStop)
        -> TemplateValue
    {
        let input = try value(input)
        var values: [TemplateValue] = []
        for index in arguments.range { values.append(try value(program.lists[index])) }
        for value in [input] + values where value.isLarge {
            let weight = program.filters.filters[filter].weight(of: value)
            if weight > 0 { try charge(bytes: fullSize(value) * weight, at: program.place(expression: number)) }
        }
        let call = TemplateFilter.Call(
            input: input,
            arguments: values,
            filters: program.filters,
            limits: program.limits
        )
        let result: TemplateValue
        do {
            result = try program.filters.filters[filter].apply(call)
        } catch {
            throw fail(error, at: program.place(expression: number))
        }
        if result.isLarge {
            try charge(bytes: result.size, at: program.place(expression: number))
            try checkSize(result.size, at: program.place(expression: number))
            if case .list(let items) = result, items.count > program.limits.items {
                throw fail(.tooManyItems(program.limits.items), at: program.place(expression: number))
            }
        }
        if case .pairs = program.filters.filters[filter].result, case .list(let items) = result {
            try checkNesting(items, number)
        }
        return result
    }
}

extension ComparisonOperator {
    /// Nil for `in`.
    @inline(__always)
    func result(_ left: Int64, _ right: Int64) -> Bool? {
        switch self {
        case .equal: left == right
        case .notEqual: left != right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        case .isIn, .isNotIn: nil
        }
    }
}

extension BinaryOperator {
    @inline(never)
    fileprivate func failure(_ left: TemplateValue, _ right: TemplateValue) -> TemplateFailure {
        let hasText = [left, right].contains { if case .string = $0 { true } else { false } }
        let help = self == .add && hasText ? "join text with `~`" : nil
        return .kind("\(left.kindName) and \(right.kindName) can't be \(participle)", help: help)
    }
}

extension TemplateValue {
    /// Whether handling the value takes noticeable time.
    fileprivate var isLarge: Bool {
        isContainer || isLargeText
    }

    /// Bytes of a text, and as many for each item of a list or mapping.
    fileprivate var size: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .list(let items): items.count
        case .mapping(let mapping): mapping.count
        default: 1
        }
    }
}
