import Diagnostics
import struct Diagnostics.SourceRange
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Reports what the parser found wrong, in this tool's words around the parser's own.
struct SyntaxErrors {
    let source: ParsedText

    /// Every error, where it lies in the text; true where there was one.
    func report(before limit: Int = .max, into diagnostics: inout DiagnosticBag) -> Bool {
        guard source.tree.hasError else { return false }
        let found = ParseDiagnosticsGenerator.diagnostics(for: source.tree)
            .filter { $0.diagMessage.severity == .error && source.contains($0.position) && source.offset($0.position) < limit }
        for diagnostic in found { diagnostics.add(translated(diagnostic)) }
        return !found.isEmpty
    }

    /// The first error only: what follows it in a text of a line is mostly its consequence.
    func reportFirst(into diagnostics: inout DiagnosticBag) -> Bool {
        guard source.tree.hasError else { return false }
        let first = ParseDiagnosticsGenerator.diagnostics(for: source.tree).first { $0.diagMessage.severity == .error }
        diagnostics.add(first.map(translated) ?? Diagnostic(.swiftSyntax, "this is no Swift", at: source.located.range))
        return true
    }

    private func translated(_ found: SwiftDiagnostics.Diagnostic) -> Diagnostics.Diagnostic {
        let message = Self.inBackticks(found.message)
        let end = found.highlights.map(\.endPositionBeforeTrailingTrivia).max() ?? found.position
        return Diagnostic(
            .swiftSyntax,
            message,
            at: source.range(found.position..<max(found.position, end)),
            help: help(for: found, message),
            notes: found.notes.filter { source.contains($0.position) }
                .map { .init(Self.inBackticks($0.message), at: source.range($0.position..<$0.position)) }
        )
    }

    private func help(for found: SwiftDiagnostics.Diagnostic, _ message: String) -> String? {
        if message.hasPrefix("unexpected code"), message.hasSuffix("in protocol") {
            return "a protocol holds functions, properties, subscripts, initializers and associated types"
        }
        return found.fixIts.first.map { Self.inBackticks($0.message.message) }
    }

    /// The parser quotes with apostrophes: `expected ')' to end tuple`.
    private static func inBackticks(_ message: String) -> String {
        var result = ""
        var isInside = false
        let characters = Array(message)
        for (index, character) in characters.enumerated() {
            let isBetweenLetters =
                index > 0 && index + 1 < characters.count && characters[index - 1].isLetter && characters[index + 1].isLetter
            if character == "'", isInside || !isBetweenLetters {
                result.append("`")
                isInside.toggle()
            } else {
                result.append(character)
            }
        }
        return result
    }
}
