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
        if let closers = closersOfNothing(value) {
            let message = "unmatched `\(value.suffix(closers))`"
            let help = "remove it; if it belongs to a text, write `\(suggestion(value))`"
            return repair(.init(.yamlUnquotedText, message, at: text.range(end - closers..<end), help: help))
        }
        if let (closer, help) = closerTooEarly(value) {
            let place = item.range.lowerBound + value[..<closer].utf8.count
            let kind = value.first == "[" ? "list" : "mapping"
            let message = "unexpected `\(value[closer])`: the \(kind) continues after it"
            return repair(Diagnostic(.yamlSyntax, message, at: text.range(place..<place + 1), help: help))
        }
        if let sign = value.last, ",;".contains(sign), let first = value.first, "[{".contains(first),
            isReadable("key: \(value.dropLast())")
        {
            let message = "unexpected `\(sign)` after the \(first == "[" ? "list" : "mapping")"
            let place = text.range(end - 1..<end)
            return repair(Diagnostic(.yamlSyntax, message, at: place, help: "remove the `\(sign)`"))
        }
        let quoted = suggestion(value)
        let (before, after) = (line.contentStart..<item.range.lowerBound, end..<content.upperBound)
        let whole = text.file.text(before) + quoted + text.file.text(after)
        if isNested, let key = keyWithoutComma(value) {
            let start = item.range.lowerBound + value[..<key.startIndex].utf8.count
            let before = text.file.text(item.range.lowerBound..<start).reversed().drop(while: \.isWhitespace).reversed()
            let separated = "\(String(before)), \(value[key.startIndex...])"
            let help = "write `\(separated)`; if this is one text, write `\(quoted)`"
            return repair(.missingComma(before: key, at: text.range(start..<start + key.utf8.count), help: help))
        }
        if isInFlow, item.range.lowerBound == line.contentStart, let above = valueAbove(line, syntax),
            let key = value.prefixMatch(of: #/([A-Za-z_]\w*): /#)?.1
        {
            let place = text.range(line.contentStart..<line.contentStart + key.utf8.count)
            let diagnostic = Diagnostic.missingComma(before: key, at: place, help: "end the line above with a `,`")
            return SyntaxRepair(
                diagnostic: diagnostic,
                extent: above.lowerBound...end,
                edit: above.isEmpty ? nil : { $0.mask(above.lowerBound..<end, of: above.lowerBound..<end) }
            )
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

    /// Returns the number of brackets after a list or mapping that is already closed; nil if the value has another mistake.
    private static func closersOfNothing(_ value: String) -> Int? {
        guard value.utf8.count <= longestSuggestion, let first = value.first, "[{".contains(first) else { return nil }
        let most = value.reversed().prefix { "]}".contains($0) }.count
        return (1..<max(most, 1)).first { isReadable("key: \(value.dropLast($0))") }
    }

    /// Returns the first `}` of `{a: b}, c: d}` or `{a: b}, c: d`, and the help for it.
    private static func closerTooEarly(_ value: String) -> (String.Index, help: String)? {
        guard value.utf8.count <= longestSuggestion, let first = value.first, "[{".contains(first) else { return nil }
        for match in value.matches(of: #/([\]}])\s*,/#) {
            let rest = value[..<match.range.lowerBound] + value[match.1.endIndex...]
            if isReadable("key: \(rest)") { return (match.range.lowerBound, "remove it") }
            let before = value[..<match.range.lowerBound].trimming(while: \.isWhitespace)
            let whole = "\(before)\(value[match.1.endIndex...])\(match.1)"
            if first == "{", value[match.range.upperBound...].prefixMatch(of: #/\s*\w+:\s/#) != nil,
                isReadable("key: \(whole)")
            {
                return (match.range.lowerBound, "write `\(whole)`")
            }
        }
        return nil
    }

    /// Returns the `size` of `Int size: Int` or `Int = 1 size: Int` between braces. The comma before it is missing.
    private static func keyWithoutComma(_ value: String) -> Substring? {
        guard value.utf8.count <= longestSuggestion,
            let match = value.firstMatch(of: #/^((?:\[.*\]\??|[^\s@(\[{]\S*)(?: = \S+)?)\s+([A-Za-z_]\w*): /#)
        else { return nil }
        return CutText.isBalanced(match.1) ? match.2 : nil
    }

    /// Returns the value at the end of the line above, which is between brackets. Returns nil if no comma is missing there, and an empty range if the
    /// line ends with a closing bracket.
    private static func valueAbove(_ line: BlockLine, _ syntax: SyntaxProblem) -> Range<Int>? {
        guard line.start > syntax.text.base else { return nil }
        let above = syntax.text.line(at: line.start - 1)
        let isInFlow = syntax.isInFlow(before: above.start)
        guard let content = isInFlow ? above.content : above.value,
            let last = syntax.text.bytes[content].last, !",:[{".utf8.contains(last)
        else { return nil }
        guard !"]}".utf8.contains(last) else { return content.upperBound..<content.upperBound }
        let end = content.upperBound - 1
        return FlowItem(around: end, in: content, of: syntax.text.bytes, isInFlow: isInFlow).range
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

    /// - Parameter byte: the byte at which YAML stops.
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
        guard let key = value.prefixMatch(of: #/([a-z_]\w*): /#)?.1, isReadable("key: {\(value)}") else { return "" }
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

extension Diagnostic {
    fileprivate static func missingComma(before key: Substring, at range: SourceRange, help: String) -> Diagnostic {
        Diagnostic(.yamlSyntax, "missing comma before `\(key)`", at: range, help: help)
    }
}
