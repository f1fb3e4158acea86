package import Diagnostics
package import TemplateEngine
package import YAML

/// A variable of a pack's templates: what it may be, and what it is where nobody says.
package struct PackVariable: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case text, number, boolean, list
    }

    package var kind = Kind.text
    package var summary: LocatedText?
    package var choices: [LocatedText] = []
    package var defaultValue: YAMLNode?
    /// An expression of the template language over `value`.
    package var condition: LocatedText?
    /// Completes "expected …" where the condition does not hold.
    package var expected: LocatedText?

    /// Reports what is wrong in the variable itself, its default among it.
    func check(in templates: TemplateLibrary, into bag: inout DiagnosticBag) {
        var findings = DiagnosticBag()
        let shape = MappingShape([.init("value", shape: valueShape)])
        if let condition {
            templates.compileExpression(condition, into: &findings)?.check(against: shape, into: &findings)
        }
        bag.add(contentsOf: findings)
        if !findings.hasErrors { _ = value(nil, in: templates, into: &bag) }
    }

    /// What a value of `options` gives the variable; without one, its default.
    ///
    /// - Returns: nil where the value is wrong, which has then been reported; `.null` where there is none.
    package func value(_ written: YAMLNode?, in templates: TemplateLibrary, into bag: inout DiagnosticBag)
        -> TemplateValue?
    {
        guard let node = written ?? defaultValue else { return .null }
        if defaultValue == nil, case .scalar(let scalar) = node, scalar.isNull { return .null }
        guard let value = schema.decode(node, &bag) else { return nil }
        guard let condition else { return value }
        // What is wrong in it has been reported with the pack.
        var ignored = DiagnosticBag()
        guard let expression = templates.compileExpression(condition, into: &ignored),
            let holds = expression.evaluate(TemplateMapping([("value", value)]), into: &bag)
        else { return nil }
        if holds.isTrue { return value }
        bag.add(
            .invalidOption,
            "expected \(expected?.text ?? "a value for which `\(condition.text)` holds"), found `\(node.range.text)`",
            at: node.range,
            help: "write a value for which `\(condition.text)` holds",
            notes: [.init("the pack asks for that here", at: condition.range)]
        )
        return nil
    }

    /// What its values are.
    package var valueShape: TemplateShape {
        switch kind {
        case .text: .string
        case .number: .integer
        case .boolean: .boolean
        case .list: .list(of: .string)
        }
    }

    private var schema: Schema<TemplateValue> {
        switch kind {
        case .text where choices.isEmpty: Schema.text().map { .string($0.text) }
        case .text: Schema.choice(choices.map(\.text)).map { .string($0.text) }
        case .number: Schema.wholeNumber.map { .integer(Int64($0)) }
        case .boolean: Schema.boolean.map { .boolean($0) }
        case .list where choices.isEmpty: Schema.list(of: .text()).map { .list($0.map { .string($0.text) }) }
        case .list: Schema.list(of: .choice(choices.map(\.text))).map { .list($0.map { .string($0.text) }) }
        }
    }
}

extension PackVariable {
    static let schema = Schema<PackVariable>.object(
        "a variable",
        "A variable of a pack's templates, which see it as `options.name`.",
        make: { _ in PackVariable() },
        fields: {
            Field("type", \.kind, .word(), "What it holds: `text` by default; a `list` is one of texts.")
            Field("summary", \.summary, .text(), "What it is for.")
            Field("choices", \.choices, .list(of: .text("a word")), "The only words that it, or an item of it, may be.")
            Field(
                "default",
                \.defaultValue,
                .anything,
                "What it is where neither `scaffold.yml` nor a spec says; without one, nil."
            )
            Field("where", \.condition, .text("an expression"), "What must hold of `value`.")
            Field(
                "expected",
                \.expected,
                .text("a description"),
                "What the message asks for where it does not: `a number from 1 to 16`."
            )
        }
    )
}
