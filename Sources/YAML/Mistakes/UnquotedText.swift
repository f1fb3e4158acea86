import Diagnostics
import Support

/// A value that needs quotes because YAML reads it as something else. Most of these values are Swift code.
enum UnquotedText {
    private static let longestSuggestion = 200

    /// Returns a repair; nil if the value at the problem is valid by itself, because then something else is wrong.
    static func repair(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let (text, line) = (syntax.text, syntax.line)
        let offset =
            syntax.context == "while parsing a quoted scalar" ? syntax.contextOffset ?? syntax.offset : syntax.offset
        let isInFlow = syntax.isInFlow(before: line.start)
        let content = isInFlow ? line.content : line.value
        guard let content, content.contains(offset) else { return nil }
        let item = FlowItem(around: offset, in: content, of: text.bytes, isInFlow: isInFlow)
        guard !item.range.isEmpty, item.range.contains(offset) else { return nil }
        let value = text.file.text(item.range)
        let end = item.range.upperBound
        if syntax.isEscape, syntax.contextOffset == item.range.lowerBound,
            text.bytes[..<end].skipQuoted(item.range.lowerBound) == end
        {
            return nil
        }
        // Between brackets, the line may have other values.
        let isNested = item.isNested || isInFlow
        let extent = isNested ? item.range.lowerBound...end : line.start...line.end
        let repair = { SyntaxRepair(diagnostic: $0, extent: extent) { $0.mask(item.range, of: item.range) } }
        let isInMapping = syntax.context == "while parsing a flow mapping"
        if isNested, text.bytes[..<extent.lowerBound].last(where: { !$0.isBlankOrBreak }) != UInt8(ascii: ":"),
            let keyEnd = MissingColon.keyEndBeforeBracket(text.bytes[item.range]),
            isInMapping || isMapping(text.bytes[keyEnd..<end])
        {
            return MissingColon.repair(of: extent, at: item.range, text)
        }
        guard !isReadable(!isNested ? "key: \(value)" : isInMapping ? "{key: \(value)}" : "[\(value)]")
        else { return nil }
        if let rest = restOfCollection(value) {
            let kind = value.first == "[" ? "list" : "mapping"
            let message = "unexpected `\(rest)` after the \(kind)"
            let closer = kind == "list" ? "]" : "}"
            let help =
                rest.utf8.count == 1
                ? "remove the `\(rest)`"
                : "remove it, or the `\(closer)` before it, or move this `\(closer)` to the end"
            return repair(.init(.yamlSyntax, message, at: text.range(end - rest.utf8.count..<end), help: help))
        }
        let quoted = suggestion(value)
        let (before, after) = (line.contentStart..<item.range.lowerBound, end..<content.upperBound)
        let whole = text.file.text(before) + quoted + text.file.text(after)
        if isNested, let (comma, key) = missingComma(in: item.range, line, text) {
            let name = text.file.text(key)
            let (left, right) = (item.range.lowerBound..<max(comma, item.range.lowerBound), key.lowerBound..<end)
            let help =
                left.isEmpty
                ? "end the line above with a `,`"
                : "write `\(text.file.text(left).trimming(while: \.isWhitespace)), \(text.file.text(right))`; if this is one text, write `\(quoted)`"
            let message = "missing comma before `\(name)`"
            let diagnostic = Diagnostic(.yamlSyntax, message, at: text.range(key), help: help)
            return SyntaxRepair(diagnostic: diagnostic, extent: comma...comma) { $0.bytes[comma] = UInt8(ascii: ",") }
        }
        let message = "this value needs quotes: \(reason(value, stoppedAt: text.bytes[offset]))"
        let advice =
            value.utf8.count > longestSuggestion
            ? "put it in quotes"
            : help(value, "write `\(!isNested || isReadable(whole) ? whole : quoted)`")
                + (isNested ? "" : helpWithKey(value, after: text.file.text(before)))
        return repair(.init(.yamlUnquotedText, message, at: text.range(item.range), help: advice))
    }

    /// Returns the error for a text whose first word YAML reads as a tag or an anchor.
    static func diagnostic(_ value: String, at range: SourceRange) -> Diagnostic {
        let message = "this value needs quotes: \(reason(value, stoppedAt: 0))"
        let help =
            value.utf8.count > longestSuggestion || value.contains(where: \.isNewline)
            ? "put it in quotes" : "write `\(suggestion(value))`"
        return Diagnostic(.yamlUnquotedText, message, at: range, help: help)
    }

