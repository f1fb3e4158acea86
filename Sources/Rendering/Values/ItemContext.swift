struct ItemContext: TemplateContext {
    let kind: String
    let isAfterBlankLine: Bool
    var line: Int?
    var endsSpec = false
    var member: MemberContext?
    var lines: [String] = []
    var clauses: [ClauseContext] = []

    static let table = ContextTable<ItemContext>("item") {
        ContextEntry("kind") { $0.kind }
        ContextEntry("followsBlankLine") { $0.isAfterBlankLine }
        ContextEntry("line") { $0.line }
        ContextEntry("endsSpec") { $0.endsSpec }
        ContextEntry("member") { $0.member }
        ContextEntry("lines") { $0.lines }
        ContextEntry("clauses") { $0.clauses }
    }
}

struct ClauseContext: TemplateContext {
    let directive: String
    let items: ItemsContext

    static let table = ContextTable<ClauseContext>("clause") {
        ContextEntry("directive") { $0.directive }
        ContextEntry("items") { $0.items.contexts }
    }
}
