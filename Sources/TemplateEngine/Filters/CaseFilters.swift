import Support

enum CaseFilters {
    static let all: [TemplateFilter] =
        [
            named(.camelCase),
            named(.pascalCase),
            named(.snakeCase),
            named(.kebabCase),
            named(.screamingSnakeCase),
            named(.titleCase),
            named(.lowerFirst, ["lowerFirstLetter"]),
            named(.upperFirst, ["upperFirstLetter"]),
            TemplateFilter(ofText: "upper", aliases: ["uppercase"]) { $0.uppercased() },
            TemplateFilter(ofText: "lower", aliases: ["lowercase"]) { $0.lowercased() },
            TemplateFilter(ofText: "capitalize") { NameCase.upperFirst.applied(to: $0.lowercased()) },
        ]

    private static func named(_ nameCase: NameCase, _ aliases: [String] = []) -> TemplateFilter {
        TemplateFilter(ofText: nameCase.rawValue, aliases: aliases) { nameCase.applied(to: $0) }
    }
}
