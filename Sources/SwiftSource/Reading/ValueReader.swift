import Diagnostics
import SwiftSyntax

/// Reads a type, a type with a default value, or an expression that stands alone in a YAML value.
struct ValueReader {
    let located: LocatedText

    /// The type and what follows its `=`; nil and a diagnostic where the text is something else.
    ///
    /// - Parameter allowsEscaping: whether the type may be written `@escaping`, which is then no part of it.
    func readParameter(allowsEscaping: Bool = true, into diagnostics: inout DiagnosticBag) -> StoredParameter? {
        guard let source = checkedSource(.parameter, into: &diagnostics) else { return nil }
        guard let parameter = source.tree.as(FunctionParameterSyntax.self) else { return nil }
        if parameter.type.is(MissingTypeSyntax.self) {
            diagnostics.add(typeMissing)
            return nil
        }
        if let value = parameter.defaultValue?.value, value.is(MissingExprSyntax.self) {
            diagnostics.add(TruncatedYAMLValue(located)?.diagnostic ?? expressionMissing)
            return nil
        }
        let nodes =
            [Syntax(parameter.type)]
            + [parameter.ellipsis.map { Syntax($0) }, parameter.defaultValue.map { Syntax($0) }].compactMap { $0 }
        guard isWhole(nodes, in: source, into: &diagnostics) else { return nil }
        let before = diagnostics.errorCount
        StorageCheck(source: source, allowsEscaping: allowsEscaping).check(parameter, into: &diagnostics)
        guard diagnostics.errorCount == before else { return nil }
        let value = (parameter.defaultValue?.value).map { ExpressionReader(source: source).read($0) }
        let parts = ParameterReader(source: source).parts(of: parameter.type)
        return StoredParameter(
            type: parts.type,
            isEscaping: parts.type.needsEscaping || parts.typeAttributes.contains("@escaping"),
            defaultValue: value
        )
    }

    func readType(into diagnostics: inout DiagnosticBag) -> SwiftType? {
        guard let read = readParameter(allowsEscaping: false, into: &diagnostics) else { return nil }
        if let value = read.defaultValue {
            diagnostics.add(
                Diagnostic(
                    .moreThanOneValue,
                    "unexpected default value: expected only a type",
                    at: value.range,
                    help: "write `\(read.type.text)`"
                )
            )
            return nil
        }
        return read.type
    }

    func readExpression(into diagnostics: inout DiagnosticBag) -> SwiftExpression? {
        guard let source = checkedSource(.expression, into: &diagnostics) else { return nil }
        let value = source.tree.as(FunctionParameterSyntax.self)?.defaultValue?.value
        guard let value, !value.is(MissingExprSyntax.self) else {
            diagnostics.add(TruncatedYAMLValue(located)?.diagnostic ?? expressionMissing)
            return nil
        }
        guard isWhole([Syntax(value)], in: source, into: &diagnostics) else { return nil }
        return ExpressionReader(source: source).read(value)
    }

    /// nil and a diagnostic where a bracket or quote lacks its partner.
    private func checkedSource(_ place: ParsedText.Place, into diagnostics: inout DiagnosticBag) -> ParsedText? {
        guard let source = ParsedText(located, in: place, into: &diagnostics) else { return nil }
        if let fault = BracketBalance.fault(in: source, among: .all) {
            diagnostics.add(TruncatedYAMLValue(located)?.diagnostic ?? fault.diagnostic(in: source))
            return nil
        }
        if source.hasOpenString, let cut = TruncatedYAMLValue(located) {
            diagnostics.add(cut.diagnostic)
            return nil
        }
        return source
    }

    /// False, with a diagnostic, where the parts have errors or are not all of the text.
    private func isWhole(_ parts: [Syntax], in source: ParsedText, into diagnostics: inout DiagnosticBag) -> Bool {
        guard let last = parts.last, !parts.contains(where: \.hasError) else {
            return !SyntaxErrors(source: source).reportFirst(into: &diagnostics)
        }
        guard let rest = source.tokens.first(where: { $0.position >= last.endPosition }) else {
            return !SyntaxErrors(source: source).reportFirst(into: &diagnostics)
        }
        let range = source.range(rest.positionAfterSkippingLeadingTrivia..<source.tree.endPosition)
        diagnostics.add(
            Diagnostic(
                .moreThanOneValue,
                "unexpected `\(range.text.trimmingBlanks)` after `\(parts.map { source.range(of: $0).text }.joined(separator: " "))`",
                at: source.range(of: rest),
                help: "write one value"
            )
        )
        return false
    }

    private var typeMissing: Diagnostic {
        let found = located.text.trimmingBlanks
        return Diagnostic(
            .typeMissing,
            found.isEmpty ? "expected a Swift type" : "expected a Swift type, found `\(found)`",
            at: located.range,
            help: "write a type such as `String`, `[Todo]` or `Int? = nil`"
        )
    }

    private var expressionMissing: Diagnostic {
        let found = located.text.trimmingBlanks
        return Diagnostic(
            .expressionMissing,
            found.isEmpty
                ? "expected a Swift expression"
                : found.hasSuffix("=")
                    ? "missing Swift expression after `\(found)`" : "expected a Swift expression, found `\(found)`",
            at: located.range,
            help: "write a value such as `.all`, `nil` or `Order(id: 5)`"
        )
    }
}

extension ParsedText {
    /// A string literal that nothing ends.
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
