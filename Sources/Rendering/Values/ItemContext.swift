struct ItemContext: TemplateContext {
    let kind: String
    let isAfterBlankLine: Bool
    var line: Int?
    var endsSpec = false
    var member: MemberContext?
    var lines: [String] = []
    var clauses: [ClauseContext] = []

    static let table = ContextTable<ItemContext>(
        "item",
        "An item in the body of a protocol: a member, a comment or an `#if` block."
    ) {
        ContextEntry("kind", "`member`, `comment` or `conditional` (`#if`).", example: "member") { $0.kind }
        ContextEntry("followsBlankLine", "Whether the item comes after an empty line in the spec.", example: "false") {
            $0.isAfterBlankLine
        }
        ContextEntry(
            "line",
            "The number of the item's line in the spec, for a `#sourceLocation` before the item. Nil if none is needed.",
            example: "14"
        ) { $0.line }
        ContextEntry(
            "endsSpec",
            "Whether this is the last item that comes from the spec. After this item, a template writes "
                + "`#sourceLocation()`, so that errors in later lines don't point to the spec.",
            example: "false"
        ) { $0.endsSpec }
        ContextEntry("member", "The member; nil for other kinds.") { $0.member }
        ContextEntry("lines", "The lines of the comment.", example: "['// MARK: Input']") { $0.lines }
        ContextEntry("clauses", "The clauses of the `#if` block.") { $0.clauses }
    }
}

struct ClauseContext: TemplateContext {
    let directive: String
    let items: ItemsContext

    static let table = ContextTable<ClauseContext>("clause", "A clause of an `#if` block.") {
        ContextEntry("directive", "The first line of the clause.", example: "'#if DEBUG'") { $0.directive }
        ContextEntry("items", "The items in the clause.") { $0.items.contexts }
    }
}
