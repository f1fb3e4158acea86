import Support
import TemplateEngine
import YAML

/// The context of a template as YAML and JSON. `scaffold render --context` accepts both.
package struct ContextText: Sendable {
    private let context: TemplateValue

    init(_ context: TemplateMapping) {
        self.context = .mapping(context)
    }

    package var yaml: String { (nested(context) ?? [scalar(context)]).map { $0 + "\n" }.joined() }

    package var json: String { JSONValue(context).text() }

    /// Returns the lines of a list or mapping; nil for a scalar, and for an empty list or mapping.
    private func nested(_ value: TemplateValue) -> [String]? {
        switch value {
        case .list(let items) where !items.isEmpty: items.flatMap { item($0) }
        case .mapping(let mapping) where !mapping.isEmpty: zip(mapping.names, mapping.values).flatMap { entry($0, $1) }
        default: nil
        }
    }

    private func item(_ value: TemplateValue) -> [String] {
        (nested(value) ?? [scalar(value)]).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
    }

    private func entry(_ name: String, _ value: TemplateValue) -> [String] {
        let key = YAMLQuoting.quoted(name) + ":"
        return nested(value).map { [key] + $0.map { "  " + $0 } } ?? [key + " " + scalar(value)]
    }

    private func scalar(_ value: TemplateValue) -> String {
        switch value {
        case .null: "null"
        case .string(let text): YAMLQuoting.quoted(text)
        case .list: "[]"
        case .mapping: "{}"
        case .boolean, .integer, .decimal: value.printed ?? ""
        }
    }
}
