import Diagnostics

/// A list item that lacks the dash or the space after it, or has another sign in place of the dash.
enum MissingDash {
    /// Returns the item of `-Filters` or `• Filters`; nil for a text without such a sign.
    static func item(of text: some StringProtocol) -> String? {
        guard let first = text.first, "-–—−•·*".contains(first) else { return nil }
        guard !text.hasPrefix("->"), !text.hasPrefix("--") else { return nil }
        let item = text.dropFirst().drop { $0 == " " }
        return item.isEmpty ? nil : String(item)
    }

    static func repair(at start: Int, _ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        let line = text.line(at: start)
        let range = start..<text.bytes[..<line.end].endOfValue(start)
        // A line that begins with `- ` has another mistake.
        guard !range.isEmpty, start == line.contentStart, !line.isItem, text.hardSpace(in: range) == nil
        else { return nil }
        let written = text.file.text(range)
        let item = canBeItem(line, text) ? item(of: written) : nil
        guard item != nil || !text.bytes[range].contains(UInt8(ascii: ":")) && isItem(line, syntax) else { return nil }
        let message =
            item == nil
            ? "missing `- ` before `\(written)`"
            : written.hasPrefix("-") ? "missing space after `-`" : "expected `- `, found `\(written.prefix(1))`"
        let help = "write `- \(item ?? written)`"
        let diagnostic = Diagnostic(.yamlSyntax, message, at: text.range(range), help: help)
        guard range.count > 2, text.bytes[start..<start + 3].allSatisfy({ $0 < 0x80 && !$0.isBlank })
        else { return SyntaxRepair(diagnostic: diagnostic, extent: line.start...line.end, edit: nil) }
        return SyntaxRepair(diagnostic: diagnostic, extent: line.start...line.end) { text in
            text.bytes[start] = UInt8(ascii: "-")
            text.bytes[start + 1] = UInt8(ascii: " ")
            text.mask(start + 2..<range.upperBound, of: range)
        }
    }

    /// Returns true if a line is below an item in the same column, or below a key without a value.
    private static func canBeItem(_ line: BlockLine, _ text: ReadText) -> Bool {
        var above = line
        while above.start > text.base {
            above = text.line(at: above.start - 1)
            if above.isBlank || text.bytes[above.contentStart] == UInt8(ascii: "#") { continue }
            guard above.indentation <= line.indentation else { continue }
            if above.isItem, above.indentation == line.indentation { return true }
            return above.value == nil && (above.key != nil || above.isItem)
        }
        return false
    }

    /// Returns true if a line is an item of an open list: it begins in the column of the list's items, and the list's parent begins further left.
    private static func isItem(_ line: BlockLine, _ syntax: SyntaxProblem) -> Bool {
        let open = syntax.open
        let columns = open.map { $0.start - syntax.text.line(at: $0.start).start }
        guard let index = columns.lastIndex(where: { $0 <= line.indentation }), index > 0 else { return false }
        return open[index].isList && columns[index] == line.indentation && columns[index - 1] < line.indentation
    }
}
