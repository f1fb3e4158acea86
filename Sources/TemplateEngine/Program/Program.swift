import Diagnostics

/// A compiled template: arrays of nodes that refer to each other by number.
///
/// What a template includes or extends is where it is used, and every variable is a numbered slot or a name of the context. Nothing in it changes
/// while it runs, so that many threads can run it at once.
struct Program: Sendable {
    let filters: FilterTable
    let limits: TemplateLimits
    /// The files that the template was made from, each as often as it is used.
    var uses: [FileUse]
    var body = 0..<0
    /// The variables that `body` has.
    var slotCount = 0
    /// The names of all variables that tags declare, for suggestions.
    var declaredNames: [String] = []
    /// The names that are looked up in the context, once for each run.
    var contextNames: [String] = []

    var expressions: [(kind: ExpressionNode.Kind, place: Place)] = []
    var statements: [StatementNode] = []
    var macros: [MacroNode] = []
    var lookups: [NameLookup] = []
    var loops: [LoopNode] = []
    /// All text between the tags, with line feeds only, and indentations.
    var text: [UInt8] = []
    var constants: [TemplateValue] = []
    var names: [String] = []
    var usedFilters: [TemplateFilter] = []
    var operands: [ExpressionNode] = []
    var pairs: [(key: ExpressionNode, value: ExpressionNode)] = []
    var comparisons: [(operation: ComparisonOperator, operand: ExpressionNode)] = []
    /// Nil for one left to its default.
    var arguments: [ExpressionNode?] = []
    var branches: [(condition: ExpressionNode, body: Range<Int>)] = []
    var exports: [(name: String, slot: Int)] = []
}

/// Where a part of a compiled template was written.
struct Place: Sendable, Hashable {
    /// In `Program.uses`.
    let use: Int
    let range: Range<Int>
}

/// One use of a file: a file that is included twice has two.
struct FileUse: Sendable {
    let text: TemplateText
    /// How the file came to be used, the nearest first: `included from a.stencil:3`.
    let notes: [Diagnostic.Note]
}

/// Where a name's value may be found.
struct NameLookup: Sendable {
    let name: String
    /// Variables that may not be set; the first that is counts.
    let slots: [Slot]
    /// After them, in `Program.contextNames`; nil if the context can't be seen.
    let context: Int?
}

/// A variable's place: macros see the variables that their file sets, which are in another frame.
struct Slot: Sendable {
    /// 0 for the template itself, otherwise a macro's number plus 1.
    let frame: Int
    let number: Int
}

struct MacroNode: Sendable {
    let name: String
    /// Its arguments have the first slots.
    var defaultValues: [ExpressionNode?] = []
    var slotCount = 0
    var body = 0..<0
    /// The steps that a call counts as.
    var weight = 1
}

extension Program {
    @inline(__always)
    func kind(_ node: ExpressionNode) -> ExpressionNode.Kind {
        expressions[node.number].kind
    }

    @inline(__always)
    func place(_ node: ExpressionNode) -> Place {
        expressions[node.number].place
    }

    func constant(_ node: ExpressionNode) -> TemplateValue? {
        if case .constant(let constant) = kind(node) { constants[constant] } else { nil }
    }

    /// The text that a node was compiled from.
    func written(_ node: ExpressionNode) -> String {
        let place = place(node)
        return uses[place.use].text.string(start(node)..<place.range.upperBound)
    }

    /// A filter's place is its name and arguments; what it is applied to is before them.
    private func start(_ node: ExpressionNode) -> Int {
        if case .filter(_, let input, _) = kind(node) { start(input) } else { place(node).range.lowerBound }
    }

    func range(_ place: Place) -> SourceRange {
        uses[place.use].text.range(place.range)
    }

    func notes(_ place: Place) -> [Diagnostic.Note] {
        uses[place.use].notes
    }
}

extension Array {
    /// Returns where the elements are.
    mutating func add(_ added: some Sequence<Element>) -> Range<Int> {
        let start = count
        append(contentsOf: added)
        return start..<count
    }

    /// Returns where the element is.
    mutating func add(_ element: Element) -> Int {
        append(element)
        return count - 1
    }
}
