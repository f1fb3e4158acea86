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
        return range.dropFirst().first { offset in
            guard bytes[offset] == UInt8(ascii: "#"), bytes[offset - 1].isBlank else { return false }
            guard !events.contains(where: { ($0.start..<$0.end).contains(offset) && $0.isScalar }) else { return false }
            // After a comma, no value was cut.
            guard let last = bytes[..<offset].last(where: { !$0.isBlank }), !last.isBreak, !"[{,".utf8.contains(last)
            else { return false }
            let end = BlockLine(around: offset, in: bytes, from: text.base).end
            let rest = text.file.text(offset..<text.endOfContent(before: end, after: offset))
            return rest.reversed().prefix { "]}".contains($0) }.contains(Character(bracket))
        }
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
