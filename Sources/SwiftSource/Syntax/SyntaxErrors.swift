import Diagnostics
import Support
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

struct SyntaxErrors {
    let source: ParsedText

    /// Reports one error for each line of the text before `limit`, because the other errors in a line are mostly consequences. It reports the first
    /// error with a note, which names a bracket without a partner, or else the first error.
    ///
    /// - Returns: true if the text has any error, also after `limit`.
    func report(before limit: Int = .max, into diagnostics: inout DiagnosticBag) -> Bool {
        if let invisible {
            diagnostics.add(invisible)
            return true
        }
        guard source.tree.hasError else { return false }
        var errors: [(line: Int, error: SwiftDiagnostics.Diagnostic)] = []
        for error in found where source.offset(error.position) < limit {
            let line = source.range(error.position..<error.position).startPosition.line
            if line != errors.last?.line {
                errors.append((line, error))
            } else if errors.last?.error.notes.isEmpty == true, !error.notes.isEmpty {
                errors[errors.count - 1].error = error
            }
        }
        for error in errors { diagnostics.add(translated(error.error)) }
        return true
    }

    /// Reports only the first error, for a text of one line. Returns whether there was one.
    func reportFirst(into diagnostics: inout DiagnosticBag) -> Bool {
        guard let error = invisible ?? (source.tree.hasError ? found.first.map(translated) ?? unknown : nil) else {
            return false
        }
        diagnostics.add(error)
        return true
    }

    /// The parser's errors in the text. If all notes of an error are outside the text, something in the text never ends. `UnbalancedBracket` finds
    /// that, so the error is left out.
    private var found: [SwiftDiagnostics.Diagnostic] {
        diagnostics.filter { error in
            error.diagMessage.severity == .error && source.contains(error.position)
                && (error.notes.isEmpty || error.notes.contains { source.contains($0.position) })
        }
    }

    private var invisible: Diagnostics.Diagnostic? { besideEqual ?? hidden }

    /// An error for an invisible character in the code of a spec. The compiler treats some of them as part of a name, and warns about others.
    private var hidden: Diagnostics.Diagnostic? {
        let text = source.located.text
        guard source.place != .file, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var offset = 0
        for character in text {
            let range = offset..<(offset + character.utf8.count)
            offset = range.upperBound
            let space = character.unicodeScalars.first.flatMap { $0.isNonBreakingSpace ? $0 : nil }
            guard let scalar = space ?? character.hiddenScalar, source.isCode(at: range.lowerBound) else { continue }
            let message =
                space == nil
                ? "invisible character \(scalar.codePoint)" : "unexpected non-breaking space (\(scalar.codePoint))"
            let help = space == nil ? "delete it" : "replace it with a plain space"
            return Diagnostic(.swiftSyntax, message, at: source.located.range(of: range), help: help)
        }
        return nil
    }

