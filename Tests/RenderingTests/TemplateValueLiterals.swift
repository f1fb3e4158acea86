package import TemplateEngine

/// Literals for contexts in tests.
extension TemplateValue: ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(floatLiteral value: Double) {
        self = .decimal(value)
    }

    package init(nilLiteral: ()) {
        self = .null
    }

    package init(arrayLiteral items: TemplateValue...) {
        self = .list(items)
    }

    package init(dictionaryLiteral pairs: (String, TemplateValue)...) {
        self = .mapping(TemplateMapping(pairs))
    }
}
