import Diagnostics
import Specs
import Support
import SwiftSource

struct DeepLinkContext: TemplateContext {
    let link: DeepLink
    let project: ProjectValues

    static let table = ContextTable<DeepLinkContext>("deep link") {
        ContextEntry("name") { $0.link.destination.name }
        ContextEntry("method") { $0.link.destination.showMethod }
        ContextEntry("over") { context in context.link.over.map(context.project.destination) }
        ContextEntry("path") { $0.link.path }
        ContextEntry("parameters") { $0.link.parameters }
        ContextEntry("values") { context in
            let all = context.segments + context.query
            return context.link.parameters.compactMap { parameter in
                all.first { $0.value.carried?.parameter.name == parameter.name }
            }
        }
        ContextEntry("segments") { $0.segments }
        ContextEntry("query") { $0.query }
        ContextEntry("literals") { context in context.query.filter { $0.value.literal != nil } }
    }

    /// Returns true if this link comes before the other link when both match a URL.
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
}

struct LinkValueContext: TemplateContext {
    let value: DeepLink.Value
    let place: Int?
    let item: String?

    static let table = ContextTable<LinkValueContext>("link value") {
        ContextEntry("place") { $0.place }
        ContextEntry("item") { $0.item }
        ContextEntry("literal") { $0.value.literal }
        ContextEntry("parameter") { $0.value.carried?.parameter.name }
        ContextEntry("value") { context in
            context.value.carried.map { SwiftIdentifier.escaped($0.parameter.internalName, in: .expression) }
        }
        ContextEntry("form") { context in
            context.value.carried.map { $0.text.declaration?.formName ?? $0.text.form.rawValue }
        }
        ContextEntry("count") { $0.value.carried?.text.count.rawValue }
        ContextEntry("default") { context -> String? in
            guard let carried = context.value.carried, let written = carried.parameter.defaultValue?.text else {
                return nil
            }
            return written == (carried.text.count == .list ? "[]" : "nil") ? nil : written
        }
    }
}

extension LinkFormDeclaration: TemplateContext {
    static let table = ContextTable<LinkFormDeclaration>("link form") {
        ContextEntry("type") { $0.type }
        ContextEntry("name") { $0.formName }
        ContextEntry("form") { $0.form.rawValue }
        ContextEntry("spec") { $0.range.file.path }
        ContextEntry("line") { $0.range.startPosition.line }
    }

    var formName: String {
        NameCase.camelCase.applied(to: type.filter { $0.isLetter || $0.isNumber || $0 == "_" }) + "Form"
    }
}
