import Diagnostics

struct ParseProblems {
    let text: TemplateText
    /// The reasons why the text is read, such as `included from …`.
    var notes: [Diagnostic.Note] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Removes the diagnostics about unclosed strings, from an index on.
    mutating func removeUnclosed(from index: Int) {
        let later = diagnostics[index...].filter { $0.code != .templateUnclosed }
        diagnostics.replaceSubrange(index..., with: later)
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil) {
        diagnostics.append(Diagnostic(code, message, at: text.range(range), help: help, notes: notes))
    }
}
