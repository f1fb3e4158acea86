import Diagnostics

/// A mistake that stops libyaml but is confined to one value or line: what to say of it, and how to read on without it.
struct SyntaxMend {
    private enum Edit {
        case mask(Range<Int>)
        case replace(Int, with: UInt8)
    }

    /// Nil for what is no mistake, though libyaml stops at it.
    let diagnostic: Diagnostic?
    /// The next problem must lie behind this offset, or else the mend was none.
    let end: Int
    private let edits: [Edit]

    func apply(_ text: inout ReadText) {
        for edit in edits {
            switch edit {
            case .mask(let range): text.mask(range)
            case .replace(let offset, let byte): text.replace(offset, with: byte)
            }
        }
    }

    /// Nil where the mistake can't be told from the rest of the file.
    init?(_ syntax: SyntaxProblem, _ events: [YAMLEvent], _ text: ReadText) {
        let line = BlockLine(around: syntax.offset, in: text.bytes, from: text.base)
        let found =
            Self.blankTabs(syntax, line, text)
            ?? Self.missingColon(syntax, text)
            ?? Self.unclosedQuote(syntax, events, line, text)
            ?? Self.unclosedBracket(syntax, line, text)
            ?? Self.unquotedText(syntax, events, line, text)
            ?? Self.unknownEscape(syntax, text)
        guard let found else { return nil }
        self = found
    }

    private init(_ diagnostic: Diagnostic?, upTo end: Int, _ edits: [Edit]) {
        (self.diagnostic, self.end, self.edits) = (diagnostic, end, edits)
    }
}

// MARK: - Whole lines

extension SyntaxMend {
    /// A tab in an otherwise blank line is no mistake. All such lines of the file are mended at once.
    private static func blankTabs(_ syntax: SyntaxProblem, _ line: BlockLine, _ text: ReadText) -> SyntaxMend? {
        let bytes = text.bytes
        guard line.isBlank, bytes[line.start..<line.end].contains(UInt8(ascii: "\t")) else { return nil }
        var edits: [Edit] = []
        var offset = line.start
        while offset < bytes.count {
            let start = offset
            while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
            let isFirst = start == line.start
            if offset == bytes.count || bytes[offset].isBreak, isFirst || bytes[start] == UInt8(ascii: "\t") {
                for tab in start..<offset where bytes[tab] == UInt8(ascii: "\t") { edits.append(.replace(tab, with: UInt8(ascii: " "))) }
            }
            while offset < bytes.count, !bytes[offset].isBreak { offset += 1 }
            offset += 1
        }
        return SyntaxMend(nil, upTo: line.end, edits)
    }

    private static func missingColon(_ syntax: SyntaxProblem, _ text: ReadText) -> SyntaxMend? {
        guard syntax.problem == "could not find expected ':'", let start = syntax.contextOffset else { return nil }
        return MissingColon(in: BlockLine(around: start, in: text.bytes, from: text.base), at: start, text).map { colon in
            let edits: [Edit] =
                colon.canReadKey
                ? [.replace(colon.key.upperBound, with: UInt8(ascii: ":")), .replace(colon.key.upperBound + 1, with: UInt8(ascii: " "))]
                    + [.mask(colon.key.upperBound + 2..<colon.end)]
                : [.replace(start, with: UInt8(ascii: "#"))]
            return SyntaxMend(colon.diagnostic, upTo: colon.end, edits)
        }
    }
}

// MARK: - Quotes and brackets

extension SyntaxMend {
    private static func unclosedQuote(
        _ syntax: SyntaxProblem,
        _ events: [YAMLEvent],
        _ line: BlockLine,
        _ text: ReadText
    ) -> SyntaxMend? {
        let start: Int
        let note: Diagnostic.Note?
        var end: Int
        if syntax.problem == "found unexpected end of stream" || syntax.problem == "found unexpected document indicator",
            let context = syntax.contextOffset
        {
            (start, note, end) = (context, nil, context)
        } else if let last = events.last, case .scalar(_, let style) = last.kind, style == .doubleQuoted || style == .singleQuoted,
            last.start < line.start, last.end > line.start, last.end <= syntax.offset
        {
            start = text.contentStart(of: last)
            note = Diagnostic.Note("it goes on to this line, where more follows it", at: text.range(last.end - 1..<last.end))
            end = line.end
        } else {
            return nil
        }
        let first = BlockLine(around: start, in: text.bytes, from: text.base)
        end = max(end, first.end)
        let quote = text.file.text(start..<start + 1)
        let diagnostic = Diagnostic(
            .yamlUnclosedQuote,
            "the text that begins here with `\(quote)` does not end on this line",
            at: text.range(start..<first.end),
            help: "add the closing `\(quote)`",
            notes: note.map { [$0] } ?? []
        )
        return SyntaxMend(diagnostic, upTo: end, [.mask(start..<first.end)])
    }

    /// A bracket that is still open where the next key of the block around it stands, or at the end.
    private static func unclosedBracket(_ syntax: SyntaxProblem, _ line: BlockLine, _ text: ReadText) -> SyntaxMend? {
        guard syntax.context == "while parsing a flow sequence" || syntax.context == "while parsing a flow mapping" else { return nil }
        guard let start = syntax.contextOffset, start < line.start else { return nil }
        let first = BlockLine(around: start, in: text.bytes, from: text.base)
        let isAtEnd = syntax.offset >= text.endOfContent(before: text.bytes.count, after: start)
        guard isAtEnd || line.indentation <= first.indentation && line.key != nil else { return nil }
        let isList = syntax.context == "while parsing a flow sequence"
        let diagnostic = Diagnostic(
            .yamlUnclosedBracket,
            isList ? "the list that begins here with `[` has no end" : "the mapping that begins here with `{` has no end",
            at: text.range(start..<start + 1),
            help: "add the closing `\(isList ? "]" : "}")`",
            notes: isAtEnd ? [] : [Diagnostic.Note("it is still open at this key", at: line.key.map { text.range($0) })]
        )
        return SyntaxMend(diagnostic, upTo: isAtEnd ? text.bytes.count : line.end, [.mask(start..<first.end)])
    }
}

