import Diagnostics

/// The error at which libyaml stops, with UTF-8 offsets into the source file.
struct SyntaxProblem {
    let problem: String
    let offset: Int
    /// libyaml's description of what it was reading, such as `while parsing a block mapping`.
    let context: String
    let contextOffset: Int?
    let events: [YAMLEvent]
    let text: ReadText

    var line: BlockLine { text.line(at: offset) }

    var isEscape: Bool {
        problem == "found unknown escape character" || problem == "did not find expected hexdecimal number"
            || problem == "found invalid Unicode character escape code"
    }

    /// The start of a plain text that includes the next line by mistake. The next line has a key.
    var continuedValue: Int? {
        guard problem == "mapping values are not allowed in this context", let last = events.last,
            last.style == .plain, text.bytes[last.start..<last.end].contains(where: \.isBreak)
        else { return nil }
        return text.contentStart(of: last)
    }

    var open: [YAMLEvent] {
        var open: [YAMLEvent] = []
        for event in events {
            switch event.kind {
            case .sequenceStart, .mappingStart: open.append(event)
            case .sequenceEnd, .mappingEnd: open.removeLast()
            default: break
            }
        }
        return open
    }

    func isInFlow(before offset: Int) -> Bool {
        open.contains { $0.isFlow && $0.start < offset }
    }
}

// MARK: - Errors without a repair

extension SyntaxProblem {
    var diagnostic: Diagnostic {
        let line = line
        if let tab = text.bytes[line.start..<line.end].firstIndex(of: UInt8(ascii: "\t")),
            problem.hasPrefix("found a tab")
                || problem == "found character that cannot start any token" && tab == offset
        {
            let message = "unexpected tab: YAML allows only spaces here"
            return Diagnostic(.yamlTabIndentation, message, at: text.range(tab..<tab + 1), help: "indent with spaces")
        }
        let lines = [line] + [continuedValue, contextOffset].compactMap { $0 }.map(text.line)
        if let space = lines.lazy.compactMap({
            text.hardSpace(in: $0.contentStart..<text.bytes[..<$0.end].endOfValue($0.contentStart))
        }).first {
            return space
        }
        if let diagnostic = indentedFirstKey { return diagnostic }
        let (message, help) = wording
        return Diagnostic(.yamlSyntax, message, at: text.range(place), help: help, notes: notes)
    }

    /// The error for a first key that is indented more than this line, so that YAML reads this line as another document.
    private var indentedFirstKey: Diagnostic? {
        let document = events.lastIndex { $0.kind == .documentStart } ?? 0
        guard problem == "did not find expected <document start>",
            let start = events[document...].first(where: { $0.kind == .mappingStart(isFlow: false) })?.start
        else { return nil }
        let (line, first) = (line, text.line(at: start))
        guard first.contentStart == start, line.indentation < first.indentation, let key = first.key else { return nil }
        let message = "unexpected space before the first key"
        let help =
            line.indentation == 0 && line.key != nil
            ? "write `\(text.file.text(key)):` at the start of the line, like the keys below"
            : "indent all keys of a mapping alike"
        return Diagnostic(.yamlSyntax, message, at: text.range(first.start..<first.contentStart), help: help)
    }

    /// The range of the error: a directive, a key or one character. It is empty at the end of a line or of the file.
    private var place: Range<Int> {
        if let contextOffset, context.hasSuffix("directive") { return contextOffset..<max(contextOffset, offset) }
        if let key = line.key, key.upperBound == offset { return key }
        if text.bytes[offset...].allSatisfy(\.isBlankOrBreak) {
            let end = text.endOfContent(before: min(offset, text.bytes.count), after: text.base)
            return end..<end
        }
        return offset..<(text.bytes[offset].isBreak ? offset : text.endOfCharacter(at: offset))
    }

    private var notes: [Diagnostic.Note] {
        if let start = continuedValue {
            return [Diagnostic.Note("the value above begins here", at: text.range(start..<start))]
        }
        guard let contextOffset, contextOffset < offset, let what = Self.contexts[context] else { return [] }
        return [Diagnostic.Note("\(what) begins here", at: text.range(contextOffset..<contextOffset))]
    }

