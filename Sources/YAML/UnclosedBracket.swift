import Diagnostics

/// A bracket that is still open at the next key or item of the block around it, or at the end of the file.
enum UnclosedBracket {
    static func repair(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let (text, line) = (syntax.text, syntax.line)
        guard let (start, isList) = bracket(syntax) else { return nil }
        let first = text.line(at: start)
        let isAtEnd = syntax.offset >= text.endOfContent(before: text.bytes.count, after: start)
        guard isAtEnd || line.indentation <= first.indentation && (line.key != nil || line.isItem) else { return nil }
        let bracket = isList ? "]" : "}"
        let what = isList ? "`]` of the list" : "`}` of the mapping"
        let place = text.range(line.key ?? line.itemStart..<line.end)
        let note = Diagnostic.Note("the bracket is still open at this \(line.key == nil ? "item" : "key")", at: place)
        let comment = comment(with: bracket, from: start, syntax)
        let diagnostic = Diagnostic(
            .yamlUnclosedBracket,
            comment == nil ? "missing closing \(what)" : "the closing \(what) is in a comment, which begins at the `#`",
            at: text.range(comment.map { $0..<$0 + 1 } ?? start..<start + 1),
            help: comment.map { help($0, bracket, syntax) } ?? "add the closing `\(bracket)`",
            notes: isAtEnd || comment != nil ? [] : [note]
        )
        return SyntaxRepair(diagnostic: diagnostic, extent: start...(isAtEnd ? text.bytes.count : syntax.offset)) {
            $0.mask(start..<first.end, of: start..<first.end)
        }
    }

    /// Returns the open bracket of a line above. If the file ends after a bracket or a comma, returns the innermost open bracket.
    private static func bracket(_ syntax: SyntaxProblem) -> (start: Int, isList: Bool)? {
        let isList = syntax.context == "while parsing a flow sequence"
        if isList || syntax.context == "while parsing a flow mapping", let start = syntax.contextOffset,
            start < syntax.line.start
        {
            return (start, isList)
        }
        guard syntax.problem == "did not find expected node content", let open = syntax.open.last, open.isFlow,
            syntax.text.bytes[syntax.offset...].allSatisfy(\.isBlankOrBreak)
        else { return nil }
        return (syntax.text.contentStart(of: open), open.isList)
    }

    /// Returns the `#` of the first comment that contains the closing bracket.
    private static func comment(with bracket: String, from start: Int, _ syntax: SyntaxProblem) -> Int? {
        let bytes = syntax.text.bytes
        var scalars = syntax.events.filter { $0.style != nil && $0.start < $0.end }[...]
        var offset = start + 1
        while offset < syntax.offset {
            scalars = scalars.drop { $0.end <= offset }
            if let scalar = scalars.first, scalar.start <= offset {
                offset = scalar.end
            } else if bytes[offset] == UInt8(ascii: "#"), bytes[offset - 1].isBlankOrBreak {
                let end = bytes[offset...].firstIndex(where: \.isBreak) ?? bytes.endIndex
                let comment = syntax.text.file.text(offset..<end)
                if isCut(before: offset, bytes), closes(bracket, comment) { return offset }
                offset = end
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// Returns true if a value is right before a comment, so that the comment may cut it. A comma ends a value.
    private static func isCut(before comment: Int, _ bytes: [UInt8]) -> Bool {
        guard let last = bytes[..<comment].last(where: { !$0.isBlank }) else { return false }
        return !last.isBreak && !"[{,".utf8.contains(last)
    }

    /// Returns true if a comment ends with a closing bracket that it does not open. In `# see [1]`, it opens the bracket.
    private static func closes(_ bracket: String, _ comment: String) -> Bool {
        let opening = bracket == "]" ? "[" : "{"
        let end = comment.reversed().drop(while: \.isWhitespace).prefix { "]}".contains($0) }
        return end.contains(Character(bracket))
            && comment.count { String($0) == bracket } > comment.count { String($0) == opening }
    }

    private static func help(_ comment: Int, _ bracket: String, _ syntax: SyntaxProblem) -> String {
        let line = syntax.text.line(at: comment)
        let isInFlow = syntax.isInFlow(before: line.start)
        let start = isInFlow ? line.contentStart : line.value?.lowerBound ?? line.contentStart
        let item = FlowItem(around: comment, in: start..<line.end, of: syntax.text.bytes, isInFlow: isInFlow)
        let value = syntax.text.file.text(item.range)
        return "write the value in quotes, `\(YAMLQuoting.quoted(value))`, or add the `\(bracket)` before the comment"
    }
}
