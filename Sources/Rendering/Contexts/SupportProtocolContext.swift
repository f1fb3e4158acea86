import Specs

/// A protocol of the support files, as templates see it.
struct SupportProtocolContext: TemplateContext {
    let declared: SupportProtocol
    let items: ItemsContext

    static let table = ContextTable<SupportProtocolContext>(
        "support protocol",
        "A protocol of the support files that the protocols of roles inherit from."
    ) {
        ContextEntry("name", "The name.", example: "ModuleNavigation") { $0.declared.name }
        ContextEntry("summary", "Its purpose.", example: "Navigation available to every module.") {
            $0.declared.summary
        }
        ContextEntry("items", "The body, in order: members, comments and `#if` blocks.") { $0.items.contexts }
        ContextEntry("members", "The members that are not inside `#if`.") { $0.items.memberValues }
    }
}
