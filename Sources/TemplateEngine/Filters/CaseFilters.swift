import Support

/// Filters that change the letters of a name, or of any text.
enum CaseFilters {
    static let all: [TemplateFilter] =
        [
            named(.camelCase, "`URLPreview` to `urlPreview`, `user_id` to `userId`."),
            named(.pascalCase, "`user_id` to `UserId`, `URLPreview` stays. `MAX_COUNT` becomes `MaxCount`."),
            named(.snakeCase, "`URLPreview` to `url_preview`."),
            named(.kebabCase, "`URLPreview` to `url-preview`."),
            named(.screamingSnakeCase, "`URLPreview` to `URL_PREVIEW`."),
            named(.titleCase, "`userName` to `User Name`."),
            named(.lowerFirst, "Makes the first letter lowercase, and leaves the others.", ["lowerFirstLetter"]),
            named(.upperFirst, "Makes the first letter uppercase, and leaves the others.", ["upperFirstLetter"]),
            TemplateFilter("upper", aliases: ["uppercase"], "Makes all letters uppercase.") { $0.uppercased() },
            TemplateFilter("lower", aliases: ["lowercase"], "Makes all letters lowercase.") { $0.lowercased() },
            TemplateFilter("capitalize", "Makes the first letter uppercase, and all others lowercase.") {
                NameCase.upperFirst.applied(to: $0.lowercased())
            },
        ]

    private static func named(_ nameCase: NameCase, _ documentation: String, _ aliases: [String] = []) -> TemplateFilter
    {
        TemplateFilter(nameCase.rawValue, aliases: aliases, documentation) { nameCase.applied(to: $0) }
    }
}
