import Diagnostics
import Specs
import Support
import SwiftSource

struct DeepLinkContext: TemplateContext {
    let link: DeepLink
    let project: ProjectValues

    static let table = ContextTable<DeepLinkContext>("deep link", "A link that opens a module or flow.") {
        ContextEntry("name", "The module or flow that the link opens.", example: "Login") { $0.link.destination.name }
        ContextEntry("method", "The router's method that shows this module or flow.", example: "showLogin") {
            $0.link.destination.showMethod
        }
        ContextEntry(
            "over",
            "The module or flow that the link shows first, unless its screen is already the topmost one; nil if "
                + "the spec has no `over`."
        ) { context in context.link.over.map(context.project.destination) }
        ContextEntry("path", "The path and the query, as in the spec.", example: "/login") { $0.link.path }
        ContextEntry("parameters", "The parameters of the module or flow that are in the link.") { $0.link.parameters }
        ContextEntry(
            "values",
            "The path segments and query items that contain a parameter, in the order of `parameters`."
        ) { $0.values }
        ContextEntry("segments", "The segments of the path.") { $0.segments }
        ContextEntry("query", "The items of the query.") { $0.query }
        ContextEntry("literals", "The items of the query with a fixed text.") { context in
            context.query.filter { $0.value.literal != nil }
        }
    }

    /// Returns true if this link is read before the other, when both match a URL.
    func precedes(_ other: DeepLinkContext) -> Bool {
        let (mine, others) = (link.segments.map(\.rank), other.link.segments.map(\.rank))
        if mine != others { return mine.lexicographicallyPrecedes(others) }
        return query.count { $0.value.literal != nil } > other.query.count { $0.value.literal != nil }
    }

    private var segments: [LinkValueContext] {
        link.segments.enumerated().map { LinkValueContext(value: $1, place: $0, item: nil) }
    }

    private var query: [LinkValueContext] {
        link.query.map { LinkValueContext(value: $0.value, place: nil, item: $0.name) }
    }

    private var values: [LinkValueContext] {
        let all = segments + query
        return link.parameters.compactMap { parameter in
            all.first { $0.value.carried?.parameter.name == parameter.name }
        }
    }
}

struct LinkValueContext: TemplateContext {
    let value: DeepLink.Value
    let place: Int?
    let item: String?

    static let table = ContextTable<LinkValueContext>(
        "link value",
        "A segment of a link's path, or an item of its query."
    ) {
        ContextEntry(
            "place",
            "The index of the segment in the path, from 0; nil for an item of the query.",
            example: "1"
        ) { $0.place }
        ContextEntry("item", "The name of the query item; nil for a segment of the path.", example: "email") { $0.item }
        ContextEntry("literal", "The fixed text; nil for a parameter.", example: "todos") { $0.value.literal }
        ContextEntry("parameter", "The name of the parameter; nil for a fixed text.", example: "id") {
            $0.value.carried?.parameter.name
        }
        ContextEntry(
            "value",
            "The parameter's name in a function's body, in backquotes if Swift needs them; nil for a fixed text.",
            example: "id"
        ) { context in
            context.value.carried.map { SwiftIdentifier.escaped($0.parameter.internalName, in: .expression) }
        }
        ContextEntry(
            "form",
            "The member of `LinkForm` that converts the parameter from and to text; nil for a fixed text.",
            example: "losslessString"
        ) { context in context.value.carried.map { $0.text.declaration?.formName ?? $0.text.form.rawValue } }
        ContextEntry(
            "count",
            "How many values a URL can have for the parameter: `one`, `optional` (none or one) or `list`; nil for a fixed text.",
            example: "one"
        ) { $0.value.carried?.text.count.rawValue }
        ContextEntry(
            "default",
            "The value if the query has no such item. Nil in three cases: the spec has no default, the default is "
                + "`nil`, or the parameter is a list with the default `[]`.",
            example: ".all"
        ) { $0.defaultValue }
    }

    private var defaultValue: String? {
        guard let carried = value.carried, let written = carried.parameter.defaultValue?.text else { return nil }
        return written == (carried.text.count == .list ? "[]" : "nil") ? nil : written
    }
}

extension LinkFormDeclaration: TemplateContext {
    static let table = ContextTable<LinkFormDeclaration>(
        "link form",
        "A type whose text form in links is set under `types` in scaffold.yml."
    ) {
        ContextEntry("type", "The type.", example: "Todo.ID") { $0.type }
        ContextEntry(
            "name",
            "The name of the member of `LinkForm` that scaffold generates for this type. `LinkForm` converts values of deep links to and from text.",
            example: "todoIDForm"
        ) { $0.formName }
        ContextEntry(
            "form",
            "The value of `text` for this type in `scaffold.yml`. If it is `losslessString`, the generated member `todoIDForm` calls `LinkForm.losslessString`.",
            example: "losslessString"
        ) {
            $0.form.rawValue
        }
        ContextEntry("spec", "The path of scaffold.yml.", example: "scaffold.yml") { $0.range.file.path }
        ContextEntry("line", "The line of the entry in scaffold.yml.", example: "9") { $0.range.startPosition.line }
    }

    var formName: String {
        NameCase.camelCase.applied(to: type.filter { $0.isLetter || $0.isNumber || $0 == "_" }) + "Form"
    }
}
