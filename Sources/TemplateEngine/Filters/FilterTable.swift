/// The filters that templates can use, by name.
package struct FilterTable: Sendable {
    /// In the order of the documentation.
    package private(set) var filters: [TemplateFilter] = []
    private var positions: [String: Int] = [:]

    /// Those that know nothing of any language.
    package static let builtIn = FilterTable().adding(CaseFilters.all + TextFilters.all + ListFilters.all)

    /// A table with further filters; one of a known name takes its place.
    package func adding(_ added: [TemplateFilter]) -> FilterTable {
        var table = self
        for filter in added {
            let position = table.positions[filter.name] ?? table.filters.count
            if position < table.filters.count {
                table.filters[position] = filter
            } else {
                table.filters.append(filter)
            }
            for name in [filter.name] + filter.aliases { table.positions[name] = position }
        }
        return table
    }

    package subscript(name: String) -> TemplateFilter? {
        positions[name].map { filters[$0] }
    }

    /// For suggestions, aliases last.
    var names: [String] {
        filters.map(\.name) + filters.flatMap(\.aliases)
    }

    /// What to write instead of a filter that other engines have under a name that doesn't mean the same here.
    static let replacements = [
        "snakeToCamelCase": "camelCase` or `pascalCase",
        "camelToSnakeCase": "snakeCase",
        "lowerFirstWord": "camelCase",
        "titlecase": "upperFirst` or `titleCase",
        "title": "titleCase",
        "capitalized": "capitalize",
        "removeNewlines": "lines | join",
        "escapeReservedKeywords": "swiftIdentifier",
        "sort": "sorted",
        "sortedBy": "sorted",
        "groupby": "groupBy",
        "reverse": "reversed",
        "selectattr": "where",
        "filter": "select`, `reject` or `where",
        "isEmpty": "is empty",
        "size": "count",
        "stringEscape": "swiftString",
    ]
}
