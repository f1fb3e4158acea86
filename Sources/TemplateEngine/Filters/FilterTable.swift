/// The filters that templates can use, by name.
package struct FilterTable: Sendable {
    /// In the order of the documentation.
    package private(set) var filters: [TemplateFilter] = []
    private var positions: [String: Int] = [:]

    /// The filters that don't depend on a programming language.
    package static let builtIn = FilterTable().adding(CaseFilters.all + TextFilters.all + ListFilters.all)

    package func adding(_ added: [TemplateFilter]) -> FilterTable {
        var table = self
        for filter in added {
            for name in [filter.name] + filter.aliases { table.positions[name] = table.filters.count }
            table.filters.append(filter)
        }
        return table
    }

    package subscript(name: String) -> TemplateFilter? {
        positions[name].map { filters[$0] }
    }

    /// All names, for suggestions. Aliases come last.
    var names: [String] { filters.map(\.name) + filters.flatMap(\.aliases) }
}