    private var followsEndOfDocument: Bool {
        guard let last = events.last, last.kind == .documentEnd else { return false }
        return text.bytes[last.start...].starts(with: "...".utf8)
    }

    private var wording: (message: String, help: String?) {
        switch problem {
        case "mapping values are not allowed in this context" where line.isItem:
            (
                "unexpected list item: its indentation makes this line a part of the value above",
                "indent all items of a list alike"
            )
        case "mapping values are not allowed in this context":
            (
                "unexpected key: this line is indented too far, so YAML reads it as a part of the value above",
                "indent it like the other keys, or quote the value above"
            )
        case "did not find expected key" where text.bytes[offset...].first == UInt8(ascii: "-"):
            ("expected a key or the end of the mapping, found a list item", "indent all items of a list alike")
        case "did not find expected key":
            (
                "expected a key or the end of the mapping",
                "indent all keys of a mapping alike, and quote a value that is text"
            )
        case "did not find expected '-' indicator":
            ("expected `-` or the end of the list", "indent all items of a list alike, and begin each with `- `")
        case "block sequence entries are not allowed in this context":
            ("unexpected list item", "begin the list on a line of its own")
        case "mapping keys are not allowed in this context": ("unexpected `?`", "quote the value")
        case "did not find expected ',' or ']'":
            ("expected `,` or `]`", "separate the items of a list with commas, and close it with `]`")
        case "did not find expected ',' or '}'":
            ("expected `,` or `}`", "separate the entries of a mapping with commas, and close it with `}`")
        case "found character that cannot start any token":
            text.bytes[offset...].first == UInt8(ascii: "`")
                ? ("a key or value can't begin with a backtick", "quote it")
                : (
                    "a key or value can't begin with `\(text.file.text(offset..<text.endOfCharacter(at: offset)))`",
                    "quote it"
                )
        case "did not find expected node content" where text.bytes[offset...].first == UInt8(ascii: "?"):
            ("expected a value", "write an optional Swift type as `Int?`, and quote a text that begins with `?`")
        case "did not find expected node content": ("expected a value", nil)
        case "did not find expected <document start>" where followsEndOfDocument:
            ("unexpected text after the end of the document", "delete the line `...`")
        case "did not find expected <document start>":
            ("unexpected text after the end of the document", "begin another document with a line `---`")
        case "did not find expected alphabetic or numeric character":
            ("expected a name of letters, digits, `-` and `_`", "quote the value")
        case "did not find expected comment or line break":
            ("expected a comment or the end of the line", "begin the text on the next line")
        case "found an indentation indicator equal to 0":
            ("the indentation of a block of text can't be 0", "write a number from 1 to 9")
        case "found undefined tag handle": ("unknown tag prefix", "declare it with `%TAG`, or quote the value")
        case "found unknown directive name": ("unknown YAML directive", "write `%YAML` or `%TAG`, or quote the text")
        case "found incompatible YAML document":
            ("unsupported version of YAML: expected 1.1 or 1.2", "remove the line `%YAML`")
        case "found duplicate %YAML directive", "found duplicate %TAG directive":
            ("duplicate directive", "remove one of them")
        case "could not find expected ':'": ("missing `:` after the key", "write `key: value` on one line")
        case "found unexpected end of stream", "found unexpected document indicator":
            ("missing closing quote", "add the closing quote")
        case "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            ("unknown escape", "write `\\\\` for a backslash")
        case "found unexpected ':'": ("unexpected `:` in text between brackets", "quote the text")
        case _ where context.hasSuffix("tag"):
            ("invalid tag: YAML reads `!` as the beginning of a tag", "quote the value")
        case _ where context.hasSuffix("directive"):
            ("invalid directive", "write `%YAML 1.2`; if the line is text, quote or indent it")
        default: ("invalid YAML: \(problem)", nil)
        }
    }

    private static let contexts = [
        "while parsing a block mapping": "the mapping", "while parsing a block collection": "the list",
        "while parsing a flow sequence": "the list", "while parsing a flow mapping": "the mapping",
        "while scanning a simple key": "the key", "while scanning a quoted scalar": "the text",
        "while parsing a quoted scalar": "the text", "while scanning a plain scalar": "the text",
        "while scanning a block scalar": "the text",
    ]
}
