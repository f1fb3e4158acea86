import Diagnostics

/// A mistake in one value or line that stops libyaml: its diagnostic, and the edit with which libyaml can continue.
struct SyntaxRepair {
    /// Nil if libyaml stops at something that is not a mistake.
    let diagnostic: Diagnostic?
    /// The range that the repair covers. If the next problem is in this range, the repair failed.
    let extent: ClosedRange<Int>
    /// Nil if the mistake can be explained but not repaired.
    let edit: ((inout ReadText) -> Void)?

    /// Returns the repair for a problem; nil if the mistake can't be separated from the rest of the file.
    static func find(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let repairs: [(SyntaxProblem) -> SyntaxRepair?] = [
            blankTabs, UnevenBlock.repair, StrayEntries.repair, MissingBlock.repair, SwiftComment.repair, missingSign,
            unclosedQuote, UnclosedBracket.repair, keyInBackticks, UnquotedText.repair, unknownEscape,
        ]
        return repairs.lazy.compactMap { $0(syntax) }.first
    }

    /// Replaces tabs in lines that are otherwise empty. They are not a mistake. Such lines in the rest of the file are repaired at the same time.
    private static func blankTabs(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let (line, bytes) = (syntax.line, syntax.text.bytes)
        guard line.isBlank, bytes[line.start..<line.end].contains(UInt8(ascii: "\t")) else { return nil }
        return SyntaxRepair(diagnostic: nil, extent: line.start...line.end) { text in
            var start = line.start
            while start < bytes.count {
                let end = bytes[...].skipBlanks(start)
                let isBlank = end == bytes.count || bytes[end].isBreak
                if isBlank, start == line.start || bytes[start] == UInt8(ascii: "\t") {
                    for offset in start..<end { text.bytes[offset] = UInt8(ascii: " ") }
                }
                start = (bytes[end...].firstIndex(where: \.isBreak) ?? bytes.count) + 1
            }
        }
    }
}

// MARK: - Colons and dashes

extension SyntaxRepair {
    private static func missingSign(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        let value = syntax.continuedValue
        let isKey = syntax.problem == "could not find expected ':'"
        let key = isKey ? syntax.contextOffset : value.flatMap { isBesideNextKey($0, syntax) ? $0 : nil }
        let item =
            syntax.problem == "did not find expected '-' indicator"
            ? syntax.offset : key ?? value.flatMap { text.bytes[$0] == UInt8(ascii: "-") ? $0 : nil }
        if let item, let dash = MissingDash.repair(at: item, syntax) { return dash }
        let beforeBracket = isKey ? nil : keyBeforeBracket(syntax) ?? MissingColon.keyBeforeBlock(syntax)
        guard let start = beforeBracket ?? key else { return nil }
        let line = text.line(at: start)
        // The key of `"summary: x` is masked with its colon.
        if text.masks[start] != nil, let colon = (start..<line.end).first(where: text.file.bytes[..<line.end].isColon) {
            return SyntaxRepair(diagnostic: nil, extent: line.start...line.end) { $0.bytes[colon] = UInt8(ascii: ":") }
        }
        let place = start..<text.bytes[..<line.end].endOfValue(start)
        let endsBlock = beforeBracket == nil && [.literal, .folded].contains(syntax.events.last?.style)
        return MissingColon.repair(of: line.start...line.end, at: place, endsBlock: endsBlock, text)
    }

    /// Returns the start of the line `key:{a: b, c: d}`, in which YAML reads `key:{a` as the key.
    private static func keyBeforeBracket(_ syntax: SyntaxProblem) -> Int? {
        let text = syntax.text
        let line = text.line(at: syntax.continuedValue ?? syntax.offset)
        guard MissingColon.keyEndBeforeBracket(text.bytes[line.itemStart..<line.end]) != nil,
            !syntax.isInFlow(before: line.start)
        else { return nil }
        if let key = line.key, CutText.isBalanced(text.file.text(key)) { return nil }
        return syntax.events.contains { $0.start == line.itemStart && $0.style == .plain } ? line.itemStart : nil
    }

