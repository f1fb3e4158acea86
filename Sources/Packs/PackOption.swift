package import Diagnostics
import Support
package import TemplateEngine
package import YAML

/// An option of a pack's templates, or a field of such an option: its type, default and limits. `schema` documents each key.
package struct PackOption: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case text, number, boolean, list, mapping
    }

    package var kind: Kind { writtenKind.value ?? .text }
    package var condition: LocatedText? { writtenCondition.value }
    fileprivate var writtenKind = Read<Kind>.absent
    package var summary: LocatedText?
    package var choices: [LocatedText]?
    package var fields: [NamedValue<PackOption>] = []
    package var defaultValue: YAMLNode?
    /// True if the value can be left out, even if there is no default.
    package var isOptional = true
    fileprivate var writtenCondition = Read<LocatedText>.absent
    package var expected: LocatedText?
    /// True if the value is the name of a route, or several names with commas between them.
    package var namesRoutes = false
}

// MARK: - Values
extension PackOption {
    /// Reports mistakes in the option itself, including its default.
    func check(named name: LocatedText, in templates: TemplateLibrary, into bag: inout DiagnosticBag) {
        guard !writtenKind.isInvalid else { return }
        var findings = DiagnosticBag()
        let shape = MappingShape([.init("value", shape: valueShape)])
        if let condition {
            templates.compileExpression(condition, into: &findings)?.check(against: shape, into: &findings)
        }
        if fields.isEmpty, kind == .mapping {
            let help = "add `fields:` with the keys of the mapping, as in `fields: {name: {}, count: {type: number}}`"
            findings.add(.missingKey, "missing key `fields` in the mapping `\(name.text)`", at: name.range, help: help)
        }
        for field in fields { field.value.check(named: field.name, in: templates, into: &findings) }
        if !fields.isEmpty, ![.list, .mapping].contains(kind) {
            let message = "`\(name.text)` can't have `fields`, because it has the type `\(kind.rawValue)`"
            let help = "add `type: mapping`, or `type: list` for a list of mappings"
            findings.add(.unknownKey, message, at: name.range, help: help)
        }
        if choices != nil, kind == .list ? !fields.isEmpty : kind != .text {
            let message = "`\(name.text)` can't have `choices`, because it is not a text or a list of texts"
            let help = kind == .number ? "write a condition, such as `where: value in [1, 2]`" : "remove `choices`"
            findings.add(.unknownKey, message, at: name.range, help: help)
        } else if choices?.isEmpty == true {
            let message = "`choices` in `\(name.text)` is empty"
            findings.add(.invalidOption, message, at: name.range, help: "write the allowed values, or remove `choices`")
        }
        var seen: Set<String> = []
        for choice in choices ?? [] where !seen.insert(choice.text).inserted {
            let help = "remove it, or write another value"
            findings.add(.invalidOption, "duplicate choice `\(choice.text)`", at: choice.range, help: help)
        }
        if let expected, case .absent = writtenCondition {
            let message = "the option `\(name.text)` has the key `expected`, but not the key `where`"
            let help = "add `where:` with the condition that `expected` describes, or remove `expected`"
            findings.add(.missingKey, message, at: expected.range, help: help)
        }
        bag.add(contentsOf: findings)
        guard !findings.hasErrors else { return }
        if let defaultValue {
            _ = value(defaultValue, named: name.text, in: templates, into: &bag)
        } else if kind == .text {
            // A sample text shows whether the condition works for texts.
            var ofText = DiagnosticBag()
            _ = holds(for: .string(choices?.first?.text ?? "Sample"), in: templates, into: &ofText)
            bag.add(contentsOf: ofText.filter { $0.code == .templateValueKind })
        }
    }

    /// Evaluates the condition.
    ///
    /// - Returns: true without a condition; nil if it can't be evaluated.
    private func holds(for value: TemplateValue, in templates: TemplateLibrary, into bag: inout DiagnosticBag) -> Bool?
    {
        guard let condition else { return true }
        // Mistakes in the condition have been reported with the pack.
        var (ignored, findings) = (DiagnosticBag(), DiagnosticBag())
        let holds = templates.compileExpression(condition, into: &ignored)?
            .evaluate(TemplateMapping([("value", value)]), into: &findings)
        for finding in findings.unsorted {
            let isForNumbers = kind == .text && finding.message.contains("an integer")
            let help = isForNumbers ? "write `type: number`" : finding.help
            bag.add(finding.code, finding.message, at: finding.place, help: help, notes: finding.notes)
        }
        return holds?.isTrue
    }

