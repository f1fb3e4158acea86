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
    /// - Returns: nil if that ends in an error, which is reported.
    package func render(
        _ context: TemplateMapping,
        options: RenderOptions = RenderOptions(),
        into diagnostics: inout DiagnosticBag
    ) -> RenderedText? {
        var renderer = Renderer(program: program, context: context, keepsMarks: options.keepsSourceMap)
        guard renderer.run(options.notes, into: &diagnostics, { try $0.run($0.program.body) }) != nil else {
            return nil
        }
        let output = renderer.output
        let map = options.keepsSourceMap ? TemplateSourceMap(output, program) : nil
        return RenderedText(bytes: output.bytes, verbatim: output.verbatim, sourceMap: map)
    }
}

package struct RenderOptions: Sendable {
    /// Added to each diagnostic: what was being rendered, and for whom.
    package var notes: [Diagnostic.Note]
    package var keepsSourceMap: Bool

    package init(notes: [Diagnostic.Note] = [], keepsSourceMap: Bool = false) {
        self.notes = notes
        self.keepsSourceMap = keepsSourceMap
    }
}

package struct RenderedText: Sendable {
    /// UTF-8, with line feeds as the template has them.
    package let bytes: [UInt8]
    /// What raw sections wrote, in order: cleaning up leaves it alone.
    package let verbatim: [Range<Int>]
    /// Only if it was asked for.
    package let sourceMap: TemplateSourceMap?

    package var text: String {
        String(decoding: bytes, as: UTF8.self)
    }
}

/// Where each part of an output comes from.
package struct TemplateSourceMap: Sendable {
    package struct Entry: Sendable {
        /// The first byte of the part, which reaches to the next entry.
        package let offset: Int
        /// The text or tag of the template that wrote it.
        package let template: SourceRange
    }

    /// In the order of the output.
    package let entries: [Entry]

    init(_ output: OutputBuffer, _ program: Program) {
        entries = output.marks.map { Entry(offset: $0.offset, template: program.range($0.place)) }
    }
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
