import Diagnostics

/// A list item that lacks the dash or the space after it, or has another sign in place of the dash.
enum MissingDash {
    /// Returns the item of `-Filters` or `• Filters`; nil for a text without such a sign.
    static func item(of text: some StringProtocol) -> String? {
        guard let first = text.first, "-–—−•·*".contains(first) else { return nil }
        guard !text.hasPrefix("->"), !text.hasPrefix("--") else { return nil }
        let item = text.dropFirst().drop { " \u{A0}".contains($0) }
        return item.isEmpty ? nil : String(item)
    }

    /// - Parameter range: the line's content, up to a comment.
    static func repair(of line: BlockLine, at range: Range<Int>, _ events: [YAMLEvent], _ text: ReadText)
        -> SyntaxRepair?
    {
        // The dash of the line is there.
        guard range.lowerBound == line.contentStart, !line.isItem else { return nil }
        let written = text.file.text(range)
        let item = canBeItem(line, text) ? item(of: written) : nil
        guard item != nil || isItem(line, range, events, text) else { return nil }
        let message =
            item == nil
            ? "missing `- ` before `\(written)`"
            : written.hasPrefix("-") ? "missing space after `-`" : "expected `- `, found `\(written.prefix(1))`"
        let diagnostic = Diagnostic(
            .yamlSyntax,
            message,
            at: text.range(range),
            help: "write `- \(item ?? written)`"
        )
        let start = range.lowerBound
        guard range.count > 2, text.bytes[start..<start + 3].allSatisfy({ $0 < 0x80 && !$0.isBlank }) else {
            return SyntaxRepair(diagnostic, line.start...line.end, [])
        }
        let edits: [SyntaxRepair.Edit] = [
            .replace(start, with: UInt8(ascii: "-")),
            .replace(start + 1, with: UInt8(ascii: " ")),
            .mask(start + 2..<range.upperBound, of: range),
        ]
        return SyntaxRepair(diagnostic, line.start...line.end, edits)
    }

    /// Returns true if a line is below an item in the same column, or below a key without a value.
    private static func canBeItem(_ line: BlockLine, _ text: ReadText) -> Bool {
        var above = line
        while above.start > text.base {
            above = BlockLine(around: above.start - 1, in: text.bytes, from: text.base)
            if above.isBlank || text.bytes[above.contentStart] == UInt8(ascii: "#") { continue }
            guard above.indentation <= line.indentation else { continue }
            if above.isItem, above.indentation == line.indentation { return true }
            return above.value == nil && (above.key != nil || above.isItem)
        }
        return false
    }

    /// Returns true if a line without a colon is in a list: the item above it begins in the same column, and the list's key before it.
    private static func isItem(_ line: BlockLine, _ range: Range<Int>, _ events: [YAMLEvent], _ text: ReadText) -> Bool
    {
        guard !text.bytes[range].contains(UInt8(ascii: ":")) else { return false }
        var open: [(start: Int, isList: Bool)] = []
        for event in events {
            switch event.kind {
            case .sequenceStart: open.append((event.start, true))
            case .mappingStart: open.append((event.start, false))
            case .sequenceEnd, .mappingEnd: open.removeLast()
            default: break
            }
        }
        let columns = open.map { $0.start - BlockLine(around: $0.start, in: text.bytes, from: text.base).start }
        guard let index = columns.lastIndex(where: { $0 <= line.indentation }), open[index].isList else { return false }
        return columns[index] == line.indentation && index > 0 && columns[index - 1] < line.indentation
    }
}