    /// Returns the signs after a closed list or mapping, or all of its rest after a bracket that closes too early: `, c: d}` of `{a: b}, c: d}`.
    /// Returns nil for Swift code such as `[Int]? = nil`.
    private static func restOfCollection(_ value: String) -> Substring? {
        guard value.utf8.count <= longestSuggestion, let first = value.first, "[{".contains(first) else { return nil }
        return value.indices.lazy.filter { "]},;".contains(value[$0]) }.map { value[$0...] }.first { rest in
            let closesMore = rest.count { "]}".contains($0) } > rest.count { "[{".contains($0) }
            return (closesMore || rest.wholeMatch(of: #/[,;]|,\s*\w+:\s.*/#) != nil)
                && isReadable("key: \(value[..<rest.startIndex])")
        }
    }

    /// Returns the place of a missing comma between braces, and the key after it: the `size` of `Int size: Int` or `Int = 1 size: Int`, or a key at
    /// the beginning of a line.
    private static func missingComma(in item: Range<Int>, _ line: BlockLine, _ text: ReadText) -> (Int, Range<Int>)? {
        let value = text.file.text(item)
        guard value.utf8.count <= longestSuggestion,
            let match = value.firstMatch(
                of: #/^((?:\[.*\]\??|[^\s@(\[{]\S*)(?: = \S+)?[ \t]+)?([A-Za-z_]\w*): /#
            )
        else { return nil }
        let start = item.lowerBound + value[..<match.2.startIndex].utf8.count
        let key = start..<start + match.2.utf8.count
        if let before = match.1 { return CutText.isBalanced(before) ? (start - 1, key) : nil }
        guard start == line.contentStart, line.start > text.base else { return nil }
        let above = text.line(at: line.start - 1)
        let end = text.bytes[..<above.end].endOfValue(above.contentStart)
        guard end > above.contentStart, !",:[{".utf8.contains(text.bytes[end - 1]) else { return nil }
        return (end, key)
    }

    /// Returns true if the text after an item's first word, `:[…]` or ` {a: b}`, is a value. The item of `[Total [EUR]]` has no key.
    private static func isMapping(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.first == UInt8(ascii: ":")
            || rest.first(where: { !$0.isBlank }) == UInt8(ascii: "{")
                && rest.indices.dropLast().contains { rest[$0] == UInt8(ascii: ":") && rest[$0 + 1].isBlank }
    }

    private static func isReadable(_ line: String) -> Bool {
        EventReader.read(ReadText(SourceFile(path: "", text: line), from: 0), .standard).failure == nil
    }

    /// Returns the value in quotes. If it has YAML quotes already, they are replaced. Double quotes may be a part of Swift code such as `"a" + "b"`;
    /// they are YAML quotes only if the text has `{{`.
    private static func suggestion(_ value: String) -> String {
        guard let quote = value.utf8.first, value.utf8.last == quote,
            let inner = String(value.utf8.dropFirst().dropLast()),
            quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") && inner.contains("{{")
        else { return YAMLQuoting.quoted(value) }
        return YAMLQuoting.quoted(inner)
    }

    private static func reason(_ value: String, stoppedAt byte: UInt8) -> String {
        switch value.first {
        case "[": "YAML reads `[` as the beginning of a list"
        case "{": "YAML reads `{` as the beginning of a mapping"
        case "*": "YAML reads `*` as a reference to an anchor"
        case "&": "YAML reads `&` as the beginning of an anchor"
        case "!": "YAML reads `!` as the beginning of a tag"
        case "|", ">": "YAML reads `\(value.prefix(1))` as the beginning of a block of text"
        case "\"", "'": "YAML ends the text at the second `\(value.prefix(1))`"
        case "`": "a value can't begin with a backtick"
        case "@", "%", "]", "}", ",": "a value can't begin with `\(value.prefix(1))`"
        case "-" where value.dropFirst().first == " ": "YAML reads `-` as the beginning of a list item"
        case "?" where value.dropFirst().first == " ": "YAML reads `?` as the beginning of a key"
        case _ where value.contains(": "): "YAML reads the `: ` in it as the end of a key"
        case _ where byte == UInt8(ascii: "["): "YAML reads the `[` in it as the beginning of a list"
        case _ where byte == UInt8(ascii: "{"): "YAML reads the `{` in it as the beginning of a mapping"
        default: "YAML can't read it without quotes"
        }
    }

    /// Returns the second half of the help for `parameters: id: Int`, which may be a mapping; empty for other values.
    private static func helpWithKey(_ value: String, after start: String) -> String {
        guard let key = value.prefixMatch(of: #/([a-z_]\w*): /#)?.1, isReadable("key: {\(value)}"),
            !start.hasPrefix("summary")
        else { return "" }
        return "; if `\(key)` is a key, write `\(start){\(value)}`"
    }

    private static func help(_ value: String, _ quoting: String) -> String {
        switch value.first {
        case "|", ">": "begin the block's text on the next line; for other text, \(quoting)"
        case "-" where value.dropFirst().first == " ":
            "begin the list on a line of its own; if it is a text, \(quoting)"
        default: quoting
        }
    }
}
