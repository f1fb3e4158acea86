import Diagnostics

/// A mistake that stops libyaml but is confined to one value or line: what to say of it, and how to read on without it.
struct SyntaxRepair {
    enum Edit {
        /// A value, or as much of it as isn't needed to write a colon that is missing.
        case mask(Range<Int>, of: Range<Int>)
        case replace(Int, with: UInt8)
    }

    /// Nil for what is no mistake, though libyaml stops at it.
    let diagnostic: Diagnostic?
    /// What has been judged: if the next problem is in here, the repair failed.
    let extent: ClosedRange<Int>
    private let edits: [Edit]

    /// False for what can be explained but not passed over.
    var canGoOn: Bool {
        !edits.isEmpty
    }

    func apply(_ text: inout ReadText) {
        for edit in edits {
            switch edit {
            case .mask(let range, let value): text.mask(range, of: value)
            case .replace(let offset, let byte): text.replace(offset, with: byte)
            }
        }
    }

    /// Nil where the mistake can't be told from the rest of the file.
    init?(_ syntax: SyntaxProblem, _ events: [YAMLEvent], _ text: ReadText) {
        let line = BlockLine(around: syntax.offset, in: text.bytes, from: text.base)
        let found =
            Self.blankTabs(syntax, line, text)
            ?? Self.missingColon(syntax, events, text)
            ?? Self.unclosedQuote(syntax, events, line, text)
            ?? UnclosedBracket.repair(syntax, events, line, text)
            ?? UnquotedText.repair(of: syntax, events, line, text)
            ?? Self.unknownEscape(syntax, text)
        guard let found else { return nil }
        self = found
    }

    init(_ diagnostic: Diagnostic?, _ extent: ClosedRange<Int>, _ edits: [Edit]) {
        (self.diagnostic, self.extent, self.edits) = (diagnostic, extent, edits)
    }
}

// MARK: - Whole lines

extension SyntaxRepair {
    /// A tab in an otherwise blank line is no mistake. All such lines of the file are repaired at once.
    private static func blankTabs(_ syntax: SyntaxProblem, _ line: BlockLine, _ text: ReadText) -> SyntaxRepair? {
        let bytes = text.bytes
        guard line.isBlank, bytes[line.start..<line.end].contains(UInt8(ascii: "\t")) else { return nil }
        var edits: [Edit] = []
        var offset = line.start
        while offset < bytes.count {
            let start = offset
            while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
            let isFirst = start == line.start
            if offset == bytes.count || bytes[offset].isBreak, isFirst || bytes[start] == UInt8(ascii: "\t") {
                for tab in start..<offset where bytes[tab] == UInt8(ascii: "\t") {
                    edits.append(.replace(tab, with: UInt8(ascii: " ")))
                }
            }
            while offset < bytes.count, !bytes[offset].isBreak { offset += 1 }
            offset += 1
        }
        return SyntaxRepair(nil, line.start...line.end, edits)
    }

    private static func missingColon(_ syntax: SyntaxProblem, _ events: [YAMLEvent], _ text: ReadText) -> SyntaxRepair?
    {
        if let dash = missingDash(syntax, events, text) { return dash }
        let start: Int
        var endsBlock = events.last?.isBlockOfText ?? false
        if syntax.problem == "could not find expected ':'", let key = syntax.contextOffset {
            start = key
        } else if let key = keyBeforeBracket(syntax, events, text) {
            (start, endsBlock) = (key, false)
        } else if let value = syntax.continuedValue(events, text), isKey(value, beforeKeyAt: syntax.offset, text) {
            start = value
        } else {
            return nil
        }
        let line = BlockLine(around: start, in: text.bytes, from: text.base)
        let end = BlockLine.Scanner(bytes: text.bytes, end: line.end).endOfValue(start)
        return MissingColon.repair(of: line.start...line.end, at: start..<end, endsBlock: endsBlock, text)
    }

    private static func missingDash(_ syntax: SyntaxProblem, _ events: [YAMLEvent], _ text: ReadText) -> SyntaxRepair? {
        let start: Int
        switch syntax.problem {
        case "could not find expected ':'": start = syntax.contextOffset ?? syntax.offset
        case "did not find expected '-' indicator": start = syntax.offset
        default:
            guard let value = syntax.continuedValue(events, text) else { return nil }
            let isDash = text.bytes[value] == UInt8(ascii: "-")
            guard isDash || isKey(value, beforeKeyAt: syntax.offset, text) else { return nil }
            start = value
        }
        let line = BlockLine(around: start, in: text.bytes, from: text.base)
        let end = BlockLine.Scanner(bytes: text.bytes, end: line.end).endOfValue(start)
        return start < end ? MissingDash.repair(of: line, at: start..<end, events, text) : nil
    }

    /// The line `key:{a: b, c: d}`, whose key YAML takes to be `key:{a`.
    private static func keyBeforeBracket(_ syntax: SyntaxProblem, _ events: [YAMLEvent], _ text: ReadText) -> Int? {
        let start = syntax.continuedValue(events, text)
        let line = BlockLine(around: start ?? syntax.offset, in: text.bytes, from: text.base)
        guard MissingColon.keyEndBeforeBracket(text.bytes[line.itemStart..<line.end]) != nil,
            !UnquotedText.isInFlow(before: line.start, events)
        else { return nil }
        if let key = line.key, CutText.isBalanced(text.file.text(key)) { return nil }
        return events.contains { $0.start == line.itemStart && $0.kind.isPlain } ? line.itemStart : nil
    }

