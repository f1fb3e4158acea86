/// A part of a template's body as written.
struct Statement: Sendable {
    indirect enum Kind: Sendable {
        /// - Parameter dedent: how many blanks are taken off the beginning of each line.
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
        /// Rule 2.
        case outputLine(LinePlace, [Statement])
    }

    let kind: Kind
    /// Of a tag with a body, the opening tag's; of text, what is left of it.
    let range: Range<Int>
}

/// A name that a tag gives to something.
struct Name: Sendable {
    let text: String
    let range: Range<Int>
}

/// What is done with a text that has its lines for itself.
struct LinePlace: Sendable {
    /// Put before each line that isn't blank; a part of the file, and in a program, of `Program.text`.
    let indentation: Range<Int>
    let endsLine: Bool
    /// The first line has its indentation already.
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
    /// Where its body goes, if it has one over several lines (rule 3).
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

/// A file that has been parsed.
struct TemplateSyntax: Sendable {
    let text: TemplateText
    var parent: Name?
    /// With a parent, only what sets variables.
    var body: [Statement] = []
    /// Wherever in the file they stand.
    var macros: [Macro] = []
    var imports: [(file: Name, name: Name)] = []
    var includes: [Name] = []
    var blocks: [Block] = []
    /// Whether there is a `set` outside of macros.
    var setsVariables = false
}
