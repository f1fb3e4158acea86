import Diagnostics

/// A comment as Swift writes it, `//` or `/* … */`. YAML reads it as a key, an item or a value.
enum SwiftComment {
    static func begins(_ text: some Sequence<UInt8>) -> Bool {
        text.starts(with: "//".utf8) || text.starts(with: "/*".utf8)
    }

    static func diagnostic(at range: SourceRange) -> Diagnostic {
        let place = range.file.range(range.start..<range.start + 2)
        let advice =
            place.text == "//" ? "write `#` in place of `//`" : "write a `#` before each line in place of `/*` and `*/`"
        let help = "comments in YAML begin with `#`: \(advice)"
        return Diagnostic(.yamlSyntax, "unexpected Swift comment", at: place, help: help)
    }

    /// Returns a repair that makes the comment, and those right below it, comments of YAML.
    static func repair(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        let starts = [syntax.continuedValue, syntax.contextOffset, syntax.line.contentStart, afterSign(syntax)]
            .compactMap { $0 }
        guard !syntax.context.hasSuffix("quoted scalar"), let start = starts.first(where: { begins(text.bytes[$0...]) })
        else { return nil }
        let (signs, end) = lines(from: start, text)
        let diagnostic = diagnostic(at: text.range(start..<end))
        // A letter that is not ASCII has several bytes.
        let canEdit = signs.allSatisfy { text.bytes[$0] < 0x80 }
        let edit: (inout ReadText) -> Void = { text in
            for sign in signs { text.bytes[sign] = UInt8(ascii: "#") }
        }
        return SyntaxRepair(diagnostic: diagnostic, extent: start...end, edit: canEdit ? edit : nil)
    }

    /// Returns the start of a comment after a comma or bracket, in the line of the problem or the one above it.
    private static func afterSign(_ syntax: SyntaxProblem) -> Int? {
        let (text, line) = (syntax.text, syntax.line)
        let above = line.start > text.base ? text.line(at: line.start - 1) : line
        return [line, above].lazy.compactMap { line in
            let code = String(decoding: text.bytes[line.start..<line.end], as: UTF8.self)
            let before = code.prefixMatch(of: #/(?:[^"'#]|"[^"]*"|'[^']*')*?[,\[\]{}][ \t]+(?=\/[\/*])/#)
            return before.map { line.start + $0.output.utf8.count }
        }.first
    }

    /// Returns the first byte of each line of a comment and of the comments right below it, and the end of the last line.
    private static func lines(from start: Int, _ text: ReadText) -> (starts: [Int], end: Int) {
        var (starts, end, next) = ([Int](), start, start)
        while begins(text.bytes[next...]) {
            let rest = text.bytes[next...]
            let isBlock = rest.dropFirst().first == UInt8(ascii: "*")
            let closer = isBlock ? rest.indices.first { rest[$0...].starts(with: "*/".utf8) } : nil
            repeat {
                starts.append(next)
                end = text.line(at: next).end
                next = text.bytes[end...].firstIndex { !$0.isBlankOrBreak } ?? text.bytes.count
            } while end < closer ?? 0
        }
        return (starts, end)
    }
}

extension YAMLMapping.Entry {
    /// Whether the key is a comment as in Swift.
    package var isSwiftComment: Bool {
        guard case .scalar(let key) = key, key.style == .plain else { return false }
        return SwiftComment.begins(key.text.utf8)
    }
}
