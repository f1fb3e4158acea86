import Diagnostics

/// A line of a block of text that is indented more than the key of the block, but less than the first line. YAML ends the block before it.
enum UnevenBlock {
    static func repair(_ syntax: SyntaxProblem) -> SyntaxRepair? {
        let text = syntax.text
        guard let block = syntax.events.last, [.literal, .folded].contains(block.style) else { return nil }
        let header = text.line(at: block.start)
        let column = (header.key?.lowerBound ?? header.contentStart) - header.start
        var (line, lines) = (header, [BlockLine]())
        while line.end < text.bytes.count {
            line = text.line(at: line.end + 1)
            if line.isBlank { continue }
            guard line.indentation > column else { break }
            lines.append(line)
        }
        let rest = lines.drop { $0.start < block.end }
        guard let first = lines.first, let last = lines.last, let uneven = rest.first,
            uneven.indentation < first.indentation,
            !text.bytes[uneven.start..<uneven.contentStart].contains(UInt8(ascii: "\t")),
            rest.contains(where: { text.bytes[$0.contentStart] != UInt8(ascii: "#") })
        else { return nil }
        let message = "this line is indented less than the first line of the text"
        let isKey = uneven.key.map { text.file.text($0).wholeMatch(of: #/\w+/#) != nil } ?? false
        let help =
            "indent it like line \(text.range(first.content).startPosition.line)"
            + (isKey ? header.key.map { ", or like `\(text.file.text($0)):` if it is a key" } ?? "" : "")
        let diagnostic = Diagnostic(.yamlSyntax, message, at: text.range(uneven.content), help: help)
        let range = text.contentStart(of: block)..<last.end
        return SyntaxRepair(diagnostic: diagnostic, extent: range.lowerBound...range.upperBound) {
            $0.mask(range, of: range)
        }
    }
}
