import Diagnostics
import TemplateEngine
import Testing

/// No template crashes or blocks the tool.
struct TemplateLimitTests {
    /// Renders a template, and returns the codes and messages of its diagnostics.
    private func messages(_ text: String, _ files: [String: String] = [:], limits: TemplateLimits = TemplateLimits())
        -> [String]
    {
        let sources = ([("main", text)] + files.sorted { $0.key < $1.key }).map { name, text in
            TemplateSource(name: name, file: SourceFile(path: name, text: text))
        }
        var bag = DiagnosticBag()
        let context = TemplateMapping([("xs", .list((0..<1000).map { .integer($0) })), ("s", "text")])
        _ = TemplateLibrary(sources: sources, limits: limits).compile("main", into: &bag)?.render(context, into: &bag)
        return bag.sorted.map { "\($0.code.rawValue) \($0.message)" }
    }

    @Test func macrosThatCallThemselves() {
        let found = messages("{% macro f(n) %}{{ f(n + 1) }}{% endmacro %}{{ f(0) }}")
        #expect(found == ["SC0316 macro calls, tags and operators are nested more than 300 levels deep"])
    }

    @Test func macrosThatCallThemselvesFromDeepInside() {
        let tags = String(repeating: "{% if true %}", count: 45)
        let ends = String(repeating: "{% endif %}", count: 45)
        let call = String(repeating: "(", count: 45) + "f(n)" + String(repeating: ")", count: 45)
        let found = messages("{% macro f(n) %}\(tags){{ \(call) }}\(ends){% endmacro %}{{ f(0) }}")
        #expect(found == ["SC0316 macro calls, tags and operators are nested more than 300 levels deep"])
    }

    @Test func macrosThatCallThemselvesTwice() {
        var limits = TemplateLimits()
        limits.work = 100_000
        let text = "{% macro f(n) %}{% if n > 0 %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(60) }}"
        #expect(messages(text, limits: limits) == ["SC0316 the template takes more than 100000 steps"])
    }

    @Test func loopsInLoops() {
        let loops =
            (0..<5).map { "{% for a\($0) in xs %}" }.joined() + "x" + String(repeating: "{% endfor %}", count: 5)
        var limits = TemplateLimits()
        limits.work = 100_000
        #expect(messages(loops, limits: limits) == ["SC0316 the template takes more than 100000 steps"])
        limits.work = .max
        limits.outputBytes = 100_000
        #expect(messages(loops, limits: limits) == ["SC0316 the output has more than 100000 bytes"])
    }

    @Test func textThatDoubles() {
        let doubling = String(repeating: "{% set s = s ~ s %}", count: 80)
        #expect(messages(doubling) == ["SC0316 the text has more than 16777216 bytes"])
        let printing = "{% set s = s | replace(\"t\", s) %}"
        #expect(messages(String(repeating: printing, count: 80)) == ["SC0316 the text has more than 16777216 bytes"])
    }

