import Diagnostics

/// A filter: `value | name(arguments)`. The parser, the checker, the renderer and the documentation use this description.
package final class TemplateFilter: Sendable {
    /// The kind of value that a filter returns, for checks before rendering.
    package enum Result: Sendable {
        case text, boolean, integer
        case texts
        /// An item of the input, or nil.
        case item
        /// A list of items of the input.
        case items
        /// The items of the lists in the input.
        case flattened
        /// Lists that the input doesn't have.
        case pairs
        case any
    }

    /// How often a filter looks at everything in its input and arguments, for the limit of steps.
    package enum Weight: Sendable {
        /// It doesn't look into lists, mappings or texts.
        case none
        /// It looks into texts only.
        case texts
        case times(Int)
    }

    package struct Parameter: Sendable {
        package let name: String
        /// Nil for an argument that must be given.
        package let defaultValue: TemplateValue?

        package init(_ name: String, default defaultValue: TemplateValue? = nil) {
            self.name = name
            self.defaultValue = defaultValue
        }
    }

    /// What a filter is given when it is applied.
    package struct Call: Sendable {
        package let input: TemplateValue
        /// One for each parameter, defaults filled in.
        package let arguments: [TemplateValue]
        let filters: FilterTable
        let limits: TemplateLimits
    }

    package typealias Body = @Sendable (Call) throws(TemplateFailure) -> TemplateValue

    package let name: String
    /// Other names of the same thing, from Stencil and StencilSwiftKit.
    package let aliases: [String]
    package let parameters: [Parameter]
    /// What it takes and what it gives, and which inputs are errors, in a sentence or two.
    package let documentation: String
    let result: Result
    let weight: Weight
    let apply: Body

    package init(
        _ name: String,
        aliases: [String] = [],
        parameters: [Parameter] = [],
        result: Result = .text,
        weight: Weight = .times(1),
        documentation: String,
        apply: @escaping Body
    ) {
        self.name = name
        self.aliases = aliases
        self.parameters = parameters
        self.result = result
        self.weight = weight
        self.documentation = documentation
        self.apply = apply
    }

    /// How often it looks at everything in a value, its input or an argument.
    func weight(of value: TemplateValue) -> Int {
        switch weight {
        case .none: 0
        case .texts: value.isContainer ? 0 : 1
        case .times(let count): count
        }
    }

    /// `replace(old, new)`, `split(separator: " ")`
    package var signature: String {
        guard !parameters.isEmpty else { return name }
        let written = parameters.map { parameter in
            parameter.defaultValue.map { "\(parameter.name): \(Self.literal($0))" } ?? parameter.name
        }
        return "\(name)(\(written.joined(separator: ", ")))"
    }

    private static func literal(_ value: TemplateValue) -> String {
        switch value {
        case .string(let text): "\"\(text)\""
        case .null: "nil"
        default: value.printed ?? "…"
        }
    }
}

extension TemplateFilter.Call {
    /// The input, which must be a string.
    package func text() throws(TemplateFailure) -> String {
        guard case .string(let text) = input else { throw unfit(input, "a string") }
        return text
    }

    /// An argument, which must be a string.
    package func text(_ argument: Int) throws(TemplateFailure) -> String {
        guard case .string(let text) = arguments[argument] else {
            throw unfit(arguments[argument], "a string as argument \(argument + 1)")
        }
        return text
    }

    /// The input, which must be a list.
    package func list() throws(TemplateFailure) -> [TemplateValue] {
        guard case .list(let items) = input else { throw unfit(input, "a list") }
        return items
    }

    /// An argument that is a string or nil.
    func optionalText(_ argument: Int) throws(TemplateFailure) -> String? {
        arguments[argument].isNull ? nil : try text(argument)
    }

    func flag(_ argument: Int) throws(TemplateFailure) -> Bool {
        guard case .boolean(let flag) = arguments[argument] else {
            throw unfit(arguments[argument], "a boolean as argument \(argument + 1)")
        }
        return flag
    }

    /// Refuses a text that would be larger than any may be.
    func checkSize(_ bytes: (partialValue: Int, overflow: Bool)) throws(TemplateFailure) {
        if bytes.overflow || bytes.partialValue > limits.outputBytes { throw .textTooLarge(limits.outputBytes) }
    }

    func unfit(_ value: TemplateValue, _ expected: String) -> TemplateFailure {
        .kind(
            "expected \(expected), found \(value.kindName)",
            help: value.isNull ? "give a value for nil with `??`" : nil
        )
    }
}

extension TemplateFailure {
    static func tooManyItems(_ limit: Int) -> TemplateFailure {
        TemplateFailure(
            .templateLimit,
            "the list has more than \(limit) items, counting those in its items and each 64 bytes of a text"
        )
    }

    static func textTooLarge(_ limit: Int) -> TemplateFailure {
        TemplateFailure(.templateLimit, "the text has more than \(limit) bytes")
    }
}
