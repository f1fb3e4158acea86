import Diagnostics

/// What is wrong in one text, gathered while it is read.
struct ParseProblems {
    let text: TemplateText
    /// How the text came to be read: `included from …`.
    var notes: [Diagnostic.Note] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Removes the unclosed strings that were reported from an index on.
    mutating func removeUnclosed(from index: Int) {
        let later = diagnostics[index...].filter { $0.code != .templateUnclosed }
        diagnostics.replaceSubrange(index..., with: later)
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil) {
        diagnostics.append(Diagnostic(code, message, at: text.range(range), help: help, notes: notes))
    }
}
