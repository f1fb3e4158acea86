import Diagnostics

/// A parser that creates the statements of a template. After an error, it continues with the next piece, to report all errors of a file at once.
struct TemplateParser {
    var expressions: ExpressionParser
    var syntax: TemplateSyntax
    let pieces: [Piece]
    private(set) var layout: LineLayout
    private var position = 0
    /// The tags that belong to reported unknown tags, such as their end tags. They are not reported again.
    var reportedTags: Set<String> = []
    var macroNames: Set<String> = []
    var blockNames: Set<String> = []
    /// The open tags, outermost first. `isReported` is true if another error already explains why the end tag is missing.
    var openTags: [(name: TagName, isReported: Bool)] = []

    /// Parses the text of `problems`, and adds the problems of the template to them.
    init(_ problems: ParseProblems, _ filters: FilterTable, _ limits: TemplateLimits, reportsHabits: Bool = false) {
        let text = problems.text
        var lexer = Lexer(bytes: text.bytes, problems: problems)
        lexer.readTemplate()
        pieces = lexer.pieces
        layout = LineLayout(bytes: text.bytes, pieces: pieces)
        syntax = TemplateSyntax(text: text)
        expressions = ExpressionParser(lexer, filters, limits)
        expressions.reportsHabits = reportsHabits
        parseFile()
    }

    var problems: [Diagnostic] { expressions.problems.diagnostics }

    var text: TemplateText { syntax.text }

    mutating func report(_ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil) {
        expressions.problems.report(code, message, at: range, help: help)
    }

    private mutating func parseFile() {
        syntax.body = parseStatements(upTo: pieces.count)
        if syntax.parent != nil { syntax.body = settings(in: syntax.body) }
        for tag in layout.spacedTags {
            let help = "to remove them in scaffold, too, delete them here"
            expressions.reportHabit("Stencil removes the spaces before a tag", at: pieces[tag].range, help: help)
        }
        for tag in layout.lineEnds {
            let help = "to remove the line break in scaffold, too, write `-%}`"
            expressions.reportHabit("Stencil removes the line break after a tag", at: pieces[tag].range, help: help)
        }
    }
}

extension TemplateParser {
    /// Parses statements up to the piece `end`, or up to a middle or end tag of an open tag. Doesn't consume this tag.
    private mutating func parseStatements(upTo end: Int) -> [Statement] {
        var statements: [Statement] = []
        while position < end {
            let index = position
            let piece = pieces[index]
            if let line = layout.outputLines.removeValue(forKey: index) {
                statements.append(parse(line, at: index))
                continue
            }
            if let tag = piece.tag, tag.isEnd || tag.isMiddle, openTags.contains(where: { accepts($0.name, tag) }) {
                return statements
            }
            position += 1
            if piece.isText {
                statements.append(layout.remaining[index], layout.dedents[index], isRaw: piece.kind == .rawText)
            } else if let kind = parse(piece, index) {
                statements.append(Statement(kind: kind, range: piece.range))
            }
        }
        return statements
    }

    /// Parses a line of `LineLayout.outputLines`. After a misplaced tag, skips the rest of the line.
    private mutating func parse(_ line: (lastPiece: Int, place: LinePlace), at index: Int) -> Statement {
        let body = parseStatements(upTo: line.lastPiece + 1)
        position = max(position, line.lastPiece + 1)
        let indentation = line.place.indentation.dropFirst(layout.dedents[index])
        let place = LinePlace(indentation: indentation, endsLine: line.place.endsLine)
        let range = pieces[index].range.lowerBound..<pieces[line.lastPiece].range.upperBound
        return Statement(kind: .outputLine(place, body), range: range)
    }

    /// Returns whether an `endraw` ends a `raw`. Between them is only raw text.
    func isBehindRaw(_ index: Int) -> Bool {
        pieces[..<index].last { $0.kind != .rawText }?.tag == .raw
    }

