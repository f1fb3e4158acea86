import Diagnostics
import TemplateEngine
import Testing

struct CompiledTemplateTests {
    private func compile(_ text: String, filters: FilterTable = .builtIn) -> CompiledTemplate? {
        var bag = DiagnosticBag()
        let source = TemplateSource(name: "main", file: SourceFile(path: "main", text: text))
        let template = TemplateLibrary(sources: [source], filters: filters).compile("main", into: &bag)
        #expect(bag.isEmpty)
        return template
    }

    @Test func rendersTheSameFromEightThreads() async throws {
        let text = """
            {% macro field(f, loopName) %}let {{ f.name | camelCase }}: {{ f.type }} // {{ loopName }}{% endmacro %}
            {% for f in fields sep "," %}
                {% set n = loop.counter * 2 %}
                {{ field(f, "n" ~ n) }}
            {% endfor %}
            {% raw %}{{ raw }}{% endraw %}
            """
        let template = try #require(compile(text))
        let fields: [TemplateValue] = (0..<200).map {
            .mapping(.init([("name", .string("field_\($0)")), ("type", "Int")]))
        }
        let context = TemplateMapping([("fields", .list(fields))])
        var bag = DiagnosticBag()
        let expected = try #require(template.render(context, into: &bag))
        let results = await withTaskGroup(of: [[UInt8]?].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<20).map { _ in
                        var bag = DiagnosticBag()
                        return template.render(context, into: &bag)?.bytes
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(results.count == 160)
        #expect(results.allSatisfy { $0 == expected.bytes })
    }

    @Test func reportsOutputOfRawSections() throws {
        let text = """
            {% macro m() %}
            a
            {% raw %}
            {{ raw }}

              {% endraw %}
            {% endmacro %}
              {{ m() }}
            {% raw %}x{% endraw %}
            """
        var bag = DiagnosticBag()
        let rendered = try #require(compile(text)?.render(TemplateMapping(), into: &bag))
        #expect(rendered.text == "  a\n  {{ raw }}\n\nx")
        #expect(rendered.verbatim.map { String(decoding: rendered.bytes[$0], as: UTF8.self) } == ["{{ raw }}\n", "x"])
    }

    @Test func addsNotesToErrors() throws {
        var bag = DiagnosticBag()
        let note = Diagnostic.Note("while rendering Login.swift for Specs/Login.yml:1")
        let rendered = try #require(compile("{{ a }}")).render(TemplateMapping(), notes: [note], into: &bag)
        #expect(rendered == nil)
        #expect(bag.sorted.map { $0.notes.map(\.message) } == [["while rendering Login.swift for Specs/Login.yml:1"]])
    }

    @Test func mapsItsOutput() throws {
        let context = TemplateMapping([("fields", [["name": "x"]]), ("a", ["b": "y"])])
        var bag = DiagnosticBag()
        let text = "one\n{% for f in fields %}\n  {{ f.name }};\n{% endfor %}\n{{ a.b }}\n"
        let rendered = try #require(compile(text)?.render(context, keepsSourceMap: true, into: &bag))
        #expect(rendered.text == "one\n  x;\ny\n")
        let entries = rendered.sourceMap.map { "\($0.offset) \($0.template.location)" }
        #expect(entries == ["0 main:1:1", "4 main:3:1", "6 main:3:6", "7 main:3:15", "9 main:5:4"])
        #expect(try #require(compile(text)?.render(context, into: &bag)).sourceMap.isEmpty)
    }

    @Test func takesFiltersFromOutside() throws {
        let filter = TemplateFilter("twice", aliases: ["double"], parameters: [.init("between", default: "")]) { call in
            let text = try call.text()
            guard !text.isEmpty else { throw .value("nothing to repeat") }
            return .string(text + (try call.text(0)) + text)
        }
        let filters = FilterTable.builtIn.adding([filter])
        var bag = DiagnosticBag()
        let template = compile("{{ \"a\" | twice }} {{ \"a\" | double(\"-\") }}", filters: filters)
        #expect(template?.render(TemplateMapping(), into: &bag)?.text == "aa a-a")
        #expect(filters["double"]?.signature == "twice(between: \"\")")
        _ = compile("{{ \"\" | twice }}", filters: filters)?.render(TemplateMapping(), into: &bag)
        #expect(bag.sorted.map(\.message) == ["nothing to repeat"])
    }

    @Test func takesCarriageReturnsForNewlines() throws {
        let text =
            "a\r\n{% if true %}\r\n  b\r\n{% endif %}\r\n  {{ \"x\r\ny\" }}\r\n{% block c %}\r\n    d\r\n\r\n      e\r\n{% endblock %}\r\nf\r"
        var bag = DiagnosticBag()
        #expect(
            try #require(compile(text)?.render(TemplateMapping(), into: &bag)).text
                == "a\n  b\n  x\n  y\n    d\n\n      e\nf\r"
        )
    }
}
