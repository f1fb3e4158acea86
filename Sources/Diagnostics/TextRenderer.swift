/// A renderer of diagnostics for terminals and build logs: place and message, the source line with carets, then help and notes.
///
///     Specs/Login.yml:14:7: error: message [SC0401]
///     14 |     nme: x
///        |     ^^^
///        = help: did you mean `name`?
package struct TextRenderer {
    private let usesColor: Bool

    package init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    package func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(render).joined(separator: "\n")
    }

    private func render(_ diagnostic: Diagnostic) -> String {
        var lines = [headline(diagnostic)]
        var gutter = " "
        if let range = diagnostic.range {
            let excerpt = SourceExcerpt(range)
            gutter = String(repeating: " ", count: excerpt.lineNumber.utf8.count)
            lines.append(paint(excerpt.lineNumber + " |", .faint) + prefixed(excerpt.source))
            let carets = paint(excerpt.underline, style(of: diagnostic.severity))
            lines.append(paint(gutter + " |", .faint) + " " + excerpt.indentation + carets)
        }
        if let help = diagnostic.help {
            lines += footer("help", help, gutter: gutter)
        }
        for note in diagnostic.notes {
            lines += footer("note", note.locatedMessage, gutter: gutter)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func headline(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.range?.location ?? diagnostic.path
        let location = place.map { paint($0.visible + ":", .strong) + " " } ?? ""
        let severity = paint(diagnostic.severity.rawValue + ":", style(of: diagnostic.severity))
        let message = paint(diagnostic.message.visible, .strong)
        return "\(location)\(severity) \(message) [\(diagnostic.code.rawValue)]"
    }

    /// Returns the lines of `= help: …`. Further lines of the text are aligned with its first line.
    private func footer(_ label: String, _ text: String, gutter: String) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0).visible }
        let indentation = gutter + String(repeating: " ", count: label.count + 5)
        let first = "\(gutter) \(paint("= \(label):", .faint))\(prefixed(lines[0]))"
        return [first] + lines.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
    }

    private func prefixed(_ text: String) -> String {
        text.isEmpty ? "" : " " + text
    }

    private func style(of severity: Diagnostic.Severity) -> Style {
        severity == .error ? .error : .warning
    }

    /// The parameters of ANSI escape sequences.
    private enum Style: String {
        case strong = "1"
        case faint = "2"
        case error = "1;31"
        case warning = "1;33"
    }

    private func paint(_ text: String, _ style: Style) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
