package import Diagnostics
import Support
import SwiftSource
package import TemplateEngine

/// The output of a template, to be checked as Swift.
package struct SwiftOutput: Sendable {
    package let template: String
    package let text: RenderedText
    private let path: String
    private let note: Diagnostic.Note

    /// Reports invalid Swift at the template's line that generates it.
    package func check(into bag: inout DiagnosticBag) {
        guard let map = text.sourceMap else { return }
        var errors = DiagnosticBag()
        SwiftFileCheck.run(SourceFile(path: path, bytes: text.bytes), into: &errors)
        // Later errors are mostly consequences of the first one.
        guard let error = errors.sorted.first, case .range(let range) = error.place else { return }
        guard let source = map.source(of: range.start, in: text.bytes) else { return }
        bag.add(
            .templateMakesNoSwift,
            "the output is not valid Swift: \(error.message)",
            at: source,
            help: error.help,
            notes: [.init("the line is `\(range.line)`"), note]
        )
    }
}

extension RenderPlan {
    /// Renders the outputs of a pack.
    ///
    /// - Returns: what is to be Swift.
    package func swiftOutputs(of pack: String, into bag: inout DiagnosticBag) -> [SwiftOutput] {
        Concurrently.mapToLimit(renders.filter { $0.key.pack == pack }, into: &bag) { SwiftOutput($0, into: &$1) }
            .compactMap(\.self)
    }
}

extension SwiftOutput {
    fileprivate init?(_ render: PlannedRender, into bag: inout DiagnosticBag) {
        let place = render.origin.map { " for \($0.location)" } ?? ""
        path = render.path
        note = Diagnostic.Note("while rendering \(path)\(place)")
        let text = render.template.render(
            render.context,
            options: RenderOptions(notes: [note], keepsSourceMap: true),
            into: &bag
        )
        guard let text, path.hasSuffix(".swift") else { return nil }
        (self.text, template) = (text, render.key.template)
    }
}

extension SourceRange {
    /// The line in which it begins, without surrounding spaces.
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
