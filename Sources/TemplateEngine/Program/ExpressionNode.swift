/// An expression of a compiled template: a number in `Program.expressions`.
///
/// A number and not a reference, because threads that run the same template would wait for each other to count references.
struct ExpressionNode: Sendable {
    let number: Int

    enum Kind: Sendable {
        /// In `Program.constants`.
        case constant(Int)
        /// A variable that has a value wherever this node is reached.
        case slot(Int)
        /// Any other name, in `Program.lookups`.
        case name(Int)
        /// The name is in `Program.names`.
        case member(of: ExpressionNode, Int, isOptional: Bool)
        case index(of: ExpressionNode, ExpressionNode)
        /// `level` loops outside the innermost.
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
        case coalescing(ExpressionNode, ExpressionNode)
        /// A chain of names; nil if one of its links isn't there.
        case forgiving(ExpressionNode)
        /// In `Program.usedFilters`; the arguments are in `Program.operands`.
        case filter(Int, of: ExpressionNode, arguments: Range<Int>)
        /// Never `undefined`, which is `defined` negated.
        case test(ValueTest, ExpressionNode, isNegated: Bool)
        /// What a macro writes, as a string. In `Program.macros`; the arguments are in `Program.arguments`, and the depth is that of tags and operators around.
        case call(macro: Int, arguments: Range<Int>, depth: Int)
        /// What statements write, as a string.
        case body(Range<Int>)
    }
}

enum LoopMember: String, CaseIterable {
    case first, last, counter, counter0, index, index0, length, parent, previous, next
}
