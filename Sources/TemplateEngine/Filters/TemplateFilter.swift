import Diagnostics
import Support

/// A filter: `value | name(arguments)`. `docs/templates.md` describes what each filter does.
package final class TemplateFilter: Sendable {
    /// The shape of a filter's result, for checks before rendering. It doesn't depend on the arguments.
    package enum Result: Sendable {
        case shape(TemplateShape)
        case item
        case items
        /// The items of the lists in the input.
        case flattened
    }

    package struct Parameter: Sendable {
        package let name: String
        /// Nil if the argument is required.
        package let defaultValue: TemplateValue?
        /// Returns the error for a string that is not allowed. The compiler calls it for string literals.
        let refusal: (@Sendable (String) -> TemplateFailure?)?

        package init(
            _ name: String,
            default defaultValue: TemplateValue? = nil,
            refusal: (@Sendable (String) -> TemplateFailure?)? = nil
        ) {
            (self.name, self.defaultValue, self.refusal) = (name, defaultValue, refusal)
        }
    }

    /// The input and arguments of a filter when it is applied.
    package struct Call: Sendable {
        package let input: TemplateValue
        /// One argument for each parameter, including default values.
        package let arguments: [TemplateValue]
        let filters: FilterTable
        let limits: TemplateLimits
        /// The steps that the body of the filter has counted so far. They count towards `TemplateLimits.work`.
        private(set) var steps = 0
    }

    package typealias Body = @Sendable (inout Call) throws -> TemplateValue

    package let name: String
    /// Other names of the filter, from Stencil and StencilSwiftKit.
    package let aliases: [String]
    package let parameters: [Parameter]
    let result: Result
    /// The number of steps for each item of a list or mapping. Steps for values inside the items are counted only with `look(at:)`.
    let weight: Int
    let apply: Body

    package init(
        _ name: String,
        aliases: [String] = [],
        parameters: [Parameter] = [],
        result: Result = .shape(.string),
        weight: Int = 1,
        apply: @escaping Body
    ) {
        (self.name, self.aliases, self.parameters, self.result) = (name, aliases, parameters, result)
        (self.weight, self.apply) = (weight, apply)
    }

    /// Creates a filter that changes a string.
    package convenience init(
        ofText name: String,
        aliases: [String] = [],
        change: @escaping @Sendable (String) -> String
    ) {
        self.init(name, aliases: aliases) { .string(change(try $0.text())) }
    }

    /// `replace(old, new)`, `split(separator: " ")`
    package var signature: String {
        guard !parameters.isEmpty else { return name }
        let written = parameters.map { parameter in
            guard let value = parameter.defaultValue else { return parameter.name }
            return "\(parameter.name): \(value.isNull ? "nil" : JSONValue(value).text(levels: 0))"
        }
        return "\(name)(\(written.joined(separator: ", ")))"
    }
}

extension TemplateFilter.Call {
    package func text() throws -> String {
        guard case .string(let text) = input else { throw unfit(input, "a string") }
        return text
    }

    package func text(_ argument: Int) throws -> String {
        guard case .string(let text) = arguments[argument] else {
            throw unfit(arguments[argument], "a string as argument \(argument + 1)")
        }
        return text
    }

    package func list() throws -> [TemplateValue] {
        guard case .list(let items) = input else { throw unfit(input, "a list") }
        return items
    }

    func optionalText(_ argument: Int) throws -> String? {
        arguments[argument].isNull ? nil : try text(argument)
    }

    func integer(_ argument: Int) throws -> Int64 {
        guard case .integer(let number) = arguments[argument] else {
            throw unfit(arguments[argument], "an integer as argument \(argument + 1)")
        }
        return number
    }

    func flag(_ argument: Int) throws -> Bool {
        guard case .boolean(let flag) = arguments[argument] else {
            throw unfit(arguments[argument], "a boolean as argument \(argument + 1)")
        }
        return flag
    }

    mutating func look(at value: TemplateValue, times: Int = 1) {
        steps += ValueSize.steps(for: value, limits: limits) * times
    }

    /// Returns a list of lists with these items. Counts their steps, and throws an error if they exceed the limits.
    mutating func pairs(_ pairs: [[TemplateValue]]) throws -> TemplateValue {
        let lists = pairs.map { TemplateValue.list($0) }
        steps += try ValueSize.checkNesting(lists, limits: limits)
        return .list(lists)
    }

    func checkSize(_ bytes: (partialValue: Int, overflow: Bool)) throws {
        if bytes.overflow || bytes.partialValue > limits.outputBytes { throw .textTooLarge(limits.outputBytes) }
    }

    func unfit(_ value: TemplateValue, _ expected: String) -> TemplateFailure {
        .kind(
            "expected \(expected), found \(value.kindName)",
            help: value.isNull ? "give a value for nil with `??`" : nil
        )
    }
}
