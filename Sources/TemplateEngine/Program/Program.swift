/// A compiled template: flat arrays of nodes that refer to each other by number.
///
/// Files are no more: what a template includes or extends stands where it is used, and every variable is a numbered slot or a numbered name of the
/// context. Nothing in it changes while it runs, so that many threads can run it at once.
struct Program: Sendable {
    var expressions: [ExpressionNode] = []
    var expressionPlaces: [Place] = []
    var statements: [StatementNode] = []
    var statementPlaces: [Place] = []
    /// The parts of nodes that have many: see `Span`.
    var lists: [Int32] = []
    var constants: [TemplateValue] = []
    /// Members and names that aren't there.
    var names = NameTable()
    /// The names that are looked up in the context, once for each run.
    var contextNames = NameTable()
    /// All text between the tags, line feeds only.
    var text: [UInt8] = []
    var loops: [LoopCode] = []
    var macros: [MacroCode] = []
    var calls: [CallCode] = []
    var places: [OutputPlaceCode] = []
    var filters = FilterTable.builtIn
    var limits = TemplateLimits()
    /// The files that the template was made from, each as often as it is used.
    var uses: [FileUse] = []
    /// The names of all variables that tags declare, for suggestions.
    var declaredNames = NameTable()
    var slotCount = 0
    var main = Span()
    /// Nil until it is checked against a context.
    var firstPositions: FirstPositions?
}

/// Where values are looked for first, before a name is searched: right or wrong, what is found is the same.
struct FirstPositions: Sendable {
    /// In the context, by the number in `Program.contextNames`.
    var names: [Int]
    /// In the mapping that a member is of, by the number of the expression.
    var members: [Int]

    init(_ program: Program) {
        names = Array(repeating: 0, count: program.contextNames.names.count)
        members = Array(repeating: 0, count: program.expressions.count)
    }
}

/// A run of numbers in `Program.lists`.
struct Span {
    var start: Int32 = 0
    var count: Int32 = 0

    var range: Range<Int> {
        Int(start)..<Int(start) + Int(count)
    }

    var isEmpty: Bool {
        count == 0
    }
}

/// Where a node was written.
struct Place {
    /// In `Program.uses`.
    let use: Int32
    let start: Int32
    let end: Int32

    var range: Range<Int> {
        Int(start)..<Int(end)
    }
}

/// One use of a file.
struct FileUse: Sendable {
    let text: TemplateText
    /// `included from a.stencil:3`; nil for the template itself.
    let note: String?
    /// The use that this one is a part of.
    let parent: Int?
}

/// Numbers stand for nodes where nothing else is said.
enum ExpressionNode {
    /// In `constants`.
    case constant(Int32)
    /// In `contextNames`.
    case context(Int32)
    /// A slot that has a value wherever this node is reached.
    case slot(Int32)
    /// The first slot of these that has a value; behind them a name of the context, or -1.
    case firstSlot(Span, context: Int32)
    /// A name that can't be there; in `names`.
    case missing(Int32)
    /// `name` in `names`.
    case member(of: Int32, name: Int32)
    /// A member of what is in a slot: of all members these are the most frequent.
    case slotMember(of: Int32, name: Int32, slot: Int32)
    case optionalMember(of: Int32, name: Int32)
    case index(of: Int32, Int32)
    /// `level` loops outside the innermost.
    case loopMember(LoopMember, level: Int32)
    case list(Span)
    /// Keys and values in turn.
    case mapping(Span)
    case negation(Int32)
    case not(Int32)
    case calculation(BinaryOperator, Int32, Int32)
    case joining(Int32, Int32)
    case and(Int32, Int32)
    case or(Int32, Int32)
    case comparison(ComparisonOperator, Int32, Int32)
    /// Operands and the raw values of the operators between them in turn.
    case comparisonChain(Span)
    case conditional(Int32, then: Int32, otherwise: Int32)
    case coalescing(Int32, Int32)
    /// A chain of names; nil if one of its links isn't there.
    case forgiving(Int32)
    case filter(Int32, of: Int32, arguments: Span)
    case test(ValueTest, Int32, isNegated: Bool)
    /// `is defined` of a chain.
    case isDefined(Int32, isNegated: Bool)
    /// In `calls`: what the macro writes, as a string.
    case call(Int32)
    /// What statements write, as a string.
    case body(Span)
}

enum StatementNode {
    /// A part of `text`.
    case text(start: Int32, count: Int32)
    case rawText(start: Int32, count: Int32)
    case output(Int32)
    /// In `calls`: the macro writes straight to the output.
    case outputCall(Int32)
    /// For each branch its condition, and the start and the count of its body's span.
    case branches(Span, otherwise: Span)
    /// In `loops`.
    case loop(Int32)
    case breakLoop
    case continueLoop
    case set(slot: Int32, Int32)
    case setBody(slot: Int32, Span)
    /// Empties slots before its body runs.
    case scope(firstSlot: Int32, count: Int32, Span)
    case indentBody(Int32, Span)
    case raise(Int32)
    /// In `places`.
    case outputLine(Int32, Span)
    /// Runs a file for its variables; `exports` are slots and names in turn.
    case importing(slot: Int32, body: Span, exports: Span)
}

/// A member of `loop`.
enum LoopMember: UInt8 {
    case first, last, counter, counter0, length, previous, next

    init?(name: String) {
        switch name {
        case "first": self = .first
        case "last": self = .last
        case "counter", "index": self = .counter
        case "counter0", "index0": self = .counter0
        case "length": self = .length
        case "previous": self = .previous
        case "next": self = .next
        default: return nil
        }
    }

    static let names = [
        "first", "last", "counter", "counter0", "index", "index0", "length", "parent", "previous", "next",
    ]
}

struct LoopCode {
    let firstSlot: Int32
    let secondSlot: Int32?
    let items: Int32
    let condition: Int32?
    let separator: Int32?
    let body: Span
    /// The variables that end with an iteration.
    let innerSlots: Range<Int32>
    let otherwise: Span
    /// The steps that an iteration counts as.
    let weight: Int
}

struct MacroCode: Sendable {
    let name: String
    /// Its arguments have the first slots.
    var defaultValues: [Int32?] = []
    var slotCount = 0
    var body = Span()
    /// The steps that a call counts as.
    var weight = 1
}

struct CallCode {
    let macro: Int32
    /// -1 for one left to its default.
    let arguments: Span
    /// Levels of tags and operators around the call.
    let depth: Int32
}

struct OutputPlaceCode {
    /// In `text`.
    let indentation: Range<Int>
    let endsLine: Bool
    let isInline: Bool
}