    /// Whether a text stands where a key could, with the next key right below it.
    private static func isKey(_ start: Int, beforeKeyAt offset: Int, _ text: ReadText) -> Bool {
        let line = BlockLine(around: start, in: text.bytes, from: text.base)
        let next = BlockLine(around: offset, in: text.bytes, from: text.base)
        // An item that is indented more than the item above.
        guard !next.isItem || !line.isItem else { return false }
        guard line.end < next.start, text.bytes[line.end..<next.start].allSatisfy(\.isBreak) else { return false }
        return start == line.itemStart && start - line.start == next.indentation
    }
}

// MARK: - Quotes and brackets

extension SyntaxRepair {
    private static func unclosedQuote(
        _ syntax: SyntaxProblem,
        _ events: [YAMLEvent],
        _ line: BlockLine,
        _ text: ReadText
    ) -> SyntaxRepair? {
        let start: Int
        let note: Diagnostic.Note?
        let end: Int
        if syntax.problem == "found unexpected end of stream"
            || syntax.problem == "found unexpected document indicator",
            let context = syntax.contextOffset
        {
            (start, note) = (context, nil)
            end = BlockLine(around: start, in: text.bytes, from: text.base).end
        } else if let last = events.last, case .scalar(_, let style) = last.kind,
            style == .doubleQuoted || style == .singleQuoted,
            last.start < line.start, last.end > line.start, last.end <= syntax.offset
        {
            start = text.contentStart(of: last)
            note = Diagnostic.Note(
                "the text continues to this line, and more text follows it",
                at: text.range(last.end - 1..<last.end)
            )
            end = syntax.offset
        } else {
            return nil
        }
        let first = BlockLine(around: start, in: text.bytes, from: text.base)
        let maskEnd = first.end - closers(first.start..<first.end, before: start, events, text)
        let quote = text.file.text(start..<start + 1)
        let diagnostic = Diagnostic(
            .yamlUnclosedQuote,
            "missing closing `\(quote)` on this line",
            at: text.range(start..<first.end),
            help: "add the closing `\(quote)`",
            notes: note.map { [$0] } ?? []
        )
        return SyntaxRepair(diagnostic, start...end, [.mask(start..<maskEnd, of: start..<first.end)])
    }

    /// Counts the brackets at the end of a line that close those before an offset: they are not a part of a text that begins there.
    private static func closers(_ line: Range<Int>, before start: Int, _ events: [YAMLEvent], _ text: ReadText) -> Int {
        var open = 0
        for event in events where line.contains(event.start) && event.start < start {
            switch event.kind {
            case .sequenceStart(isFlow: true), .mappingStart(isFlow: true): open += 1
            case .sequenceEnd, .mappingEnd: open = max(0, open - 1)
            default: break
            }
        }
        let atEnd = text.bytes[start..<line.upperBound].reversed().prefix { "]}".utf8.contains($0) }.count
        return min(open, atEnd)
    }
}

// MARK: - Values

extension SyntaxRepair {
    private static let backslashHelp =
        "write `\\\\` for a backslash, or use single quotes"

    private static func unknownEscape(_ syntax: SyntaxProblem, _ text: ReadText) -> SyntaxRepair? {
        guard syntax.isEscape, let start = syntax.contextOffset, start < syntax.offset else { return nil }
        let bytes = text.bytes
        guard let end = BlockLine.Scanner(bytes: bytes, end: bytes.count).skipQuoted(start) else { return nil }
        let backslash = bytes[start..<min(syntax.offset + 1, end)].lastIndex(of: UInt8(ascii: "\\")) ?? start
        let escape = backslash..<min(backslash + 2, end)
        let name = text.file.text(escape)
        let (message, help) =
            switch syntax.problem {
            case "found invalid Unicode character escape code":
                (
                    "`\(text.file.text(backslash..<min(backslash + 6, end)))` is only one half of a surrogate pair",
                    "write the character itself, or both halves"
                )
            case "did not find expected hexdecimal number":
                ("`\(name)` is followed by too few hexadecimal digits", backslashHelp)
            default: ("unknown escape `\(name)`", backslashHelp)
            }
        let diagnostic = Diagnostic(.yamlUnknownEscape, message, at: text.range(escape), help: help)
        return SyntaxRepair(diagnostic, start...end, [.mask(start..<end, of: start..<end)])
    }
}

extension YAMLEvent.Kind {
    fileprivate var isPlain: Bool {
        if case .scalar(_, style: .plain) = self { true } else { false }
    }
}

extension YAMLEvent {
    fileprivate var isBlockOfText: Bool {
        guard case .scalar(_, let style) = kind else { return false }
        return style == .literal || style == .folded
    }
}

extension SyntaxProblem {
    /// Where a plain text begins that has swallowed what was meant to be the next line's key.
    func continuedValue(_ events: [YAMLEvent], _ text: ReadText) -> Int? {
        guard problem == "mapping values are not allowed in this context", let last = events.last else { return nil }
        guard case .scalar(_, style: .plain) = last.kind, text.bytes[last.start..<last.end].contains(where: \.isBreak)
        else { return nil }
        return text.contentStart(of: last)
    }

    var isEscape: Bool {
        problem == "found unknown escape character" || problem == "did not find expected hexdecimal number"
            || problem == "found invalid Unicode character escape code"
    }
}
