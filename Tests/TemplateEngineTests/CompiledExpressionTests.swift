import Diagnostics
import TemplateEngine
import Testing

/// Expressions and patterns inside other files, as pack manifests have them.
struct CompiledExpressionTests {
    private let manifest = SourceFile(
        path: "pack.yml",
        text: "when: module.style == 'viper'\npath: \"{{ module.nme }}/X.swift\"\n"
    )
    private let context = TemplateMapping([("module", ["style": "viper", "name": "Login"])])

    private func text(_ start: Int, _ end: Int) -> LocatedText {
        LocatedText(SourceRange(file: manifest, start: start, end: end))
    }

    @Test func evaluates() throws {
        var bag = DiagnosticBag()
        let expression = try #require(TemplateLibrary(sources: []).compileExpression(text(6, 29), into: &bag))
        let value = try #require(expression.evaluate(context, into: &bag))
        #expect(value == true)
        #expect(value.isTrue)
        #expect(bag.isEmpty)
    }

    @Test func findsErrorsAtTheirPlace() {
        var bag = DiagnosticBag()
        #expect(TemplateLibrary(sources: []).compileExpression(text(6, 21), into: &bag) == nil)
        #expect(bag.sorted.map(\.message) == ["expected an expression, found the end of the value"])
        guard case .range(let range)? = bag.sorted.first?.place else { return #expect(Bool(false)) }
        #expect(range.location == "pack.yml:1:22")
    }

    @Test func rendersPatterns() throws {
        var bag = DiagnosticBag()
        let library = TemplateLibrary(sources: [])
        let pattern = try #require(library.compile(text: text(37, 62), into: &bag))
        #expect(pattern.render(context, into: &bag) == nil)
        let diagnostic = try #require(bag.sorted.first)
        #expect(diagnostic.message == "unknown member `nme` of `module`")
        guard case .range(let range) = diagnostic.place else { return #expect(Bool(false)) }
        #expect(range.location == "pack.yml:2:11")
        #expect(range.text == "module.nme")
    }
}
