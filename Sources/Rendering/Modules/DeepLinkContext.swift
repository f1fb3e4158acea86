import Specs
import Support
import SwiftSource

/// A link that opens a module or flow, as templates see it.
struct DeepLinkContext: TemplateContext {
    let link: DeepLink

    static let table = ContextTable<DeepLinkContext>("deep link", "A link that opens a module or flow.") {
        ContextEntry("name", "The module or flow.", example: "Login") { $0.link.destination.name }
        ContextEntry("method", "The router's method that shows it.", example: "showLogin") {
            $0.link.destination.showMethod
        }
        ContextEntry(
            "over",
            "The module or flow that is shown first, unless it is on top already; nil where there is none."
        ) { context in
            context.link.over.map { SignatureContext(signature: $0) }
        }
        ContextEntry("path", "The path of the link, as the spec writes it.", example: "/login") { $0.link.path }
        ContextEntry("parameters", "The parameters that the link carries.") { $0.link.parameters }
        ContextEntry("values", "Where each of them stands in the link, in the same order.") { $0.values }
        ContextEntry("segments", "The parts of the path.") { $0.segments }
        ContextEntry("query", "The items of the query.") { $0.query }
        ContextEntry("literals", "The items of the query that are always the same.") { context in
            context.query.filter { $0.literal != nil }
        }
    }

    /// Returns true if this link is read before the other, when both match a URL.
    func precedes(_ other: DeepLinkContext) -> Bool {
        let (mine, others) = (link.segments.map(\.rank), other.link.segments.map(\.rank))
        if mine != others { return mine.lexicographicallyPrecedes(others) }
        return query.count { $0.literal != nil } > other.query.count { $0.literal != nil }
    }

    private var segments: [LinkValueContext] {
        link.segments.enumerated().map { LinkValueContext(value: $1, place: $0, item: nil) }
    }

    private var query: [LinkValueContext] {
        link.query.map { LinkValueContext(value: $0.value, place: nil, item: $0.name) }
    }

    private var values: [LinkValueContext] {
        let all = segments + query
        return link.parameters.compactMap { parameter in all.first { $0.carried?.parameter.name == parameter.name } }
    }
}

/// A part of a link's path, or an item of its query.
struct LinkValueContext: TemplateContext {
    let value: DeepLink.Value
    let place: Int?
    let item: String?

    static let table = ContextTable<LinkValueContext>("link value", "A part of a link's path, or an item of its query.")
    {
        ContextEntry("place", "Its place among the parts of the path; null in the query.", example: "1") { $0.place }
        ContextEntry("item", "Its name in the query; null in the path.", example: "email") { $0.item }
        ContextEntry("literal", "The text that always stands there; null for a parameter.", example: "todos") {
            $0.literal
        }
        ContextEntry("parameter", "The name of the parameter; null for a literal.", example: "id") {
            $0.carried?.parameter.name
        }
        ContextEntry("value", "The parameter as a value in the body of a function.", example: "id") { context in
            context.carried.map { SwiftIdentifier.escaped($0.parameter.internalName, in: .expression) }
        }
        ContextEntry("form", "How it is written as text: a member of `LinkForm`.", example: "losslessString") {
            context in
            context.carried.map { $0.text.declaration?.formName ?? $0.text.form.rawValue }
        }
        ContextEntry("count", "How many texts it takes: `one`, `optional` or `list`.", example: "one") {
            $0.carried?.text.count.rawValue
        }
        ContextEntry(
            "default",
            "What it is where the link leaves it out; null where that is nothing, or an error.",
            example: ".all"
        ) {
            $0.defaultValue
        }
    }

    var literal: String? {
        if case .literal(let text) = value { text } else { nil }
    }

    var carried: LinkParameter? {
        if case .parameter(let parameter) = value { parameter } else { nil }
    }

    private var defaultValue: String? {
        guard let carried, let written = carried.parameter.defaultValue?.text else { return nil }
        return written == (carried.text.count == .list ? "[]" : "nil") ? nil : written
    }
}
