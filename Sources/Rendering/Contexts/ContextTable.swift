import TemplateEngine

/// The members of a value that templates can use. The mapping, the shape for checking templates, and the rows of
/// `docs/template-context.md` come from this table, so they always agree. Only that page explains the members.
struct ContextTable<Context>: Sendable {
    let shape: MappingShape
    private let values: [@Sendable (Context) -> TemplateValue]

    init(_ name: String, @ContextEntries<Context> _ entries: () -> [ContextEntry<Context>]) {
        let entries = entries()
        shape = MappingShape(entries.map(\.member), name: name)
        values = entries.map(\.value)
    }

    func mapping(of context: Context) -> TemplateMapping {
        TemplateMapping(keys: shape.keys, values: values.map { $0(context) })
    }

    /// Returns a mapping that computes its values whenever they are used.
    func computedMapping(of context: Context) -> TemplateMapping where Context: Sendable {
        TemplateMapping(keys: shape.keys) { values[$0](context) }
    }
}

/// A member of a mapping: its name, and the function that returns its value.
struct ContextEntry<Context>: Sendable {
    let member: MappingShape.Member
    let value: @Sendable (Context) -> TemplateValue

    init<Value: TemplateConvertible>(_ name: String, _ value: @escaping @Sendable (Context) -> Value) {
        member = MappingShape.Member(name, shape: Value.shape)
        self.value = { value($0).templateValue }
    }
}

@resultBuilder
enum ContextEntries<Context> {
    static func buildExpression(_ entry: ContextEntry<Context>) -> [ContextEntry<Context>] {
        [entry]
    }

    /// Accepts an array of entries as an expression, such as the result of `map`.
    static func buildExpression(_ entries: [ContextEntry<Context>]) -> [ContextEntry<Context>] {
        entries
    }

    static func buildBlock(_ entries: [ContextEntry<Context>]...) -> [ContextEntry<Context>] {
        entries.flatMap(\.self)
    }
}