    /// Returns the value for templates, or the default if the project has no value.
    ///
    /// - Returns: nil for a wrong value, which is reported; `.null` if there is no value.
    package func value(
        _ written: YAMLNode?,
        named name: String,
        in templates: TemplateLibrary,
        into bag: inout DiagnosticBag
    ) -> TemplateValue? {
        guard let node = written ?? defaultValue else { return .null }
        if canBeNil, case .scalar(let scalar) = node, scalar.isNull { return .null }
        guard let value = valueSchema(named: name, in: templates).decode(node, &bag) else { return nil }
        guard let holds = holds(for: value, in: templates, into: &bag) else { return nil }
        guard let condition, !holds else { return value }
        let place = wrongPart(of: value, node, in: templates) ?? node.range
        let text = kind == .list ? node.range.text : place.text
        // The lines of a list are too many for one message.
        let found = text.contains(where: \.isNewline) ? "" : ", found `\(text)`"
        let message = "expected \(expected?.text ?? "a value for which `\(condition.text)` is true")\(found)"
        let note = Diagnostic.Note("the condition for this value is here", at: condition.range)
        bag.add(.invalidOption, message, at: place, notes: [note])
        return nil
    }

    /// The maximum number of lines in which a wrong line is searched.
    private static let longestText = 100

    /// Returns the item of a list, such as a duplicate, or the line of a text, that makes the condition false; nil if there is none.
    private func wrongPart(of value: TemplateValue, _ node: YAMLNode, in templates: TemplateLibrary) -> SourceRange? {
        let places: [SourceRange]
        let beginning: (Int) -> TemplateValue?
        switch (node, value) {
        case (.sequence(let sequence), .list(let items)) where items.count == sequence.items.count:
            places = sequence.items.map(\.range)
            beginning = { .list(Array(items.prefix($0))) }
        case (.scalar(let scalar), .string(let text)) where scalar.style == .literal:
            let lines = text.split(separator: "\n").map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
            guard lines.count <= Self.longestText else { return nil }
            places = lines.map { line in
                let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
                return scalar.content.range(of: start..<start + line.utf8.count)
            }
            beginning = { $0 == 0 ? nil : .string(String(text[..<lines[$0 - 1].endIndex])) }
        default: return nil
        }
        var ignored = DiagnosticBag()
        let isTrue = { beginning($0).map { self.holds(for: $0, in: templates, into: &ignored) == true } ?? true }
        return places.indices.last { isTrue($0) && !isTrue($0 + 1) }.map { places[$0] }
    }

    /// Whether the value can be nil in templates.
    var canBeNil: Bool { isOptional && defaultValue == nil }

    /// The shape of the values that are not nil.
    package var valueShape: TemplateShape {
        switch kind {
        case .text: .string
        case .number: .integer
        case .boolean: .boolean
        case .list: .list(of: fields.isEmpty ? .string : .members(fields.shape))
        case .mapping: .members(fields.shape)
        }
    }

    private func valueSchema(named name: String, in templates: TemplateLibrary) -> Schema<TemplateValue> {
        let word = choices.map { Schema.choice($0.map(\.text)) } ?? Schema.text()
        switch kind {
        case .text: return word.map { .string($0.text) }
        case .number: return Schema.wholeNumber
        case .boolean: return Schema.boolean.map { .boolean($0) }
        case .list where fields.isEmpty: return Schema.list(of: word).map { .list($0.map { .string($0.text) }) }
        case .list: return Schema.list(of: mapping("an item of `\(name)`", in: templates)).map { .list($0) }
        case .mapping: return mapping("`\(name)`", in: templates)
        }
    }

    /// Returns the schema of a mapping with the fields. An optional field, or a field with a default, can be left out.
    private func mapping(_ title: String, in templates: TemplateLibrary) -> Schema<TemplateValue> {
        let fields = fields
        return Schema<[String: TemplateValue]>.object(title, "", make: { _ in [:] }) {
            fields.map { field in
                let (name, option) = (field.name.text, field.value)
                let shape = option.valueSchema(named: name, in: templates).shape
                let schema = Schema<TemplateValue>(shape: shape) { node, bag in
                    option.value(node, named: name, in: templates, into: &bag)
                }
                let meaning = option.summary?.text ?? ""
                return option.isOptional || option.defaultValue != nil
                    ? Field(name, \.[name], schema) { meaning }
                    : Field(required: name, \.[name], schema.map { $0 }) { meaning }
            }
        }.flatMap { values, bag in
            let members = fields.map { field in
                let (name, option) = (field.name.text, field.value)
                let value = values[name] ?? option.value(nil, named: name, in: templates, into: &bag)
                return (name, value ?? .null)
            }
            return .mapping(TemplateMapping(members))
        }
    }
}