// MARK: - Values

extension SyntaxMend {
    /// Swift, mostly, that YAML takes for something else.
    private static func unquotedText(
        _ syntax: SyntaxProblem,
        _ events: [YAMLEvent],
        _ line: BlockLine,
        _ text: ReadText
    ) -> SyntaxMend? {
        let offset = syntax.context == "while parsing a quoted scalar" ? syntax.contextOffset ?? syntax.offset : syntax.offset
        let isInFlow = isInFlow(before: line.start, events)
        let content = isInFlow ? line.contentStart..<line.end : line.value
        guard let content, content.contains(offset) else { return nil }
        let item = FlowItem(around: offset, in: content, of: text.bytes, isInFlow: isInFlow)
        guard !item.range.isEmpty, item.range.contains(offset) else { return nil }
        let value = text.file.text(item.range)
        if syntax.isEscape, syntax.contextOffset == item.range.lowerBound, isOneQuotedText(item.range, text.bytes) { return nil }
        let isNested = item.isNested || isInFlow
        guard !isReadable(isNested ? "[\(value)]" : "key: \(value)") else { return nil }
        let prefix = isNested ? "" : text.file.text(line.contentStart..<content.lowerBound)
        let diagnostic = Diagnostic(
            .yamlUnquotedText,
            "this value needs quotes: \(reason(value))",
            at: text.range(item.range),
            help: "write `\(prefix)\(suggestion(value))`"
        )
        return SyntaxMend(diagnostic, upTo: line.end, [.mask(item.range)])
    }

    private static func isInFlow(before offset: Int, _ events: [YAMLEvent]) -> Bool {
        var stack: [Bool] = []
        for event in events {
            switch event.kind {
            case .sequenceStart(let isFlow), .mappingStart(let isFlow): stack.append(isFlow && event.start < offset)
            case .sequenceEnd, .mappingEnd: stack.removeLast()
            default: break
            }
        }
        return stack.contains(true)
    }

    private static func isOneQuotedText(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        BlockLine.Scanner(bytes: bytes, end: range.upperBound).skipQuoted(range.lowerBound) == range.upperBound
    }

    private static func isReadable(_ line: String) -> Bool {
        let bytes = Array(line.utf8)
        return EventReader.read(bytes, from: 0, offsets: CharacterOffsets(bytes, from: 0), limits: .standard).failure == nil
    }

    private static func suggestion(_ value: String) -> String {
        let inner = value.utf8.dropFirst().dropLast()
        guard value.utf8.first == UInt8(ascii: "'"), value.utf8.last == UInt8(ascii: "'"), let inner = String(inner) else {
            return YAMLQuoting.quoted(value)
        }
        return YAMLQuoting.quoted(inner)
    }

    private static func reason(_ value: String) -> String {
        switch value.first {
        case "[": "YAML takes `[` for the beginning of a list"
        case "{": "YAML takes `{` for the beginning of a mapping"
        case "*": "YAML takes `*` for a reference to an anchor"
        case "&": "YAML takes `&` for the beginning of an anchor"
        case "!": "YAML takes `!` for the beginning of a tag"
        case "|", ">": "YAML takes `\(value.prefix(1))` for the beginning of a block of text"
        case "\"", "'": "YAML takes its text to end at the second `\(value.prefix(1))`"
        case "@", "`", "%", "]", "}", ",": "no value can begin with ``\(value.prefix(1))``"
        case "-" where value.dropFirst().first == " ": "YAML takes `-` for the beginning of a list item"
        case "?" where value.dropFirst().first == " ": "YAML takes `?` for the beginning of a key"
        default:
            value.contains(": ") ? "YAML takes the `: ` in it for the end of a key" : "YAML can't read it as it is written"
        }
    }

    private static func unknownEscape(_ syntax: SyntaxProblem, _ text: ReadText) -> SyntaxMend? {
        guard syntax.isEscape, let start = syntax.contextOffset, start < syntax.offset else { return nil }
        let bytes = text.bytes
        guard let end = BlockLine.Scanner(bytes: bytes, end: bytes.count).skipQuoted(start) else { return nil }
        let backslash = bytes[start..<min(syntax.offset + 1, end)].lastIndex(of: UInt8(ascii: "\\")) ?? start
        let escape = text.file.text(backslash..<min(backslash + 2, end))
        let isHalf = syntax.problem == "found invalid Unicode character escape code"
        let diagnostic = Diagnostic(
            .yamlUnknownEscape,
            isHalf
                ? "`\(text.file.text(backslash..<min(backslash + 6, end)))` is half a surrogate pair"
                : "`\(escape)` begins no escape that YAML knows",
            at: text.range(backslash..<backslash + escape.utf8.count),
            help: "write `\\\\` for a backslash, or put the text between single quotes, where a backslash is just that"
        )
        return SyntaxMend(diagnostic, upTo: end, [.mask(start..<end)])
    }
}

extension SyntaxProblem {
    fileprivate var isEscape: Bool {
        problem == "found unknown escape character" || problem == "did not find expected hexdecimal number"
            || problem == "found invalid Unicode character escape code"
    }
}
