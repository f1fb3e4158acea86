import Diagnostics

/// A compiled template: arrays of nodes that refer to each other by index.
///
/// Included and extended files are compiled at the place of their use. Each variable is a numbered slot or a name of the context. A program doesn't
/// change while it runs, so that several threads can run it at the same time.
struct Program: Sendable {
    let filters: FilterTable
    let limits: TemplateLimits
    var uses: [FileUse]
    var body = 0..<0
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
    /// All text between the tags, and all indentations. Each line ends with a line feed only.
    var text: [UInt8] = []
    var constants: [TemplateValue] = []
    var names: [String] = []
    var usedFilters: [TemplateFilter] = []
    var operands: [ExpressionNode] = []
    var pairs: [(key: ExpressionNode, value: ExpressionNode)] = []
    var comparisons: [(operation: ComparisonOperator, operand: ExpressionNode)] = []
    /// The arguments of macro calls. Nil for a default value.
    var arguments: [ExpressionNode?] = []
    var branches: [(condition: ExpressionNode, body: Range<Int>)] = []
    var exports: [(name: String, slot: Int)] = []
}

/// The source range of a part of a compiled template.
struct Place: Sendable, Hashable {
    /// In `Program.uses`.
    let use: Int
    let range: Range<Int>
}

/// A use of a file. A file that is included twice has two uses.
struct FileUse: Sendable {
    let text: TemplateText
    /// The reasons why the file is used, nearest first, such as `included from a.stencil:3`.
    let notes: [Diagnostic.Note]
}

struct NameLookup: Sendable {
    let name: String
    /// The variables with this name. The value is that of the first variable that is set.
    let slots: [Slot]
    /// An index in `Program.contextNames`, for the case that no slot is set. Nil if the context is not visible.
    let context: Int?
    /// The names of the variables in a file that is included with `only`; nil elsewhere.
    let onlyNames: [String]?
}

/// The place of a variable. It has a frame, because macros can read the variables of their file.
struct Slot: Sendable {
    /// 0 for the template itself, otherwise a macro's number plus 1.
    let frame: Int
    let number: Int
}

struct MacroNode: Sendable {
    let name: String
    /// The default values of the parameters. The arguments are in the first slots.
    var defaultValues: [ExpressionNode?] = []
    var slotCount = 0
    var body = 0..<0
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

    func written(_ node: ExpressionNode) -> String {
        let place = place(node)
        return uses[place.use].text.string(start(node)..<place.range.upperBound)
    }

    /// Returns the start of a node's source text. The place of a filter is only its name and arguments, and its input is before them.
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
    mutating func add(_ added: some Sequence<Element>) -> Range<Int> {
        let start = count
        append(contentsOf: added)
        return start..<count
    }

    mutating func add(_ element: Element) -> Int {
        append(element)
        return count - 1
    }
}
