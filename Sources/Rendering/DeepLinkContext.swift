import Naming
import ProjectGraph
import SwiftInterface
import TemplateEngine

/// The link of a module, as templates see it.
struct DeepLinkContext {
    let module: Module
    let link: DeepLink

    /// Nil for a module that no link opens.
    init?(_ module: Module) {
        guard let link = module.deepLink else { return nil }
        self.module = module
        self.link = link
    }

    var value: TemplateValue {
        let segments = link.segments.enumerated().map { place, value in part(value, place: place, item: nil) }
        let query = link.query.map { part($0.value, place: nil, item: $0.name) }
        return .fields([
            "name": .string(module.name),
            "method": .string(module.signature.showMethod),
            "path": .string(link.path),
            // Those that the link carries, each with the part of the link that has it.
            "parameters": .list(
                link.parameters.map { parameter in
                    let carrier = (segments + query).first { $0.parameter == parameter.name }
                    return .mapping(TemplateMapping(parameter.fields + [("part", carrier?.value ?? .null)]))
                }
            ),
            "segments": .list(segments.map(\.value)),
            "query": .list(query.map(\.value)),
            // Items of the query that are always the same.
            "literals": .list(query.filter { $0.parameter == nil }.map(\.value)),
        ])
    }

    /// Of two links that match one URL, the one that is read first.
    func precedes(_ other: DeepLinkContext) -> Bool {
        let (mine, others) = (link.segments.map(\.rank), other.link.segments.map(\.rank))
        if mine != others { return mine.lexicographicallyPrecedes(others) }
        return link.literalItems > other.link.literalItems
    }

    private func part(_ value: DeepLink.Value, place: Int?, item: String?) -> (parameter: String?, value: TemplateValue) {
        let position: [(String, TemplateValue)] = [
            ("place", place.map { .integer(Int64($0)) } ?? .null),
            ("item", .optional(item)),
        ]
        switch value {
        case .literal(let text): return (nil, .mapping(TemplateMapping(position + [("literal", .string(text))])))
        case .parameter(let carried):
            let written = carried.parameter.defaultValue?.text
            let empty = carried.text.count == .list ? "[]" : "nil"
            return (
                carried.parameter.name,
                .mapping(
                    TemplateMapping(
                        position + [
                            ("literal", .null),
                            ("parameter", .string(carried.parameter.name)),
                            ("value", .string(SwiftIdentifier.escaped(carried.parameter.internalName, in: .expression))),
                            // How it is written as text: a member of `LinkForm`.
                            ("form", .string(carried.text.form.rawValue)),
                            // How many texts it takes, and the function that reads or writes them: `one`, `optional`, `list`.
                            ("count", .string(carried.text.count.rawValue)),
                            // What it is where the link says nothing of it; null where that is nothing.
                            ("default", .optional(written == empty ? nil : written)),
                        ]
                    )
                )
            )
        }
    }
}

extension DeepLink {
    fileprivate var literalItems: Int {
        query.count { if case .literal = $0.value { true } else { false } }
    }
}