    /// An error for a comment such as `# Shows the login.`
    var commentOfYAML: Diagnostics.Diagnostic? {
        let bytes = Array(source.located.text.utf8)
        guard bytes.contains(UInt8(ascii: "#")) else { return nil }
        for token in source.tokens where token.tokenKind == .pound {
            let start = source.offset(token.positionAfterSkippingLeadingTrivia)
            guard start == 0 || " \t\r\n".utf8.contains(bytes[start - 1]) else { continue }
            let rest = String(decoding: bytes[start...].prefix { !"\r\n".utf8.contains($0) }, as: UTF8.self)
            guard let sign = rest.prefixMatch(of: /(#+)(?:[ \t]|$|\w+(?![ \t]*\{)(?:[ \t:]|$))/)?.1 else { continue }
            let place = source.located.range(of: start..<start + sign.utf8.count)
            let help = "write `//`: `#` begins no comment in Swift"
            return Diagnostic(.swiftSyntax, "unexpected `\(sign)`", at: place, help: help)
        }
        return nil
    }

    /// An error for an invisible character, such as a byte order mark, beside an `=` with spaces on both sides. `ParseDiagnosticsGenerator` traps
    /// there, because it has no space to insert.
    private var besideEqual: Diagnostics.Diagnostic? {
        guard source.tree.hasError else { return nil }
        for equal in source.tree.tokens(viewMode: .sourceAccurate) where equal.tokenKind == .equal && equal.hasError {
            guard let before = equal.previousToken(viewMode: .all) else { continue }
            let sides = [before.trailingTrivia, equal.trailingTrivia]
            guard sides.allSatisfy({ $0.contains { $0.isSpaceOrTab } }) else { continue }
            let place = source.range(before.endPositionBeforeTrailingTrivia..<equal.endPosition)
            let help = "delete what stands on both sides of `=`, and type a space there"
            return Diagnostic(.swiftSyntax, "invisible character beside `=`", at: place, help: help)
        }
        return nil
    }

    /// The parser's diagnostics. If there are many, only those of the first parts with few faults, because the time that swift-syntax needs grows
    /// with the square of the number of errors and warnings.
    private var diagnostics: [SwiftDiagnostics.Diagnostic] {
        var diagnostics: [SwiftDiagnostics.Diagnostic] = []
        var open = [source.tree]
        while let node = open.popLast(), diagnostics.count < Self.mostFaults {
            if Self.hasMoreFaults(than: Self.mostFaults, in: node) {
                open += node.children(viewMode: .all).filter(\.hasError).reversed()
            } else {
                diagnostics += ParseDiagnosticsGenerator.diagnostics(for: node)
            }
        }
        return diagnostics
    }

    private static let mostFaults = 100

    private static func hasMoreFaults(than limit: Int, in root: Syntax) -> Bool {
        var faults = 0
        var open = [root]
        while let node = open.popLast(), faults <= limit {
            if node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) {
                faults += 1
            } else {
                open.append(contentsOf: node.children(viewMode: .all).filter { $0.hasError || $0.hasWarning })
            }
        }
        return faults > limit
    }

    var unknown: Diagnostics.Diagnostic { Diagnostic(.swiftSyntax, "invalid Swift code", at: source.located.range) }

    private func translated(_ found: SwiftDiagnostics.Diagnostic) -> Diagnostics.Diagnostic {
        if let key = keyInText(at: found.position) {
            let message = "`\(key.text):` is indented so much that it is a part of the Swift code above"
            return Diagnostic(.swiftSyntax, message, at: key, help: "indent it like the YAML key before the Swift code")
        }
        if let diagnostic = accessorsWithoutBraces(found) { return diagnostic }
        let isInApostrophes = found.message.hasPrefix("Single-quoted")
        let message = isInApostrophes ? "expected `\"` around a string, found `'`" : Self.inBackticks(found.message)
        let end = found.highlights.map(\.endPositionBeforeTrailingTrivia).max() ?? found.position
        let range = source.range(found.position..<max(found.position, end))
        let notes = found.notes.filter { source.contains($0.position) }.map { note in
            Diagnostic.Note(Self.inBackticks(note.message), at: source.range(note.position..<note.position))
        }
        return Diagnostic(.swiftSyntax, message, at: range, help: help(for: found, message), notes: notes)
    }

    /// Returns the key in a line such as `view: |`, if a spec has it inside Swift code by mistake.
    private func keyInText(at position: AbsolutePosition) -> Diagnostics.SourceRange? {
        let place = source.range(position..<position)
        let line = place.file.contentRange(ofLine: place.startPosition.line)
        let text = place.file.text(line)
        let content = text.drop { $0 == " " }
        guard !place.file.path.hasSuffix(".swift"), content.wholeMatch(of: /\w+: *[|>][-+0-9]* */) != nil else {
            return nil
        }
        let start = line.lowerBound + text.utf8.count - content.utf8.count
        let end = start + content.prefix { $0 != ":" }.utf8.count
        return Diagnostics.SourceRange(file: place.file, start: start, end: end)
    }

    /// Returns an error for accessors without braces: `var count: Int get`.
    private func accessorsWithoutBraces(_ found: SwiftDiagnostics.Diagnostic) -> Diagnostics.Diagnostic? {
        guard source.place == .protocolBody, found.message == "expected '=' in variable" else { return nil }
        let (before, after) = line(around: found.position)
        guard ["get", "get set"].contains(after) else { return nil }
        let start = source.range(found.position..<found.position).start
        let file = source.located.range.file
        let place = Diagnostics.SourceRange(file: file, start: start, end: start + after.utf8.count)
        let help = "write `\(before) { \(after) }`"
        return Diagnostic(.swiftSyntax, "missing braces around `\(after)`", at: place, help: help)
    }

    /// Returns the text of a line before and after a position, without the spaces around it.
    func line(around position: AbsolutePosition) -> (before: String, after: String) {
        let place = source.range(position..<position)
        let line = place.file.contentRange(ofLine: place.startPosition.line)
        let parts = [line.lowerBound..<place.start, place.start..<line.upperBound].map { part in
            String(place.file.text(part).trimming { $0 == " " })
        }
        return (parts[0], parts[1])
    }

    /// Returns a message with backticks. The parser quotes with apostrophes: `expected ')' to end tuple`.
    static func inBackticks(_ message: String) -> String {
        var result = ""
        var isInside = false
        let characters = Array(message)
        for (index, character) in characters.enumerated() {
            let isBetweenLetters =
                index > 0 && index + 1 < characters.count && characters[index - 1].isLetter
                && characters[index + 1].isLetter
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
