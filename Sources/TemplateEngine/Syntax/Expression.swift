struct Expression: Sendable {
    indirect enum Kind: Sendable {
        case literal(TemplateValue)
        case name(String)
        case member(Expression, String, isOptional: Bool)
        case index(Expression, Expression)
        case call(Expression, Arguments)
        case list([Expression])
        case mapping([(key: Expression, value: Expression)])
        case negation(Expression)
        case not(Expression)
        case calculation(BinaryOperator, Expression, Expression)
        /// `~`
        case joining(Expression, Expression)
        /// `and` or `or`. `endsWith` is the value that ends the evaluation: false for `and`, true for `or`.
        case connection(Expression, Expression, endsWith: Bool)
        case comparison(Expression, [(ComparisonOperator, Expression)])
        case conditional(condition: Expression, then: Expression, otherwise: Expression)
        case coalescing(Expression, Expression)
        case filter(Expression, FilterUse)
        case test(Expression, ValueTest, isNegated: Bool)
    }

    let kind: Kind
    let range: Range<Int>
    /// The number of nested expressions, including this one.
    let depth: Int
}

/// The arguments of a call. Arguments without a name come first.
struct Arguments: Sendable {
    var positional: [Expression] = []
    var named: [(name: String, range: Range<Int>, value: Expression)] = []

    var expressions: [Expression] { positional + named.map(\.value) }
}

struct FilterUse: Sendable {
    let filter: TemplateFilter
    /// One argument for each parameter, including default values.
    let arguments: [Expression]
    let range: Range<Int>
}

enum ComparisonOperator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case isIn = "in"
    case isNotIn = "not in"
}

/// The tests that can follow `is`.
enum ValueTest: String, CaseIterable {
    case defined, undefined, none, string, number, list, mapping, even, odd, empty
}
