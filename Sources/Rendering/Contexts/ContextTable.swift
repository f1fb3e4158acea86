import TemplateEngine

/// The members that templates see of a value. From the one table come the mapping, the shape that templates are checked against, and
/// `docs/template-context.md`: none can have what the others lack.
struct ContextTable<Subject>: Sendable {
    let shape: MappingShape
    private let values: [@Sendable (Subject) -> TemplateValue]

    /// - Parameters:
    ///   - name: what documentation calls it.
    ///   - meaning: what it is, in a sentence.
    init(_ name: String, _ meaning: String, @ContextEntries<Subject> _ entries: () -> [ContextEntry<Subject>]) {
        let entries = entries()
        shape = MappingShape(entries.map(\.member), name: name, meaning: meaning)
        values = entries.map(\.value)
    }

    func mapping(of subject: Subject) -> TemplateMapping {
        TemplateMapping(keys: shape.keys, values: values.map { $0(subject) })
    }
}

/// A member of a mapping: its name, description and example, and the function that returns its value.
struct ContextEntry<Subject>: Sendable {
    let member: MappingShape.Member
    let value: @Sendable (Subject) -> TemplateValue

    /// - Parameter example: as YAML; left out where the member has members of its own.
    init<Value: TemplateConvertible>(
        _ name: String,
        _ meaning: String,
        example: String = "",
        _ value: @escaping @Sendable (Subject) -> Value
    ) {
        member = MappingShape.Member(name, meaning, example: example, shape: Value.shape)
        self.value = { value($0).templateValue }
    }
}

@resultBuilder
enum ContextEntries<Subject> {
    static func buildExpression(_ entry: ContextEntry<Subject>) -> [ContextEntry<Subject>] {
        [entry]
    }

    /// Entries that several tables share.
    static func buildExpression(_ entries: [ContextEntry<Subject>]) -> [ContextEntry<Subject>] {
        entries
    }

    static func buildBlock(_ entries: [ContextEntry<Subject>]...) -> [ContextEntry<Subject>] {
        entries.flatMap(\.self)
    }
}
