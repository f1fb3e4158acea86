// `rounded()` and `truncatingRemainder` call the C library, so it must be linked.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Arithmetic of numbers as in Jinja2, but with `Int64`. Overflow and division by zero are errors.
enum Arithmetic {
    static func calculate(_ operation: BinaryOperator, _ left: Int64, _ right: Int64) throws -> TemplateValue {
        let result: (partialValue: Int64, overflow: Bool)
        switch operation {
        case .add: result = left.addingReportingOverflow(right)
        case .subtract: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .divide: return try calculate(operation, Double(left), Double(right))
        case .floorDivide, .remainder:
            guard right != 0 else { throw .value("division by zero") }
            let (quotient, isTooLarge) = left.dividedReportingOverflow(by: right)
            let remainder = isTooLarge ? 0 : left - quotient * right
            let isRoundedUp = remainder != 0 && (remainder < 0) != (right < 0)
            if operation == .remainder { return .integer(isRoundedUp ? remainder + right : remainder) }
            result = (isRoundedUp ? quotient - 1 : quotient, isTooLarge)
        }
        guard !result.overflow else { throw .overflow }
        return .integer(result.partialValue)
    }

    static func calculate(_ operation: BinaryOperator, _ left: Double, _ right: Double) throws -> TemplateValue {
        let result: Double
        switch operation {
        case .add: result = left + right
        case .subtract: result = left - right
        case .multiply: result = left * right
        case .divide, .floorDivide, .remainder:
            guard right != 0 else { throw .value("division by zero") }
            let rest = left.truncatingRemainder(dividingBy: right)
            let isRoundedUp = rest != 0 && (rest < 0) != (right < 0)
            let remainder = rest == 0 ? Double(signOf: right, magnitudeOf: 0) : isRoundedUp ? rest + right : rest
            let quotient = ((left - remainder) / right).rounded()
            switch operation {
            case .divide: result = left / right
            case .remainder: result = remainder
            default: result = quotient == 0 ? Double(signOf: left / right, magnitudeOf: 0) : quotient
            }
        }
        guard result.isFinite else { throw .overflow }
        return .decimal(result)
    }
}

enum BinaryOperator: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case floorDivide = "//"
    case remainder = "%"
}
