package import Diagnostics
import SwiftReader
import TemplateEngine

extension RenderPlan {
    /// Renders what one pack makes, and reports outputs that are no Swift where the template made them so.
    package func checkSwift(of pack: String, into bag: inout DiagnosticBag) {
        _ = Concurrently.map(renders.filter { $0.key.pack == pack }, into: &bag) { $0.checkSwift(into: &$1) }
    }
}

extension PlannedRender {
    fileprivate func checkSwift(into bag: inout DiagnosticBag) {
        let place = origin.map { " for \($0.location)" } ?? ""
        let note = Diagnostic.Note("while rendering \(path)\(place)")
        guard let text = rule.template.render(context, options: RenderOptions(notes: [note], keepsSourceMap: true), into: &bag) else { return }
        guard path.hasSuffix(".swift"), let map = text.sourceMap else { return }
        var errors = DiagnosticBag()
        SwiftFileCheck.run(SourceFile(path: path, bytes: text.bytes), into: &errors)
        // What follows the first error is mostly its consequence.
        guard let error = errors.sorted.first, case .range(let range) = error.place else { return }
        guard let source = map.source(of: range.start, in: text.bytes) else { return }
        bag.add(
            Diagnostic(
                .templateMakesNoSwift,
                "what this makes is no Swift: \(error.message)",
                at: source,
                help: error.help,
                notes: [.init("the line is `\(range.line)`"), note]
            )
        )
    }
}

extension SourceRange {
    /// The line in which it begins, without the blanks around it.
    fileprivate var line: String {
        let line = file.text(file.contentRange(ofLine: startPosition.line))
        return String(line.drop { $0 == " " })
    }
}

extension TemplateSourceMap {
    /// The tag, or the part of a line of text, that wrote the byte at an offset of the output.
    fileprivate func source(of offset: Int, in output: [UInt8]) -> SourceRange? {
        guard let entry = entries.last(where: { $0.offset <= offset }) else { return nil }
        let file = entry.template.file
        let template = entry.template.text.utf8
        guard !entry.template.text.hasPrefix("{{"), !entry.template.text.hasPrefix("{%") else { return entry.template }
        // Indentation may have been put before lines of the text, but it has as many lines as what it became.
        let newlines = output[entry.offset..<offset].count { $0 == UInt8(ascii: "\n") }
        let lines = template.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines[min(newlines, lines.count - 1)]
        let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = entry.template.start + template.distance(from: template.startIndex, to: words.startIndex)
        let skipped = newlines == 0 ? min(max(offset - entry.offset, 0), words.count) : 0
        return SourceRange(file: file, start: start + skipped, end: start + words.count)
    }
}
