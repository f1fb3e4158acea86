import SwiftSource

/// An item of a protocol's body, for templates.
struct ItemContext: TemplateContext {
    let kind: String
    let isAfterBlankLine: Bool
    var line: Int?
    var endsSpec = false
    var member: SharedContext<MemberContext>?
    var lines: [String] = []
    var clauses: [ClauseContext] = []

    static let table = ContextTable<ItemContext>(
        "item",
        "What stands in a protocol's body: a member, a comment, or an `#if`."
    ) {
        ContextEntry("kind", "`member`, `comment` or `conditional`.", example: "member") { $0.kind }
        ContextEntry("followsBlankLine", "There is a blank line before it in the spec.", example: "false") {
            $0.isAfterBlankLine
        }
        ContextEntry(
            "line",
            "The line of the spec where it stands, unless that follows from what stands before it.",
            example: "14"
        ) { $0.line }
        ContextEntry(
            "endsSpec",
            "It is the last one that the spec wrote, some of which have a `line`.",
            example: "false"
        ) { $0.endsSpec }
        ContextEntry("member", "The member, if it is one.") { $0.member }
        ContextEntry("lines", "The lines of a comment.", example: "['// MARK: Input']") { $0.lines }
        ContextEntry("clauses", "The clauses of an `#if`.") { $0.clauses }
    }
}

/// A clause of an `#if`, as templates see it.
struct ClauseContext: TemplateContext {
    let directive: String
    let items: ItemsContext

    static let table = ContextTable<ClauseContext>("clause", "A clause of an `#if`.") {
        ContextEntry("directive", "Its first line.", example: "'#if DEBUG'") { $0.directive }
        ContextEntry("items", "What stands in it.") { $0.items.contexts }
    }
}
