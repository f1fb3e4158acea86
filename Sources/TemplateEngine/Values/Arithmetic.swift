// Rounding and remainders of Doubles call the C library, which must be linked for that.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Calculating with and comparing numbers, as Jinja2 does, but with Int64 and without values that are none.
enum Arithmetic {
    enum Order {
        case before, same, after, none
    }

    /// How two numbers stand to each other, exactly; `none` where one is not a number.
    static func order(_ left: TemplateValue, _ right: TemplateValue) -> Order {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): order(left, right)
        case (.decimal(let left), .decimal(let right)): order(left, right)
        case (.integer(let left), .decimal(let right)): order(left, to: right)
        case (.decimal(let left), .integer(let right)): reversed(order(right, to: left))
        default: .none
        }
    }

    static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Order {
        left < right ? .before : left == right ? .same : left > right ? .after : .none
    }

    /// An Int64 has more digits than a Double can tell apart.
    private static func order(_ left: Int64, to right: Double) -> Order {
        if right >= 0x1p63 { return .before }
        if right < -0x1p63 { return .after }
        let whole = right.rounded(.down)
        let order = order(left, Int64(whole))
        return order == .same && whole < right ? .before : order
    }

    private static func reversed(_ order: Order) -> Order {
        switch order {
        case .before: .after
        case .after: .before
        case .same, .none: order
        }
    }

    static func calculate(_ operation: BinaryOperator, _ left: Int64, _ right: Int64) throws(TemplateFailure)
        -> TemplateValue
    {
        if let result = integer(operation, left, right) { return .integer(result) }
        if operation == .divide { return try calculate(operation, Double(left), Double(right)) }
        throw right == 0 && (operation == .floorDivide || operation == .remainder) ? .divisionByZero : .overflow
    }

    /// Nil where the result is no Int64: that of `/`, those that are too large, and division by zero.
    static func integer(_ operation: BinaryOperator, _ left: Int64, _ right: Int64) -> Int64? {
        let result: (partialValue: Int64, overflow: Bool)
        switch operation {
        case .add: result = left.addingReportingOverflow(right)
        case .subtract: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .divide: return nil
        case .floorDivide, .remainder:
            guard right != 0 else { return nil }
            guard right != -1 else {
                result = operation == .remainder ? (0, false) : Int64(0).subtractingReportingOverflow(left)
                break
            }
            let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
            let isRoundedUp = remainder != 0 && (remainder < 0) != (right < 0)
            if operation == .remainder { return isRoundedUp ? remainder + right : remainder }
            return isRoundedUp ? quotient - 1 : quotient
        }
        return result.overflow ? nil : result.partialValue
    }

    static func calculate(_ operation: BinaryOperator, _ left: Double, _ right: Double) throws(TemplateFailure)
        -> TemplateValue
    {
        let result: Double
        switch operation {
        case .add: result = left + right
        case .subtract: result = left - right
        case .multiply: result = left * right
        case .divide, .floorDivide, .remainder:
            guard right != 0 else { throw .divisionByZero }
            switch operation {
            case .divide: result = left / right
            case .remainder: result = floorRemainder(left, right)
            default: result = floorQuotient(left, right)
            }
        }
        guard result.isFinite else { throw .overflow }
        return .decimal(result)
    }

    private static func floorRemainder(_ left: Double, _ right: Double) -> Double {
        let remainder = left.truncatingRemainder(dividingBy: right)
        if remainder == 0 { return Double(signOf: right, magnitudeOf: 0) }
        return (remainder < 0) != (right < 0) ? remainder + right : remainder
    }

    private static func floorQuotient(_ left: Double, _ right: Double) -> Double {
        let quotient = (left - floorRemainder(left, right)) / right
        guard quotient != 0 else { return Double(signOf: left / right, magnitudeOf: 0) }
        let floor = quotient.rounded(.down)
        return quotient - floor > 0.5 ? floor + 1 : floor
    }
}

enum BinaryOperator: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case floorDivide = "//"
    case remainder = "%"

    /// "can't be …"
    var participle: String {
        switch self {
        case .add: "added"
        case .subtract: "subtracted"
        case .multiply: "multiplied"
        case .divide, .floorDivide: "divided"
        case .remainder: "divided with `%`"
        }
    }
}
