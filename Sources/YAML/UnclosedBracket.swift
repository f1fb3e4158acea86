import Diagnostics

/// A bracket that is still open where the next key of the block around it stands, or at the end.
enum UnclosedBracket {
    static func repair(_ syntax: SyntaxProblem, _ events: [YAMLEvent], _ line: BlockLine, _ text: ReadText)
        -> SyntaxRepair?
    {
        guard syntax.context == "while parsing a flow sequence" || syntax.context == "while parsing a flow mapping"
        else { return nil }
        guard let start = syntax.contextOffset, start < line.start else { return nil }
        let first = BlockLine(around: start, in: text.bytes, from: text.base)
        let isAtEnd = syntax.offset >= text.endOfContent(before: text.bytes.count, after: start)
        guard isAtEnd || line.indentation <= first.indentation && (line.key != nil || line.isItem) else { return nil }
        let isList = syntax.context == "while parsing a flow sequence"
        let bracket = isList ? "]" : "}"
        let what = isList ? "`]` of the list" : "`}` of the mapping"
        let note = Diagnostic.Note(
            "the bracket is still open at this \(line.key == nil ? "item" : "key")",
            at: text.range(line.key ?? line.itemStart..<line.end)
        )
        let comment = comment(with: bracket, start..<syntax.offset, events, text)
        let diagnostic = Diagnostic(
            .yamlUnclosedBracket,
            comment == nil ? "missing closing \(what)" : "the closing \(what) is in a comment, which begins at the `#`",
            at: text.range(comment.map { $0..<$0 + 1 } ?? start..<start + 1),
            help: comment.map { help($0, bracket, events, text) } ?? "add the closing `\(bracket)`",
            notes: isAtEnd || comment != nil ? [] : [note]
        )
        return SyntaxRepair(
            diagnostic,
            start...(isAtEnd ? text.bytes.count : syntax.offset),
            [.mask(start..<first.end, of: start..<first.end)]
        )
    }

    /// Returns the `#` of the first comment that contains the closing bracket.
    private static func comment(with bracket: String, _ range: Range<Int>, _ events: [YAMLEvent], _ text: ReadText)
        -> Int?
    {
        let bytes = text.bytes
        let scalars = events.filter { $0.isScalar && $0.start < $0.end }
        var scalar = 0
        var offset = range.lowerBound + 1
        while offset < range.upperBound {
            while scalar < scalars.count, scalars[scalar].end <= offset { scalar += 1 }
            if scalar < scalars.count, scalars[scalar].start <= offset {
                offset = scalars[scalar].end
                continue
            }
            guard bytes[offset] == UInt8(ascii: "#"), bytes[offset - 1].isBlankOrBreak else {
                offset += 1
                continue
            }
            let end = bytes[offset...].firstIndex(where: \.isBreak) ?? bytes.endIndex
            if isCut(before: offset, bytes), closes(bracket, text.file.text(offset..<end)) { return offset }
            offset = end
        }
        return nil
    }

    /// Whether a value is before the `#` of a comment. After a comma, none was cut.
    private static func isCut(before comment: Int, _ bytes: [UInt8]) -> Bool {
        guard let last = bytes[..<comment].last(where: { !$0.isBlank }) else { return false }
        return !last.isBreak && !"[{,".utf8.contains(last)
    }

    /// Whether a comment ends with a bracket that it doesn't open: not `# see [1]`.
    private static func closes(_ bracket: String, _ comment: String) -> Bool {
        let opening = bracket == "]" ? "[" : "{"
        let end = comment.reversed().drop(while: \.isWhitespace).prefix { "]}".contains($0) }
        return end.contains(Character(bracket))
            && comment.count { String($0) == bracket } > comment.count { String($0) == opening }
    }

    private static func help(_ comment: Int, _ bracket: String, _ events: [YAMLEvent], _ text: ReadText) -> String {
        let line = BlockLine(around: comment, in: text.bytes, from: text.base)
        let isInFlow = UnquotedText.isInFlow(before: line.start, events)
        let start = isInFlow ? line.contentStart : line.value?.lowerBound ?? line.contentStart
        let item = FlowItem(around: comment, in: start..<line.end, of: text.bytes, isInFlow: isInFlow)
        let value = text.file.text(item.range)
        return "write the value in quotes, `\(YAMLQuoting.quoted(value))`, or add the `\(bracket)` before the comment"
    }
}

extension YAMLEvent {
    fileprivate var isScalar: Bool {
        if case .scalar = kind { true } else { false }
    }
}
