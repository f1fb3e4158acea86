package import Diagnostics

/// Warnings about code that has a different meaning in Stencil.
package enum StencilHabits {
    /// Reports only these warnings. Compiling the template reports its errors.
    package static func report(_ source: TemplateSource, _ filters: FilterTable, into bag: inout DiagnosticBag) {
        let problems = ParseProblems(text: TemplateText(file: source.file, name: source.name))
        let parser = TemplateParser(problems, filters, TemplateLimits(), reportsHabits: true)
        for diagnostic in parser.problems where diagnostic.code == .templateStencilHabit { bag.add(diagnostic) }
    }
}

extension ExpressionParser {
    mutating func reportHabit(_ message: String, at range: Range<Int>, help: String) {
        guard reportsHabits else { return }
        problems.report(.templateStencilHabit, message, at: range, help: help)
    }

    /// Reports `a-b` and `a==1`. In Stencil, each of them is one name, because there are no spaces around the operator at the cursor.
    mutating func noteSign() {
        guard reportsHabits, cursor > 0 else { return }
        let (before, after) = (tokens[cursor - 1], tokens[cursor + 1])
        guard before.kind == .name, [.name, .integer, .string].contains(after.kind),
            before.range.upperBound == token.range.lowerBound, token.range.upperBound == after.range.lowerBound
        else { return }
        let word = before.range.lowerBound..<after.range.upperBound
        let help = "put spaces around `\(text.string(token.range))` if it is meant to be an operator"
        reportHabit("Stencil reads `\(text.string(word))` as one name", at: word, help: help)
    }

    /// Reports `not x in xs`. In Stencil, `not` negates only `x`.
    mutating func noteNegation(of operand: Expression, from start: Int) {
        guard case .comparison(let first, let rest) = operand.kind, rest.count == 1, rest[0].0 == .isIn,
            first.range.lowerBound == operand.range.lowerBound
        else { return }
        let (negated, list) = (text.string(first.range), text.string(rest[0].1.range))
        let shown = list.contains(where: \.isNewline) ? "…" : list
        let help = "write `\(negated) not in \(shown)` to negate the whole condition"
        let range = start..<operand.range.upperBound
        reportHabit("in Stencil, `not` negates only `\(negated)` here", at: range, help: help)
    }

    /// Reports escapes such as `'\"'`. In Stencil, strings have no escapes.
    mutating func noteEscapes() {
        guard reportsHabits, text.bytes[token.range].contains(UInt8(ascii: "\\")) else { return }
        let help = "write `\\\\` if you want a backslash"
        reportHabit("Stencil has no escapes in strings", at: token.range, help: help)
    }

    /// Reports filters that have a different meaning in Stencil or StencilSwiftKit.
    mutating func noteFilter() {
        switch text.string(token.range) {
        case "capitalize":
            let help = "write `titleCase` if you want every word to begin with a capital"
            reportHabit("in Stencil, `capitalize` changes every word", at: token.range, help: help)
        case "swiftIdentifier" where !tokens[..<cursor].contains { text.string($0.range) == "identifier" }:
            let help = "write `identifier | swiftIdentifier` if the text may not be a name"
            reportHabit("in StencilSwiftKit, `swiftIdentifier` takes any text", at: token.range, help: help)
        default: break
        }
    }

    /// Reports `for key, value in mapping`. Stencil sorts the keys.
    mutating func notePairs(_ names: [Name], of items: Expression) {
        guard names.count == 2 else { return }
        switch items.kind {
        case .name, .member, .mapping:
            let range = names[0].range.lowerBound..<names[1].range.upperBound
            let help = "scaffold keeps the order of the mapping: check that this is the order that you want"
            reportHabit("Stencil sorts the keys of a mapping before it loops over them", at: range, help: help)
        default: break
        }
    }
}
