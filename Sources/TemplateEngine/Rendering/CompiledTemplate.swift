package import Diagnostics

/// A template that is ready to be rendered, any number of times and from any thread.
package struct CompiledTemplate: Sendable {
    let program: Program

    /// The template's own name and those of all that it extends, includes and imports, each once.
    package var fileNames: [String] {
        var seen: Set<String> = []
        return program.uses.map(\.text.name).filter { seen.insert($0).inserted }
    }

    /// Writes the template's text for a context.
    ///
    /// - Parameter notes: added to each diagnostic: what was being rendered, and for whom.
    /// - Returns: nil if that ends in an error, which is reported.
    package func render(
        _ context: TemplateMapping,
        notes: [Diagnostic.Note] = [],
        keepsSourceMap: Bool = false,
        into diagnostics: inout DiagnosticBag
    ) -> RenderedText? {
        var renderer = Renderer(program: program, context: context, keepsMarks: keepsSourceMap)
        guard renderer.run(notes, into: &diagnostics, { try $0.run($0.program.body) }) != nil else { return nil }
        let output = renderer.output
        let map = output.marks.map { (offset: $0.offset, template: program.range($0.place)) }
        return RenderedText(bytes: output.bytes, verbatim: output.verbatim, sourceMap: map)
    }
}

package struct RenderedText: Sendable {
    /// UTF-8, with line feeds as the template has them.
    package let bytes: [UInt8]
    /// What raw sections wrote, in order: cleaning up leaves it alone.
    package let verbatim: [Range<Int>]
    /// For each part in order, its first byte, and the text or tag of the template that wrote it; empty if it was not asked for.
    package let sourceMap: [(offset: Int, template: SourceRange)]

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// An expression that is ready to be evaluated, any number of times and from any thread.
package struct CompiledExpression: Sendable {
    let program: Program
    let root: ExpressionNode

    /// - Returns: nil if that ends in an error, which is reported.
    package func evaluate(_ context: TemplateMapping, into diagnostics: inout DiagnosticBag) -> TemplateValue? {
        var renderer = Renderer(program: program, context: context, keepsMarks: false)
        return renderer.run([], into: &diagnostics) { try $0.value(root) }
    }
}
