package import Diagnostics
import Support
import SwiftSource
package import TemplateEngine

extension PlannedRender {
    /// Reports invalid Swift at the template's line that generates it.
    package func checkSwift(_ text: RenderedText, into bag: inout DiagnosticBag) {
        guard path.hasSuffix(".swift") else { return }
        var errors = DiagnosticBag()
        SwiftReader.check(SourceFile(path: path, bytes: text.bytes), into: &errors)
        // Later errors are mostly consequences of the first one.
        guard let error = errors.sorted.first, case .range(let range) = error.place else { return }
        var ignored = DiagnosticBag()
        let mapped = self.text(keepsSourceMap: true, into: &ignored)
        guard let source = mapped?.source(of: range.start) else { return }
        let message = "the output is not valid Swift: \(error.message)"
        let notes = [Diagnostic.Note("the generated line is `\(range.line)`"), note]
        bag.add(.templateMakesNoSwift, message, at: source, help: error.help, notes: notes)
    }
}

extension SourceRange {
    /// The line in which the range begins, without the spaces at the beginning.
    fileprivate var line: String {
        let line = file.text(file.contentRange(ofLine: startPosition.line))
        return String(line.drop { $0 == " " })
    }
}

extension SourceRange {
    /// True if the range is the expression in `{{ … }}`. Only an expression has two braces before it.
    fileprivate var isInBraces: Bool {
        let before = file.bytes[..<start].reversed().drop { " \t\r\n-+".utf8.contains($0) }
        return before.starts(with: "{{".utf8)
    }
}

extension RenderedText {
    /// Returns the tag, or the part of a line of text, that generated the byte at an offset of the output.
    fileprivate func source(of offset: Int) -> SourceRange? {
        guard let entry = sourceMap.last(where: { $0.offset <= offset }) else { return nil }
        let file = entry.template.file
        let template = entry.template.text.utf8
        let isTag = ["{{", "{%"].contains { entry.template.text.hasPrefix($0) }
        if isTag || entry.template.isInBraces { return entry.template }
        // Rendering may add indentation to the text, but doesn't change its number of lines.
        let newlines = bytes[entry.offset..<offset].count { $0 == UInt8(ascii: "\n") }
        let lines = template.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines[min(newlines, lines.count - 1)]
        let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = entry.template.start + template.distance(from: template.startIndex, to: words.startIndex)
        let skipped = newlines == 0 ? min(max(offset - entry.offset, 0), words.count) : 0
        return SourceRange(file: file, start: start + skipped, end: start + words.count)
    }
}
