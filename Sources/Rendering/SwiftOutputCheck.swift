package import Diagnostics
import Packs
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
        var notes = [Diagnostic.Note("the generated line is `\(range.line)`"), note]
        var place = source.range
        if let call = source.call {
            if PackLayer.isBuiltIn(place.file), !PackLayer.isBuiltIn(call.file) {
                notes.append(.init("the macro is in this built-in file", at: place))
                place = call
            } else {
                notes.append(.init("the macro is called here", at: call))
            }
        }
        bag.add(.templateMakesNoSwift, message, at: place, help: error.help, notes: notes)
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
    /// Returns the tag, or the part of a line of text, that generated the byte at an offset of the output, and the outermost call of a macro there.
    fileprivate func source(of offset: Int) -> (range: SourceRange, call: SourceRange?)? {
        guard let entry = sourceMap.last(where: { $0.offset <= offset }) else { return nil }
        return (range(of: offset, in: entry.template, from: entry.offset), entry.call)
    }

    private func range(of offset: Int, in written: SourceRange, from first: Int) -> SourceRange {
        let template = written.text.utf8
        let isTag = ["{{", "{%"].contains { written.text.hasPrefix($0) }
        if isTag || written.isInBraces { return written }
        // Rendering may add indentation to the text, but doesn't change its number of lines.
        let newlines = bytes[first..<offset].count { $0 == UInt8(ascii: "\n") }
        let lines = template.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines[min(newlines, lines.count - 1)]
        let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = written.start + template.distance(from: template.startIndex, to: words.startIndex)
        let skipped = newlines == 0 ? min(max(offset - first, 0), words.count) : 0
        return SourceRange(file: written.file, start: start + skipped, end: start + words.count)
    }
}
