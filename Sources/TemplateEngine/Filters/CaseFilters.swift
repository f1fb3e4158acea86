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
            named(
                .lowerFirst,
                aliases: ["lowerFirstLetter"],
                "Makes the first letter lowercase, and leaves the others."
            ),
            named(
                .upperFirst,
                aliases: ["upperFirstLetter"],
                "Makes the first letter uppercase, and leaves the others."
            ),
            TemplateFilter("upper", aliases: ["uppercase"], documentation: "Makes all letters uppercase.") {
                call throws(TemplateFailure) in
                .string(try call.text().uppercased())
            },
            TemplateFilter("lower", aliases: ["lowercase"], documentation: "Makes all letters lowercase.") {
                call throws(TemplateFailure) in
                .string(try call.text().lowercased())
            },
            TemplateFilter("capitalize", documentation: "Makes the first letter uppercase, and all others lowercase.") {
                call throws(TemplateFailure) in
                .string(NameCase.upperFirst.applied(to: try call.text().lowercased()))
            },
        ]

    private static func named(_ nameCase: NameCase, aliases: [String] = [], _ documentation: String) -> TemplateFilter {
        TemplateFilter(nameCase.rawValue, aliases: aliases, documentation: documentation) {
            call throws(TemplateFailure) in
            .string(nameCase.applied(to: try call.text()))
        }
    }
}
