import Diagnostics

/// Reads a template into statements. Goes on behind an error with the next piece, so that all errors of a file are reported at once.
struct TemplateParser {
    var expressions: ExpressionParser
    var syntax: TemplateSyntax
    private let pieces: [Piece]
    private(set) var layout: LineLayout
    /// The piece that is read next.
    private var position = 0
    /// The first piece that is neither a comment nor white space: `extends` can stand there only.
    let firstPiece: Int?
    /// The other tags of unknown tags that have been reported.
    var reportedTags: Set<String> = []
    var macroNames: Set<String> = []
    var blockNames: Set<String> = []
    /// The tags whose bodies are being read, outermost first, and whether an error explains why the end is missing.
    var openTags: [(name: TagName, isReported: Bool)] = []

    /// Reads the text of some problems, to which it adds those that it finds.
    init(_ problems: ParseProblems, _ filters: FilterTable, _ limits: TemplateLimits, reportsHabits: Bool = false) {
        let text = problems.text
        var lexer = Lexer(bytes: text.bytes, problems: problems)
        lexer.readTemplate()
        pieces = lexer.pieces
        firstPiece = pieces.firstIndex { piece in
            switch piece.kind {
            case .comment: false
            case .text: text.bytes[piece.range].contains { !$0.isWhiteSpace }
            case .output, .tag, .rawText: true
            }
        }
        layout = LineLayout(bytes: text.bytes, pieces: pieces, tokens: lexer.tokens)
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
        for tag in layout.lineEnds {
            let help = "to remove the line break in scaffold, too, write `-%}`"
            expressions.reportHabit("Stencil removes the line break after a tag", at: pieces[tag].range, help: help)
        }
    }
}

extension TemplateParser {
    /// Reads up to the tag that ends the innermost open body, which it leaves, or up to a piece.
    private mutating func parseStatements(upTo end: Int) -> [Statement] {
        var statements: [Statement] = []
        while position < end {
            let index = position
            let piece = pieces[index]
            if let line = layout.outputLines.removeValue(forKey: index) {
                statements.append(parse(line, at: index))
                continue
            }
            if piece.kind == .tag, let tag = expressions.tokens.tagName(of: piece, in: text.bytes),
                tag.isEnd || tag.isMiddle, isExpected(tag)
            {
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

    /// Such a line ends what it begins, or has a wrong tag, which is reported: the rest is skipped.
    private mutating func parse(_ line: (lastPiece: Int, place: LinePlace), at index: Int) -> Statement {
        let body = parseStatements(upTo: line.lastPiece + 1)
        position = max(position, line.lastPiece + 1)
        let indentation = line.place.indentation.dropFirst(layout.dedents[index])
        let place = LinePlace(indentation: indentation, endsLine: line.place.endsLine)
        let range = pieces[index].range.lowerBound..<pieces[line.lastPiece].range.upperBound
        return Statement(kind: .outputLine(place, body), range: range)
    }

    /// Whether an `endraw` ends a `raw`: between them is nothing but raw text.
    func isBehindRaw(_ index: Int) -> Bool {
        guard let opener = pieces[..<index].last(where: { $0.kind != .rawText }), opener.kind == .tag
        else { return false }
        return expressions.tokens.tagName(of: opener, in: text.bytes) == .raw
    }

    /// Whether an end or middle tag belongs to a body that is open, the innermost or another.
    private func isExpected(_ tag: TagName) -> Bool {
        openTags.contains { accepts($0.name, tag) }
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

    /// Reads the rest of a tag from the cursor on; nil if it has errors, which have been reported.
    mutating func read<Result>(_ parse: (inout ExpressionParser) throws -> Result) -> Result? {
        expressions.readAll(parse)
    }

    /// Reads the body that a tag begins, with its end tag.
    mutating func parseBody(_ tag: TagName, _ piece: Piece) -> [Statement] {
        var body: [Statement] = []
        parseBodies(tag, piece) { _, statements in body += statements }
        return body
    }

    /// Reads the bodies that a tag begins and gives each to `add`, with the middle tag that it stands behind.
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
            guard position < pieces.count, let next = expressions.tokens.tagName(of: pieces[position], in: text.bytes),
                accepts(tag, next)
            else {
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

    /// An `else` or `elif`.
    typealias Middle = (tag: TagName, condition: Expression?)

    /// `endblock` may repeat the block's name.
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
    /// Adds text, which becomes one with the text of the lines before.
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