    /// Returns true if a text begins in the column of the next key, which is right below it.
    private static func isBesideNextKey(_ start: Int, _ syntax: SyntaxProblem) -> Bool {
        let (text, next) = (syntax.text, syntax.line)
        let line = text.line(at: start)
        // Of two items, the second one is indented more than the first. No colon is missing.
        guard !next.isItem || !line.isItem else { return false }
        guard line.end < next.start, text.bytes[line.end..<next.start].allSatisfy(\.isBreak) else { return false }
        return start == line.itemStart && start - line.start == next.indentation
    }
}

// MARK: - Quotes

extension SyntaxRepair {
    /// Returns the repair of a key such as `` `class` ``, which Swift would need in backticks.
    private static func keyInBackticks(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let (text, line, start) = (syntax.text, syntax.line, syntax.offset)
        let before = text.bytes[line.itemStart..<max(line.itemStart, start)].last { !$0.isBlank }
        guard before.map({ "{,".utf8.contains($0) }) ?? true,
            let key = text.file.text(start..<line.end).prefixMatch(of: #/`(\w+)`(?=:\s)/#)
        else { return nil }
        let range = start..<start + key.0.utf8.count
        let help = "write `\(key.1):` without the backticks"
        let diagnostic = Diagnostic(.yamlSyntax, "a key can't begin with a backtick", at: text.range(range), help: help)
        return SyntaxRepair(diagnostic: diagnostic, extent: start...range.upperBound) { $0.mask(range, of: range) }
    }

    private static func unclosedQuote(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        let start: Int
        let end: Int
        var notes: [Diagnostic.Note] = []
        if syntax.problem == "found unexpected end of stream"
            || syntax.problem == "found unexpected document indicator",
            let context = syntax.contextOffset
        {
            (start, end) = (context, text.line(at: context).end)
        } else if let last = syntax.events.last, last.style == .doubleQuoted || last.style == .singleQuoted,
            last.start < syntax.line.start, last.end > syntax.line.start, last.end <= syntax.offset
        {
            (start, end) = (text.contentStart(of: last), syntax.offset)
            let message = "the text continues to this line, and more text follows it"
            notes = [Diagnostic.Note(message, at: text.range(last.end - 1..<last.end))]
        } else {
            return nil
        }
        let line = text.line(at: start)
        let value = start..<line.end
        // Closing brackets at the end of the line may belong to brackets before the text. Then they are not a part of the text.
        let open = syntax.open.count { $0.isFlow && $0.start >= line.start }
        let closers = min(open, text.bytes[value].reversed().prefix { "]}".utf8.contains($0) }.count)
        let quote = text.file.text(start..<start + 1)
        let message = "the text that begins here has no closing `\(quote)`"
        let help = "add the closing `\(quote)`"
        let diagnostic = Diagnostic(.yamlUnclosedQuote, message, at: text.range(value), help: help, notes: notes)
        return SyntaxRepair(diagnostic: diagnostic, extent: start...end) {
            $0.mask(start..<line.end - closers, of: value)
        }
    }

    private static func unknownEscape(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        guard syntax.isEscape, let start = syntax.contextOffset, start < syntax.offset else { return nil }
        let (text, bytes) = (syntax.text, syntax.text.bytes)
        guard let end = bytes[...].skipQuoted(start) else { return nil }
        let backslash = bytes[start..<min(syntax.offset + 1, end)].lastIndex(of: UInt8(ascii: "\\")) ?? start
        let escape = backslash..<min(backslash + 2, end)
        let name = text.file.text(escape)
        var help = "write `\\\\` for a backslash, or use single quotes"
        let message: String
        switch syntax.problem {
        case "found invalid Unicode character escape code":
            message = "`\(text.file.text(backslash..<min(backslash + 6, end)))` is only one half of a surrogate pair"
            help = "write the character itself, or both halves"
        case "did not find expected hexdecimal number": message = "`\(name)` is followed by too few hexadecimal digits"
        default: message = "unknown escape `\(name)`"
        }
        let diagnostic = Diagnostic(.yamlUnknownEscape, message, at: text.range(escape), help: help)
        return SyntaxRepair(diagnostic: diagnostic, extent: start...end) { $0.mask(start..<end, of: start..<end) }
    }
}
