import Dispatch

// One compiled template, rendered by eight threads at once: `Scripts/sanitize-threads.sh` builds this with the sanitizer.

let main = """
    {% import "macros" as m %}
    {% for field in fields where field.type is string sep "," %}
        {% set n = loop.counter * 2 %}
        {{ m.declaration(field, "n" ~ n) }}
        {% include "notes" %}
    {% else %}
        none
    {% endfor %}
    {% filter upper %}{{ fields | map("name") | sorted | join(", ") }}{% endfilter %}
    {% raw %}{{ raw }}{% endraw %}
    {% block end %}{{ fields.count // 3 }} {{ missing ?? "nothing" }}{% endblock %}
    """
let macros = """
    {% macro declaration(field, note) %}let {{ field.name | camelCase }}: {{ field.type }} // {{ note }}{% endmacro %}
    """
let notes = """
    {% if field.notes %}
    {% for note in field.notes %}
    /// {{ note }}
    {% endfor %}
    {% endif %}
    """

let sources = [("main", main), ("macros", macros), ("notes", notes)].map { name, text in
    TemplateSource(name: name, file: SourceFile(path: name, text: text))
}
var diagnostics = DiagnosticBag()
guard let template = TemplateLibrary(sources: sources).compile("main", into: &diagnostics) else {
    fatalError("\(diagnostics)")
}

let fields: [TemplateValue] = (0..<50).map { number in
    [
        "name": .string("field_\(number)"), "type": number % 7 == 0 ? .integer(7) : "String",
        "notes": ["What it is, in so many words.", "Why."],
    ]
}
let context = TemplateMapping([("fields", .list(fields))])
guard let expected = template.render(context, into: &diagnostics)?.bytes else { fatalError("\(diagnostics)") }

DispatchQueue.concurrentPerform(iterations: 8) { _ in
    for round in 0..<25 {
        var diagnostics = DiagnosticBag()
        precondition(
            template.render(context, keepsSourceMap: round % 5 == 0, into: &diagnostics)?.bytes == expected,
            "one thread wrote something else"
        )
    }
}
print("\(expected.count) bytes from each of eight threads")
