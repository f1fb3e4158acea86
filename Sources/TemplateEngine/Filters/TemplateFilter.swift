import Diagnostics

/// A filter: `value | name(arguments)`. The one description that the parser checks arguments against, that runs, and that documentation is made from.
package struct TemplateFilter: Sendable {
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
    let apply: Body

    package init(
        _ name: String,
        aliases: [String] = [],
        parameters: [Parameter] = [],
        documentation: String,
        apply: @escaping Body
    ) {
        self.name = name
        self.aliases = aliases
        self.parameters = parameters
        self.documentation = documentation
        self.apply = apply
    }

    /// Whether its result may have lists that its input has not.
    var nestsItems: Bool {
        name == "zip" || name == "groupBy"
    }

    /// How often it looks at all that a value holds, its input or an argument.
    func weight(of value: TemplateValue) -> Int {
        switch name {
        case "first", "last", "default": 0
        case "length": value.isContainer ? 0 : 1
        case "sorted": 16
        default: 1
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
        guard case .string(let text) = arguments[argument] else { throw unfit(arguments[argument], "a string as argument \(argument + 1)") }
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
        guard case .boolean(let flag) = arguments[argument] else { throw unfit(arguments[argument], "a boolean as argument \(argument + 1)") }
        return flag
    }

    /// Refuses a text that would be larger than any may be.
    func checkSize(_ bytes: (partialValue: Int, overflow: Bool)) throws(TemplateFailure) {
        if bytes.overflow || bytes.partialValue > limits.outputBytes { throw .textTooLarge(limits.outputBytes) }
    }

    func unfit(_ value: TemplateValue, _ expected: String) -> TemplateFailure {
        .kind("expected \(expected), found \(value.kindName)", help: value.isNull ? "give a value for nil with `??`" : nil)
    }
}

extension TemplateFailure {
    static func tooManyItems(_ limit: Int) -> TemplateFailure {
        TemplateFailure(.templateLimit, "the list has more than \(limit) items, counting those in its items and each 64 bytes of a text")
    }

    static func textTooLarge(_ limit: Int) -> TemplateFailure {
        TemplateFailure(.templateLimit, "the text has more than \(limit) bytes")
    }
}