    @Test func listsThatDouble() {
        let found = messages(String(repeating: "{% set xs = xs + xs %}", count: 80))
        #expect(
            found == [
                "SC0316 the list has more than 1000000 items, counting those in its items and each 64 bytes of a text"
            ]
        )
    }

    private static let largeSteps = [
        String(repeating: "{% set x = 1 %}", count: 5000),
        "{% set x = [" + String(repeating: "1, ", count: 10_000) + "1] %}",
        "{% set x = " + (0..<3000).map(String.init).joined(separator: " < ") + " %}",
        "{% if a == -1 %}" + String(repeating: "{% elif a == -2 %}", count: 3000) + "{% endif %}",
        "{{ f() }}",
        "{% set x = text[-1] %}",
        "{% set x = text[40000] ?? 1 %}",
        "{% set x = text | length %}",
        "{% set x = [] | map(text) %}",
        "{% set x = [text] | map(filter: \"upper\") | first %}",
        "{% set x = other in texts %}",
        "{% set x = [other, text] | sorted | first %}",
        "{% set x = text == other %}",
    ]

    /// A step that does much work counts as many steps.
    @Test(arguments: largeSteps.indices)
    func stepsThatDoMuch(_ index: Int) {
        let body = Self.largeSteps[index]
        let macro = "{% macro f() %}" + String(repeating: "{% set y = 1 %}", count: 5000) + "{% endmacro %}"
        let values =
            "{% set text %}{% for x in xs %}0123456789012345678901234567890123456789012345678901234567890123{% endfor %}{% endset %}"
        let others = "{% set other = text ~ \"1\" %}{% set text = text ~ \"2\" %}{% set texts = [text, text, text] %}"
        let uses = "{{ [f() | length, text | length, other | length, texts | length] | first }}"
        var limits = TemplateLimits()
        limits.work = 50_000
        #expect(
            messages(macro + values + others + uses + "{% for a in xs %}\(body){% endfor %}", limits: limits) == [
                "SC0316 the template takes more than 50000 steps"
            ]
        )
    }

    @Test func listsOfLongTexts() {
        let text = "{% set text = s %}" + String(repeating: "{% set text = text ~ text %}", count: 18)
        let found = messages(
            text + "{% set list = [text] %}" + String(repeating: "{% set list = list + list %}", count: 20)
        )
        #expect(
            found == [
                "SC0316 the list has more than 1000000 items, counting those in its items and each 64 bytes of a text"
            ]
        )
        #expect(messages(text + "{% set text = text ~ text %}{% for x in text %}{% endfor %}") == found)
        #expect(messages(text + "{% set text = text ~ text %}{{ text | split(\"t\") | length }}") == found)
    }

    @Test func messagesThatGoOn() {
        let found = messages(String(repeating: "{% set s = s ~ s %}", count: 12) + "{% error s %}")
        #expect(found.map(\.count) == [1008])
        #expect(found[0].hasSuffix("texttext…"))
    }

    @Test func listsInLists() {
        #expect(
            messages(String(repeating: "{% set s = [s] %}", count: 100_000)) == [
                "SC0316 lists are nested more than 100 levels deep"
            ]
        )
        let zipping = "{% set s = [1] %}" + String(repeating: "{% set s = s | zip(s) %}", count: 1000)
        #expect(
            messages(zipping) == [
                "SC0316 the list has more than 1000000 items, counting those in its items and each 64 bytes of a text"
            ]
        )
    }

    @Test(arguments: [
        ("", "(", "", 50),
        ("", "[", "", 50),
        (" ", "{a: ", "} ", 50),
        ("", "not ", "", 50),
        ("", "-", "", 50),
        ("", "s ?? ", "", 50),
        ("", "s if s else ", "", 50),
        ("", "s(", "", 50),
        ("", "s[", "", 50),
        ("1", " + 1", "", 100),
        ("s", ".a", "", 100),
        ("s", " | upper", "", 100),
        ("s", " is string", "", 100),
    ])
    func deepExpressions(start: String, opening: String, closing: String, levels: Int) {
        let expression = start + String(repeating: opening, count: 100_000) + String(repeating: closing, count: 100_000)
        #expect(messages("{{ \(expression) }}").first == "SC0316 the expression has more than \(levels) levels")
    }

    @Test func deepTags() {
        let found = messages(String(repeating: "{% if s %}", count: 100_000))
        #expect(found.contains("SC0316 tags are nested more than 50 levels deep"))
    }

    @Test func chainsOfFiles() {
        var files: [String: String] = [:]
        for index in 0..<5000 { files["f\(index)"] = "{% include \"f\(index + 1)\" %}" }
        files["f5000"] = ""
        #expect(messages("{% include \"f0\" %}", files).contains { $0.hasPrefix("SC0316") })
        for index in 0..<5000 { files["f\(index)"] = "{% extends \"f\(index + 1)\" %}" }
        #expect(messages("{% include \"f0\" %}", files).contains { $0.hasPrefix("SC0316") })
        for index in 0..<5000 { files["f\(index)"] = "{% import \"f\(index + 1)\" as f %}" }
        #expect(messages("{% include \"f0\" %}", files).contains { $0.hasPrefix("SC0316") })
    }

    @Test func includesThatMultiply() {
        var files: [String: String] = [:]
        for index in 0..<40 { files["f\(index)"] = "{% include \"f\(index + 1)\" %}{% include \"f\(index + 1)\" %}" }
        files["f40"] = "x"
        var limits = TemplateLimits()
        limits.programSize = 100_000
        let found = messages("{% include \"f0\" %}", files, limits: limits)
        #expect(found == ["SC0316 the template with all that it includes has more than 100000 parts"])
    }

    /// The part that exceeds the limit may be the scope of a block that is defined in another file than its place.
    @Test(arguments: 1...8)
    func partsOfBlocks(_ limit: Int) {
        var limits = TemplateLimits()
        limits.programSize = limit
        let parent = "{# \(String(repeating: "long ", count: 40)) #}{% block b %}{% endblock %}"
        let child = "{% extends \"p\" %}{% block b %}{% set x = 1 %}{{ x }}{% endblock %}"
        let found = messages(child, ["p": parent], limits: limits)
        #expect(
            found == (limit < 7 ? ["SC0316 the template with all that it includes has more than \(limit) parts"] : [])
        )
    }

    @Test func invalidUTF8() {
        let bytes: [UInt8] = [0xFF, 0x7B, 0x7B, 0x20, 0x22, 0xFE, 0x22, 0x20, 0x7D, 0x7D, 0x00]
        let file = SourceFile(path: "main", bytes: bytes)
        var bag = DiagnosticBag()
        let library = TemplateLibrary(sources: [TemplateSource(name: "main", file: file)])
        let rendered = library.compile("main", into: &bag)?.render(TemplateMapping(), into: &bag)
        #expect(rendered?.bytes == [0xFF, 0xEF, 0xBF, 0xBD, 0x00])
    }

    /// Every prefix of every case, and every case without one of its bytes.
    @Test func damagedTemplates() {
        for template in TemplateCase.all where template.template.utf8.count < 200 {
            let bytes = Array(template.template.utf8)
            for index in bytes.indices {
                var shortened = template
                shortened.template = String(decoding: bytes[..<index], as: UTF8.self)
                _ = shortened.result()
                shortened.template = String(decoding: bytes[..<index] + bytes[(index + 1)...], as: UTF8.self)
                _ = shortened.result()
            }
        }
    }
}
