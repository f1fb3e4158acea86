import Diagnostics

/// What operators and filters do with their operands.
extension Renderer {
    /// `a < b < c` is `a < b and b < c`.
    mutating func compare(_ first: ExpressionNode, _ rest: Range<Int>) throws -> Bool {
        var left = try value(first)
        for index in rest {
            let (operation, operand) = program.comparisons[index]
            let right = try value(operand)
            if left.isLarge || right.isLarge { try charge(bytes: fullSize(left) + fullSize(right)) }
            guard try Comparing.compare(operation, left, right) else { return false }
            left = right
        }
        return true
    }

    /// What it takes to look at all of a value, in bytes.
    private func fullSize(_ value: TemplateValue) -> Int {
        guard value.isContainer else { return value.size }
        var size = ValueSize(limits: program.limits)
        size.add(value)
        return size.count * 4
    }

    /// The characters of a text have no numbers: whoever wants one counts them.
    mutating func chargeText(_ value: TemplateValue) throws(TemplateFailure) {
        if value.isLargeText { try charge(bytes: value.size) }
    }

    mutating func calculate(_ operation: BinaryOperator, _ left: TemplateValue, _ right: TemplateValue)
        throws(TemplateFailure) -> TemplateValue
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
        default: throw operation.failure(left, right)
        }
    }

    func negated(_ value: TemplateValue) throws(TemplateFailure) -> TemplateValue {
        switch value {
        case .integer(.min): throw .overflow
        case .integer(let number): return .integer(-number)
        case .decimal(let number): return .decimal(-number)
        default: throw .kind("expected a number after `-`, found \(value.kindName)")
        }
    }

    mutating func joined(_ left: ExpressionNode, _ right: ExpressionNode) throws -> TemplateValue {
        let (leftValue, rightValue) = (try value(left), try value(right))
        guard let leftText = leftValue.printed else {
            throw fail(.unprintable(leftValue, help: "use `join`"), at: program.place(left))
        }
        guard let rightText = rightValue.printed else {
            throw fail(.unprintable(rightValue, help: "use `join`"), at: program.place(right))
        }
        return try joined(leftText, rightText)
    }

    private mutating func joined(_ left: String, _ right: String) throws(TemplateFailure) -> TemplateValue {
        let size = left.utf8.count + right.utf8.count
        guard size <= program.limits.outputBytes else { throw .textTooLarge(program.limits.outputBytes) }
        if size > 1024 { try charge(bytes: size) }
        return .string(left + right)
    }

    mutating func apply(_ filter: TemplateFilter, _ input: TemplateValue, _ arguments: [TemplateValue])
        throws(TemplateFailure) -> TemplateValue
    {
        for value in [input] + arguments where value.isLarge {
            let weight = filter.weight(of: value)
            if weight > 0 { try charge(bytes: fullSize(value) * weight) }
        }
        let (filters, limits) = (program.filters, program.limits)
        let result = try filter.apply(.init(input: input, arguments: arguments, filters: filters, limits: limits))
        guard result.isLarge else { return result }
        try charge(bytes: result.size)
        try checkSize(result.size)
        if case .list(let items) = result {
            guard items.count <= limits.items else { throw .tooManyItems(limits.items) }
            if case .pairs = filter.result { try checkNesting(items) }
        }
        return result
    }
}

extension BinaryOperator {
    fileprivate func failure(_ left: TemplateValue, _ right: TemplateValue) -> TemplateFailure {
        let hasText = [left, right].contains { if case .string = $0 { true } else { false } }
        let help = self == .add && hasText ? "join text with `~`" : nil
        return .kind("\(left.kindName) and \(right.kindName) can't be \(participle)", help: help)
    }
}

extension TemplateValue {
    /// Whether handling the value takes noticeable time.
    var isLarge: Bool {
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

extension TemplateFailure {
    static func unprintable(_ value: TemplateValue, help: String) -> TemplateFailure {
        .kind("\(value.kindName) can't be printed", help: help)
    }
}
