package import Diagnostics
import Synchronization

/// The text of a template, and its name in tags.
package struct TemplateSource: Sendable {
    /// As in `include "common/header.stencil"`.
    package let name: String
    /// The file. Diagnostics show its path.
    package let file: SourceFile

    package init(name: String, file: SourceFile) {
        (self.name, self.file) = (name, file)
    }
}

/// The templates that can use each other, and their filters.
package struct TemplateLibrary: Sendable {
    package let sources: [TemplateSource]
    package let filters: FilterTable
    package let limits: TemplateLimits
    private let positions: [String: Int]
    private let parsed = ParsedSources()

    /// Creates a library. If several sources have the same name, the first one counts.
    package init(sources: [TemplateSource], filters: FilterTable = .builtIn, limits: TemplateLimits = TemplateLimits())
    {
        (self.sources, self.filters, self.limits) = (sources, filters, limits)
        positions = Dictionary(sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func source(named name: String) -> TemplateSource? {
        positions[name].map { sources[$0] }
    }

    /// Compiles a template with all files that it extends, includes and imports.
    ///
    /// - Returns: nil if one of these files has errors, which are reported. Also nil if there is no source with this name; the caller must report
    ///   this.
    package func compile(_ name: String, into diagnostics: inout DiagnosticBag) -> CompiledTemplate? {
        source(named: name).flatMap { compile(TemplateText(file: $0.file, name: name), into: &diagnostics) }
    }

    /// Compiles a text that is not a file, such as a pattern in a pack's manifest.
    package func compile(text: LocatedText, into diagnostics: inout DiagnosticBag) -> CompiledTemplate? {
        compile(TemplateText(text), into: &diagnostics)
    }

    /// Compiles a text that is only an expression, such as a condition in a pack's manifest.
    package func compileExpression(_ text: LocatedText, into diagnostics: inout DiagnosticBag) -> CompiledExpression? {
        for (opening, closing) in [("{{", "}}"), ("{%", "%}")] where text.text.hasPrefix(opening) {
            let help = "write only the expression, without `\(opening)` and `\(closing)`"
            diagnostics.add(.templateSyntax, "expected an expression, found a tag", at: text.range, help: help)
            return nil
        }
        let text = TemplateText(text)
        var lexer = Lexer(bytes: text.bytes, problems: ParseProblems(text: text))
        lexer.readTokens()
        var parser = ExpressionParser(lexer, filters, limits)
        parser.nameOfEnd = "the end of the value"
        let expression = parser.readAll { try $0.parseExpression() }
        for diagnostic in parser.problems.diagnostics { diagnostics.add(diagnostic) }
        guard let expression, parser.problems.diagnostics.isEmpty else { return nil }
        // The compiler needs a template: this one prints the expression.
        let output = Statement(kind: .output(expression), range: expression.range)
        let program = TemplateCompiler.compile(TemplateSyntax(text: text, body: [output]), self, into: &diagnostics)
        guard let program, case .output(let root) = program.statements[program.body.lowerBound].kind else { return nil }
        return CompiledExpression(template: CompiledTemplate(program), root: root)
    }

    /// Parses a text. The text of a source without problems is parsed only once.
    ///
    /// - Parameter notes: the reasons why the text is used, for its diagnostics.
    func syntax(of text: TemplateText, notes: [Diagnostic.Note] = [], into diagnostics: inout DiagnosticBag)
        -> TemplateSyntax?
    {
        if let known = parsed.syntaxes.withLock({ $0[text.name] }) { return known }
        let parser = TemplateParser(ParseProblems(text: text, notes: notes), filters, limits)
        for diagnostic in parser.problems { diagnostics.add(diagnostic) }
        if parser.problems.isEmpty, !text.name.isEmpty { parsed.syntaxes.withLock { $0[text.name] = parser.syntax } }
        return parser.problems.contains { $0.severity == .error } ? nil : parser.syntax
    }

    private func compile(_ text: TemplateText, into diagnostics: inout DiagnosticBag) -> CompiledTemplate? {
        syntax(of: text, into: &diagnostics)
            .flatMap { TemplateCompiler.compile($0, self, into: &diagnostics) }
            .map(CompiledTemplate.init)
    }
}

/// The sources without problems that have been parsed, by name.
private final class ParsedSources: Sendable {
    let syntaxes = Mutex<[String: TemplateSyntax]>([:])
}
