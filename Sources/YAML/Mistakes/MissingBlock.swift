import Diagnostics

/// A key with indented Swift code below it, but without the `|` that YAML needs to read the code.
enum MissingBlock {
    static func repair(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        let found = [syntax.contextOffset, syntax.offset].lazy.compactMap { offset in
            offset.flatMap { key(above: text.line(at: $0), text) }
        }.first
        guard let (key, code) = found else { return nil }
        let message =
            "expected a literal block (`|`); without `|`, YAML can't read the Swift code below `\(text.file.text(key)):`"
        let diagnostic = Diagnostic(.yamlSyntax, message, at: text.range(key), help: "write `|` after the colon")
        return SyntaxRepair(diagnostic: diagnostic, extent: code.lowerBound...code.upperBound) {
            $0.mask(code, of: code)
        }
    }

    /// Returns the key whose code contains a line, and the range of the code.
    private static func key(above line: BlockLine, _ text: ReadText) -> (Range<Int>, code: Range<Int>)? {
        var (owner, indentation) = (line, line.indentation)
        for _ in 0..<StrayEntries.longestBody where owner.start > text.base {
            owner = text.line(at: owner.start - 1)
            guard !isComment(owner, text), owner.indentation < indentation else { continue }
            if let key = owner.key, owner.value == nil { return code(below: owner, text).map { (key, $0) } }
            guard StrayEntries.isCode(owner, text.bytes) else { return nil }
            indentation = owner.indentation
        }
        return nil
    }

    /// Returns the range of the lines that are indented more than a key, if the first line that is not a comment is Swift code.
    private static func code(below owner: BlockLine, _ text: ReadText) -> Range<Int>? {
        var (line, range, isCode) = (owner, Range<Int>?.none, false)
        while line.end < text.bytes.count {
            line = text.line(at: line.end + 1)
            if line.isBlank { continue }
            guard line.indentation > owner.indentation else { break }
            isCode = isCode || StrayEntries.isCode(line, text.bytes) && !isComment(line, text)
            guard isCode || isComment(line, text) else { return nil }
            range = (range?.lowerBound ?? line.contentStart)..<line.end
        }
        return isCode ? range : nil
    }

    /// Returns true for a blank line and for comments of YAML and Swift.
    private static func isComment(_ line: BlockLine, _ text: ReadText) -> Bool {
        let content = text.bytes[line.content]
        return content.isEmpty || content.first == UInt8(ascii: "#") || content.starts(with: "//".utf8)
    }
}
