import TemplateEngine

/// Helpers to write the values that templates see; absent values are there, as null.
extension TemplateValue {
    static func fields(_ fields: KeyValuePairs<String, TemplateValue>) -> TemplateValue {
        .mapping(TemplateMapping(fields.map { ($0.key, $0.value) }))
    }

    static func optional(_ text: String?) -> TemplateValue {
        text.map(TemplateValue.string) ?? .null
    }

    static func strings(_ texts: some Sequence<String>) -> TemplateValue {
        .list(texts.map(TemplateValue.string))
    }
}
