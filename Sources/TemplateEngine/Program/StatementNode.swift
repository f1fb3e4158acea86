/// A statement of a compiled template. Bodies are ranges of `Program.statements`.
struct StatementNode: Sendable {
    enum Kind: Sendable {
        /// In `Program.text`.
        case text(Range<Int>, isRaw: Bool)
        case output(ExpressionNode)
        /// In `Program.branches`.
        case branches(Range<Int>, otherwise: Range<Int>)
        /// In `Program.loops`.
        case loop(Int)
        case leaveLoop(forGood: Bool)
        case set(slot: Int, ExpressionNode)
        case setBody(slot: Int, Range<Int>)
        /// Empties slots before its body runs.
        case scope(Range<Int>, Range<Int>)
        case raise(ExpressionNode)
        case outputLine(LinePlace, Range<Int>)
        /// Runs a file, and sets a slot to a mapping of the file's variables. `exports` are in `Program.exports`.
        case importing(slot: Int, body: Range<Int>, exports: Range<Int>)
    }

    let kind: Kind
    let place: Place
}

struct LoopNode: Sendable {
    let firstSlot: Int
    let secondSlot: Int?
    let items: ExpressionNode
    let condition: ExpressionNode?
    let separator: ExpressionNode?
    let body: Range<Int>
    let otherwise: Range<Int>
    let weight: Int
}
