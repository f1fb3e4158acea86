/// A part of a template's body as written.
struct Statement {
    indirect enum Kind {
        /// - Parameter dedent: how many blanks are taken off the beginning of each line.
        case text(dedent: Int, isRaw: Bool)
        case output(Expression)
        case branches([(condition: Expression, body: [Statement])], otherwise: [Statement])
        case loop(Loop)
        case breakLoop
        case continueLoop
        case set(Name, Expression)
        case setBody(Name, [Statement])
        case with([(name: Name, value: Expression)], [Statement])
        case include(FileName, values: [(name: Name, value: Expression)], isOnly: Bool)
        case importing(FileName, as: Name)
        case block(Block)
        case filterBody([FilterUse], [Statement])
        case indentBody(Expression, [Statement])
        case raise(Expression)
        /// Rule 2.
        case outputLine(OutputPlace, [Statement])
    }

    let kind: Kind
    /// Of a tag with a body, the opening tag's; of text, what is left of it.
    let range: Range<Int>
}

/// A name that a tag gives to something.
struct Name {
    let text: String
    let range: Range<Int>
}

/// The name of a template, as a tag writes it.
struct FileName {
    let text: String
    let range: Range<Int>
}

/// What is done with a text that has its lines for itself.
struct OutputPlace: Sendable {
    /// Put before each line that isn't blank.
    let indentation: [UInt8]
    let endsLine: Bool
    /// The first line has its indentation already.
    let isInline: Bool
}

struct Loop {
    let names: [Name]
    let items: Expression
    let condition: Expression?
    let separator: Expression?
    var body: [Statement] = []
    var otherwise: [Statement] = []
}

struct Block {
    let name: Name
    let body: [Statement]
    /// Where its body goes, if it has one over several lines (rule 3).
    let place: OutputPlace?
}

struct Macro {
    struct Parameter {
        let name: Name
        let defaultValue: Expression?
    }

    let name: Name
    let parameters: [Parameter]
    let body: [Statement]
}

/// A file that has been parsed.
struct TemplateSyntax {
    let text: TemplateText
    var parent: FileName?
    var body: [Statement] = []
    /// Wherever in the file they stand.
    var macros: [Macro] = []
    var imports: [(file: FileName, name: Name)] = []
    var includes: [FileName] = []
    /// In the order of their opening tags.
    var blocks: [Name] = []
}
