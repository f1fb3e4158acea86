import TemplateEngine

/// The members that templates see of a value. From the one table come the mapping, the shape that templates are checked against, and
/// the rows of `docs/template-context.md`: none can have what the others lack. What a member means is only on that page.
struct ContextTable<Context>: Sendable {
    let shape: MappingShape
    private let values: [@Sendable (Context) -> TemplateValue]

    /// - Parameter name: what documentation calls it.
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

    /// Entries that a loop makes.
    static func buildExpression(_ entries: [ContextEntry<Context>]) -> [ContextEntry<Context>] {
        entries
    }

    static func buildBlock(_ entries: [ContextEntry<Context>]...) -> [ContextEntry<Context>] {
        entries.flatMap(\.self)
    }
}
