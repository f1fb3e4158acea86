/// The filters that templates can use, by name.
package struct FilterTable: Sendable {
    /// In the order of the documentation.
    package let filters: [TemplateFilter]

    /// The filters that don't depend on a programming language.
    package static let builtIn = FilterTable(filters: CaseFilters.all + TextFilters.all + ListFilters.all)

    package func adding(_ added: [TemplateFilter]) -> FilterTable {
        FilterTable(filters: filters + added)
    }

    package subscript(name: String) -> TemplateFilter? {
        filters.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// All names, for suggestions. Aliases come last.
    var names: [String] { filters.map(\.name) + filters.flatMap(\.aliases) }
}
