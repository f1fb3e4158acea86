struct Statement: Sendable {
    indirect enum Kind: Sendable {
        /// - Parameter dedent: the number of spaces and tabs to remove at the beginning of each line.
        case text(dedent: Int, isRaw: Bool)
        case output(Expression)
        case branches([(condition: Expression, body: [Statement])], otherwise: [Statement])
        case loop(Loop)
        case leaveLoop(forGood: Bool)
        case set(Name, Expression)
        case setBody(Name, [Statement])
        case with([(name: Name, value: Expression)], [Statement])
        case include(Name, values: [(name: Name, value: Expression)], isOnly: Bool)
        case importing(Name, as: Name)
        case block(Block)
        case filterBody([FilterUse], [Statement])
        case raise(Expression)
        /// A line that has only tags and can print text (rule 2).
        case outputLine(LinePlace, [Statement])
    }

    let kind: Kind
    /// The range of the statement. For a tag with a body, this is the range of the opening tag. For text, this is the remaining range.
    let range: Range<Int>
}

/// A name in a tag: of a variable, macro, block or file.
struct Name: Sendable {
    let text: String
    let range: Range<Int>
}

/// The indentation and the line end of a text that has its own lines.
struct LinePlace: Sendable {
    /// The indentation of each line that isn't empty. It is a range of the file, and in a compiled template a range of `Program.text`.
    let indentation: Range<Int>
    let endsLine: Bool
    /// Whether the first line already has its indentation.
    var isInline = false
}

struct Loop: Sendable {
    let names: [Name]
    let items: Expression
    let condition: Expression?
    let separator: Expression?
    var body: [Statement] = []
    var otherwise: [Statement] = []
}

struct Block: Sendable {
    let name: Name
    let body: [Statement]
    /// The place of the body, if the body has several lines (rule 3).
    let place: LinePlace?
}

struct Macro: Sendable {
    struct Parameter: Sendable {
        let name: Name
        let defaultValue: Expression?
    }

    let name: Name
    let parameters: [Parameter]
    let body: [Statement]
}

struct TemplateSyntax: Sendable {
    let text: TemplateText
    var parent: Name?
    /// The statements of the file. If the file has a parent, only the statements that set variables.
    var body: [Statement] = []
    /// All macros of the file, including macros inside other tags.
    var macros: [Macro] = []
    var imports: [(file: Name, name: Name)] = []
    var includes: [Name] = []
    var blocks: [Block] = []
    /// Whether there is a `set` outside of macros.
    var setsVariables = false
}
