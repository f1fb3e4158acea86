package import Diagnostics
import SwiftSyntax

// Swift code in YAML values.
extension SwiftReader {
    /// Returns a type and the default value that may follow it: `String? = nil`. Reports an error and returns nil if the text is anything else.
    ///
    /// - Parameter allowsEscaping: whether `@escaping` may precede the type. It is not part of the returned type.
    package static func readParameter(
        _ text: LocatedText,
        allowsEscaping: Bool = true,
        into diagnostics: inout DiagnosticBag
    ) -> StoredParameter? {
        guard let source = checkedSource(text, in: .parameter, into: &diagnostics) else { return nil }
        guard let parameter = source.tree.as(FunctionParameterSyntax.self) else { return nil }
        if parameter.type.is(MissingTypeSyntax.self) {
            diagnostics.add(.typeMissing(text))
            return nil
        }
        if let value = parameter.defaultValue?.value, value.is(MissingExprSyntax.self) {
            diagnostics.add(TruncatedYAMLValue(text)?.diagnostic ?? .expressionMissing(text))
            return nil
        }
        let nodes =
            [Syntax(parameter.type)]
            + [parameter.ellipsis.map { Syntax($0) }, parameter.defaultValue.map { Syntax($0) }].compactMap { $0 }
        guard isWhole(nodes, in: source, into: &diagnostics) else { return nil }
        let faults = source.storageFaults(of: parameter, allowsEscaping: allowsEscaping)
        diagnostics.add(contentsOf: faults)
        guard faults.isEmpty else { return nil }
        let parts = source.parts(of: parameter.type)
        let isEscaping = parts.type.needsEscaping || parts.typeAttributes.contains("@escaping")
        let defaultValue = (parameter.defaultValue?.value).map { source.read($0) }
        return StoredParameter(type: parts.type, isEscaping: isEscaping, defaultValue: defaultValue)
    }

    /// Returns whether the parser accepts a text as the members of a struct.
    package static func areMembers(_ text: String) -> Bool {
        ParsedFile(Array("struct T {\n\(text)\n}".utf8))?.tree.statements.count == 1
    }

    /// Returns the type of a stored value: `[Todo]`, `(Int) -> Void`. Reports an error and returns nil if the text is anything else.
    package static func readType(_ text: LocatedText, into diagnostics: inout DiagnosticBag) -> SwiftType? {
        guard let read = readParameter(text, allowsEscaping: false, into: &diagnostics) else { return nil }
        guard let value = read.defaultValue else { return read.type }
        let message = "unexpected default value: expected only a type"
        diagnostics.add(.moreThanOneValue, message, at: value.range, help: "write `\(read.type.text)`")
        return nil
    }

    /// Returns an expression: `.shared`, `Order(id: 5)`. Reports an error and returns nil if the text is anything else.
    package static func readExpression(_ text: LocatedText, into diagnostics: inout DiagnosticBag) -> SwiftExpression? {
        guard let source = checkedSource(text, in: .expression, into: &diagnostics) else { return nil }
        let value = source.tree.as(FunctionParameterSyntax.self)?.defaultValue?.value
        guard let value, !value.is(MissingExprSyntax.self) else {
            diagnostics.add(TruncatedYAMLValue(text)?.diagnostic ?? .expressionMissing(text))
            return nil
        }
        guard isWhole([Syntax(value)], in: source, into: &diagnostics) else { return nil }
        return source.read(value)
    }

    /// Returns the parsed text, or reports an error and returns nil if a bracket or quote has no partner.
    private static func checkedSource(
        _ text: LocatedText,
        in place: ParsedText.Place,
        into diagnostics: inout DiagnosticBag
    ) -> ParsedText? {
        guard let source = ParsedText(text, in: place, into: &diagnostics) else { return nil }
        if let fault = UnbalancedBracket(in: source, onlyBraces: false) {
            diagnostics.add(TruncatedYAMLValue(text)?.diagnostic ?? fault.diagnostic(in: source))
            return nil
        }
        if source.hasOpenString, let cut = TruncatedYAMLValue(text) {
            diagnostics.add(cut.diagnostic)
            return nil
        }
        return source
    }

    /// Returns true if the parts have no errors and nothing follows them in the text. Reports an error otherwise.
    private static func isWhole(_ parts: [Syntax], in source: ParsedText, into diagnostics: inout DiagnosticBag) -> Bool
    {
        guard let last = parts.last, !parts.contains(where: \.hasError),
            let rest = source.tokens.first(where: { $0.position >= last.endPosition })
        else { return !SyntaxErrors(source: source).reportFirst(into: &diagnostics) }
        let range = source.range(rest.positionAfterSkippingLeadingTrivia..<source.tree.endPosition)
        let more = String(range.text.trimmingBlanks)
        let whole = parts.map { source.range(of: $0).text }.joined(separator: " ")
        let message = "unexpected `\(more)` after `\(whole)`"
        let help = corrected(whole, before: more).map { "write `\($0)`" } ?? "write one value"
        diagnostics.add(.moreThanOneValue, message, at: source.range(of: rest), help: help)
        return false
    }

    /// Returns a correction for a value with more code after it: `Array<Int>` for `Array[Int]`; nil if the intention isn't clear.
    private static func corrected(_ value: String, before more: String) -> String? {
        switch more.first {
        case ",", ";": more.count == 1 ? value : nil
        case "?": value + more
        case "=" where more.hasPrefix("=>"): value + " ->" + more.dropFirst(2)
        case "[": SyntaxErrors.type(value, with: more)
        default: nil
        }
    }
}

extension Diagnostic {
    fileprivate static func typeMissing(_ text: LocatedText) -> Diagnostic {
        let found = text.text.trimmingBlanks
        let message = "expected a Swift type" + (found.isEmpty ? "" : ", found `\(found)`")
        let help = "write a type such as `String`, `[Todo]` or `Int? = nil`"
        return Diagnostic(.typeMissing, message, at: text.range, help: help)
    }

    fileprivate static func expressionMissing(_ text: LocatedText) -> Diagnostic {
        let found = text.text.trimmingBlanks
        let message =
            found.hasSuffix("=")
            ? "missing Swift expression after `\(found)`"
            : "expected a Swift expression" + (found.isEmpty ? "" : ", found `\(found)`")
        let help = "write a value such as `.all`, `nil` or `Order(id: 5)`"
        return Diagnostic(.expressionMissing, message, at: text.range, help: help)
    }
}

extension ParsedText {
    fileprivate var hasOpenString: Bool {
        tree.hasError
            && tree.tokens(viewMode: .all).contains { token in
                guard token.presence == .missing else { return false }
                return switch token.tokenKind {
                case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: true
                default: false
                }
            }
    }
}
