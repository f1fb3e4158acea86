package import Diagnostics

/// A template that is ready to be rendered, any number of times and from any thread.
///
/// It is a class, because a copy of a program counts a reference for each of its lists.
package final class CompiledTemplate: Sendable {
    let program: Program

    init(_ program: Program) {
        self.program = program
    }

    /// The names of the template and of all files that it extends, includes and imports, without duplicates.
    package var fileNames: [String] {
        var seen: Set<String> = []
        return program.uses.map(\.text.name).filter { seen.insert($0).inserted }
    }

    /// Renders the template with a context.
    ///
    /// - Parameter notes: notes for each diagnostic, such as the file that is being rendered.
    /// - Returns: nil if there is an error, which is reported.
    package func render(
        _ context: TemplateMapping,
        notes: [Diagnostic.Note] = [],
        keepsSourceMap: Bool = false,
        into diagnostics: inout DiagnosticBag
    ) -> RenderedText? {
        var renderer = Renderer(self, context: context, keepsMarks: keepsSourceMap)
        guard renderer.run(notes, into: &diagnostics, { try $0.run($0.program.body) }) != nil else { return nil }
        let output = renderer.output
        let map = output.marks.map { mark in
            (offset: mark.offset, template: program.range(mark.place), call: mark.call.map(program.range))
        }
        return RenderedText(bytes: output.bytes, verbatim: output.verbatim, sourceMap: map)
    }
}

package struct RenderedText: Sendable {
    /// The text in UTF-8. CRLF in the template becomes a line feed.
    package let bytes: [UInt8]
    /// The output of `raw` tags, in order. Cleaning up doesn't change it.
    package let verbatim: [Range<Int>]
    /// For each part of the text, in order: its first byte, the text or tag of the template that wrote it, and the outermost call of a macro there.
    /// Empty without `keepsSourceMap`.
    package let sourceMap: [(offset: Int, template: SourceRange, call: SourceRange?)]

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// An expression that is ready to be evaluated, any number of times and from any thread.
package struct CompiledExpression: Sendable {
    let template: CompiledTemplate
    let root: ExpressionNode

    /// - Returns: nil if there is an error, which is reported.
    package func evaluate(_ context: TemplateMapping, into diagnostics: inout DiagnosticBag) -> TemplateValue? {
        var renderer = Renderer(template, context: context, keepsMarks: false)
        return renderer.run([], into: &diagnostics) { try $0.value(root) }
    }
}