    func accepts(_ opener: TagName, _ tag: TagName) -> Bool {
        switch tag {
        case .else: [.if, .ifnot, .unless, .for].contains(opener)
        case .elif: [.if, .ifnot, .unless].contains(opener)
        default: opener.end == tag
        }
    }

    private mutating func parse(_ piece: Piece, _ index: Int) -> Statement.Kind? {
        switch piece.kind {
        case .comment, .text, .rawText: return nil
        case .output:
            expressions.cursor = piece.tokens.lowerBound
            return read { .output(try $0.parseExpression()) }
        case .tag: return parseTag(piece, index)
        }
    }

    /// Parses the rest of a tag from the cursor on. If it has errors, reports them and returns nil.
    mutating func read<Result>(_ parse: (inout ExpressionParser) throws -> Result) -> Result? {
        expressions.readAll(parse)
    }

    mutating func parseBody(_ tag: TagName, _ piece: Piece) -> [Statement] {
        var body: [Statement] = []
        parseBodies(tag, piece) { _, statements in body += statements }
        return body
    }

    /// Parses the bodies of a tag. Passes each body to `add`, with the middle tag before it.
    mutating func parseBodies(_ tag: TagName, _ piece: Piece, _ add: (Middle?, [Statement]) -> Void) {
        let depthLimit = expressions.limits.sourceDepth
        guard openTags.count < depthLimit else {
            let help = "move parts into macros or other files"
            report(.templateLimit, "tags are nested more than \(depthLimit) levels deep", at: piece.range, help: help)
            position = pieces.count
            for index in openTags.indices { openTags[index].isReported = true }
            return
        }
        openTags.append((tag, isReported: expressions.tokens[piece.tokens].dropLast().last?.kind == .invalid))
        defer { openTags.removeLast() }
        var middle: Middle?
        while true {
            add(middle, parseStatements(upTo: pieces.count))
            guard position < pieces.count, let next = pieces[position].tag, accepts(tag, next) else {
                if openTags.last?.isReported == false {
                    let end = tag.end.map { "{% \($0.rawValue) %}" } ?? ""
                    report(.templateUnclosed, "unclosed `\(tag.rawValue)`", at: piece.range, help: "add `\(end)`")
                }
                return
            }
            let nextPiece = pieces[position]
            position += 1
            expressions.cursor = nextPiece.tokens.lowerBound + 1
            guard next.isMiddle else {
                if next == .endblock, expressions.token.kind == .name { checkEndName(openedBy: piece) }
                _ = read { _ in }
                return
            }
            if let middle, middle.tag == .else {
                report(.templateTagMisplaced, "`\(next.rawValue)` after `else`", at: nextPiece.range)
            }
            let condition = next == .elif ? read { try $0.parseExpression() } : nil
            if next == .else { _ = read { _ in } }
            middle = (next, condition)
        }
    }

    typealias Middle = (tag: TagName, condition: Expression?)

    private mutating func checkEndName(openedBy piece: Piece) {
        let name = expressions.token
        let opened = expressions.tokens[piece.tokens.lowerBound + 1]
        expressions.cursor += 1
        if !text.bytes[name.range].elementsEqual(text.bytes[opened.range]) {
            let message = "`endblock \(text.string(name.range))` can't end the block `\(text.string(opened.range))`"
            report(.templateTagMisplaced, message, at: name.range)
        }
    }
}

extension [Statement] {
    /// Adds text, and joins it with the text directly before it.
    fileprivate mutating func append(_ text: Range<Int>, _ dedent: Int, isRaw: Bool) {
        guard !text.isEmpty else { return }
        var range = text
        if let last, case .text(dedent, isRaw) = last.kind, last.range.upperBound == text.lowerBound {
            range = last.range.lowerBound..<text.upperBound
            removeLast()
        }
        append(Statement(kind: .text(dedent: dedent, isRaw: isRaw), range: range))
    }
}
