/// An expression of a compiled template: an index in `Program.expressions`.
///
/// It is not a reference, because reference counting slows down threads that run the same template.
struct ExpressionNode: Sendable {
    let number: Int

    enum Kind: Sendable {
        /// In `Program.constants`.
        case constant(Int)
        /// A variable that always has a value at this place.
        case slot(Int)
        /// Any other name, in `Program.lookups`.
        case name(Int)
        /// The name is in `Program.names`.
        case member(of: ExpressionNode, Int, isOptional: Bool)
        case index(of: ExpressionNode, ExpressionNode)
        /// A member of the loop that is `level` loops outside the innermost loop.
        case loopMember(LoopMember, level: Int)
        /// In `Program.operands`.
        case list(Range<Int>)
        /// In `Program.pairs`.
        case mapping(Range<Int>)
        case negation(ExpressionNode)
        case not(ExpressionNode)
        case calculation(BinaryOperator, ExpressionNode, ExpressionNode)
        case joining(ExpressionNode, ExpressionNode)
        case connection(ExpressionNode, ExpressionNode, endsWith: Bool)
        /// In `Program.comparisons`.
        case comparison(ExpressionNode, Range<Int>)
        case conditional(ExpressionNode, then: ExpressionNode, otherwise: ExpressionNode)
        /// `??`, or the filter `default`, which always evaluates its argument. If the first operand is a name, member or index, it may be missing.
        case coalescing(ExpressionNode, ExpressionNode, isFilter: Bool)
        /// In `Program.usedFilters`; the arguments are in `Program.operands`.
        case filter(Int, of: ExpressionNode, arguments: Range<Int>)
        /// The test is never `undefined`: this is compiled as a negated `defined`.
        case test(ValueTest, ExpressionNode, isNegated: Bool)
        /// The output of a macro, as a string. The macro is in `Program.macros`, and the arguments are in `Program.arguments`. `depth` is the number
        /// of enclosing tags and operators.
        case call(macro: Int, arguments: Range<Int>, depth: Int)
        /// The output of statements, as a string.
        case body(Range<Int>)
    }
}

enum LoopMember: String, CaseIterable {
    case first, last, counter, counter0, index, index0, length, parent, previous, next
}
