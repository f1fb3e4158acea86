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
        let mayBeInComment = text.file.text(start..<(isAtEnd ? text.bytes.count : syntax.offset)).contains(" #")
        let diagnostic = Diagnostic(
            .yamlUnclosedBracket,
            "missing closing \(what)",
            at: text.range(start..<start + 1),
            help: "add the closing `\(bracket)`"
                + (mayBeInComment ? "; a ` #` begins a comment: if it belongs to a value, quote the value" : ""),
            notes: isAtEnd ? [] : [note]
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
}