extension [NamedValue<PackOption>] {
    /// Returns the variable `options` of templates. The values of a spec override those in `scaffold.yml`, which override the defaults.
    ///
    /// - Parameter layers: the written values, the weakest layer first. Unknown options are ignored.
    package func values(
        layers: [[NamedValue<YAMLNode>]],
        templates: TemplateLibrary,
        into bag: inout DiagnosticBag
    ) -> TemplateMapping {
        let written = Dictionary(layers.joined().map { ($0.name.text, $0.value) }, uniquingKeysWith: { $1 })
        let values = map { option in
            let name = option.name.text
            let value = option.value.value(written[name], named: name, in: templates, into: &bag)
            return (name, value ?? option.value.value(nil, named: name, in: templates, into: &bag) ?? .null)
        }
        return TemplateMapping(values)
    }

    /// The shape of a mapping with the values of these options, such as the variable `options` of templates.
    package var shape: MappingShape {
        MappingShape(
            map { entry in
                let shape = entry.value.valueShape
                return .init(entry.name.text, shape: entry.value.canBeNil ? .optional(shape) : shape)
            }
        )
    }
}

// MARK: - Schema
extension PackOption {
    static let schema = object(
        "an option",
        "An option of a pack. The pack's templates read an option `author` as `options.author`."
    )

    /// The schema of `fields`. A field has the keys of an option, and can have fields. Their shape is left out, because it would be endless.
    private static let fieldsSchema: Schema<[NamedValue<PackOption>]> = Schema(
        shape: .dictionary(key: "a field", .anything)
    ) { node, bag in
        Schema.dictionary(key: "a field", of: fieldSchema).decode(node, &bag)
    }

    private static let fieldSchema = object("a field", "A field of an option.", isField: true)

    /// - Parameter isField: whether this is a field. A field must be set unless it is `optional`.
    private static func object(_ name: String, _ documentation: String, isField: Bool = false) -> Schema<PackOption> {
        .object(name, documentation) { _ in
            PackOption(isOptional: !isField)
        } fields: {
            Field("type", \.writtenKind, .word()) {
                "The type of the value. Default: `text`. A `number` is a whole number. A `list` contains texts. With `fields`, it contains mappings."
            }
            Field("summary", \.summary, .text()) { "The purpose of the option." }
            Field("choices", \.choices, .list(of: .text("a word"))) {
                "The allowed values of a text or of a list's items."
            }
            Field("fields", \.fields, fieldsSchema) {
                "The fields of a mapping, or of the mappings in a list. Describe each field like an option: `{columns: {type: number, default: 2}}`. With `optional: true`, a spec can leave the field out."
            }
            isField
                ? [Field("optional", \.isOptional, .boolean) { "Whether it can be left out." }]
                : [
                    Field("routes", \.namesRoutes, .boolean) {
                        "`true` if the value is the name of a route, or several names with commas between them. `scaffold rename` then also changes these names."
                    }
                ]
            Field("default", \.defaultValue, .anything) { "The value if `scaffold.yml` and the spec set none." }
            Field("where", \.writtenCondition, .text("an expression")) {
                "An expression that must be true. In the expression, `value` is the value to check."
            }
            Field("expected", \.expected, .text("a description")) {
                "The text in the error message if the condition is false: `a number from 1 to 16`."
            }
        }
    }
}

extension Schema where Value == TemplateValue {
    fileprivate static var wholeNumber: Schema {
        Schema(shape: .scalar(description: "a whole number", types: ["integer"])) { node, bag in
            let value = TemplateValue(node)
            if case .integer = value { return value }
            let help =
                switch value {
                case .decimal(let number) where number.magnitude < 9e18: "write a number without decimals"
                case .decimal: "write a smaller number"
                default: "write it in digits, without quotes"
                }
            bag.add(.wrongKind(node, expected: "a whole number", help: help))
            return nil
        }
    }
}
