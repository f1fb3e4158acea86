import TemplateEngine

protocol TemplateConvertible: SendableMetatype {
    static var shape: TemplateShape { get }
    var templateValue: TemplateValue { get }
}

/// A mapping for templates. Its table lists the members.
protocol TemplateContext: TemplateConvertible {
    static var table: ContextTable<Self> { get }
}

extension TemplateContext {
    static var shape: TemplateShape { .members(table.shape) }

    var templateValue: TemplateValue { .mapping(Self.table.mapping(of: self)) }
}

/// A context for templates that use only a few of its values. Each use computes the value again.
protocol ComputedContext: TemplateContext, Sendable {}

extension ComputedContext {
    var templateValue: TemplateValue { .mapping(Self.table.computedMapping(of: self)) }
}

/// A context that is a part of many other contexts. Its value is computed once.
struct SharedContext<Context: TemplateContext>: TemplateConvertible, Sendable {
    let templateValue: TemplateValue

    init(_ context: Context) {
        templateValue = context.templateValue
    }

    /// Creates the value of a context that few templates use. Its members are computed whenever they are used.
    init(computing context: Context) where Context: Sendable {
        templateValue = .mapping(Context.table.computedMapping(of: context))
    }

    static var shape: TemplateShape { Context.shape }
}

/// Contexts by names that come from specs or packs.
struct NamedContexts<Context: TemplateConvertible>: TemplateConvertible {
    let contexts: [(name: String, context: Context)]

    static var shape: TemplateShape { .mapping(of: Context.shape) }

    var templateValue: TemplateValue { .mapping(TemplateMapping(contexts.map { ($0.name, $0.context.templateValue) })) }
}

extension String: TemplateConvertible {
    static var shape: TemplateShape { .string }

    var templateValue: TemplateValue { .string(self) }
}

extension Bool: TemplateConvertible {
    static var shape: TemplateShape { .boolean }

    var templateValue: TemplateValue { .boolean(self) }
}

extension Int: TemplateConvertible {
    static var shape: TemplateShape { .integer }

    var templateValue: TemplateValue { .integer(Int64(self)) }
}

extension Optional: TemplateConvertible where Wrapped: TemplateConvertible {
    static var shape: TemplateShape { .optional(Wrapped.shape) }

    var templateValue: TemplateValue { self?.templateValue ?? .null }
}

extension Array: TemplateConvertible where Element: TemplateConvertible {
    static var shape: TemplateShape { .list(of: Element.shape) }

    var templateValue: TemplateValue { .list(map(\.templateValue)) }
}
