/// An expression as written.
struct Expression: Sendable {
    indirect enum Kind: Sendable {
        case literal(TemplateValue)
        case name(String)
        /// `.name` or `?.name`
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
        /// `and`, which ends with what is false, or `or`, which ends with what is true.
        case connection(Expression, Expression, endsWith: Bool)
        case comparison(Expression, [(ComparisonOperator, Expression)])
        case conditional(condition: Expression, then: Expression, otherwise: Expression?)
        case coalescing(Expression, Expression)
        case filter(Expression, FilterUse)
        case test(Expression, ValueTest, isNegated: Bool)
    }

    let kind: Kind
    let range: Range<Int>
    /// Levels of expressions inside each other, this one included.
    let depth: Int

    /// Whether it may be missing: `default`, `??` and `is defined` allow that for a name, and for the members and items after any expression.
    var canBeMissing: Bool {
        switch kind {
        case .name, .member, .index: true
        default: false
        }
    }
}

/// The arguments of a call: those without a name first.
struct Arguments: Sendable {
    var positional: [Expression] = []
    var named: [(name: String, range: Range<Int>, value: Expression)] = []

    var expressions: [Expression] { positional + named.map(\.value) }
}

struct FilterUse: Sendable {
    let filter: TemplateFilter
    /// One for each parameter, as given or by default.
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

/// What can be asked with `is`.
enum ValueTest: String, CaseIterable {
    case defined, undefined, none, string, number, list, mapping, even, odd, empty
}
