/// An error or a warning for the user: the problem, its place, and the solution.
///
/// Messages are lower case, without a full stop, and quote the user's text in backticks.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    /// An additional line below the message, with its own place if it has one.
    package struct Note: Sendable {
        package let message: String
        package let range: SourceRange?
        /// Whether a change at the range can be the cause of the error.
        package let isCause: Bool

        package init(_ message: String, at range: SourceRange? = nil, isCause: Bool = false) {
            self.message = message
            self.range = range
            self.isCause = isCause
        }
    }

    package let code: DiagnosticCode
    package let severity: Severity
    package let message: String
    package let place: Place
    package let notes: [Note]
    /// The instruction for the user.
    package let help: String?

    /// - Parameter severity: nil for the default severity of the code.
    package init(
        _ code: DiagnosticCode,
        _ message: String,
        at place: Place,
        severity: Severity? = nil,
        help: String? = nil,
        notes: [Note] = []
    ) {
        self.code = code
        self.severity = severity ?? (DiagnosticCode.warnings.contains(code) ? .warning : .error)
        self.message = message
        self.place = place
        self.notes = notes
        self.help = help
    }

    package init(
        _ code: DiagnosticCode,
        _ message: String,
        at range: SourceRange,
        severity: Severity? = nil,
        help: String? = nil,
        notes: [Note] = []
    ) {
        self.init(code, message, at: .range(range), severity: severity, help: help, notes: notes)
    }

    /// The place that a diagnostic is about.
    package enum Place: Sendable {
        /// A part of a text.
        case range(SourceRange)
        /// A whole file or folder, for example one that can't be read.
        case path(String)
        /// The command itself.
        case command
    }
}

extension Diagnostic.Note {
    /// The message of the note, after its place if it has one.
    var locatedMessage: String {
        range.map { "\($0.location): \(message)" } ?? message
    }
}

extension Diagnostic {
    /// The part of a text that the diagnostic is about; nil if there is none.
    package var range: SourceRange? {
        if case .range(let range) = place { range } else { nil }
    }

    /// The file that the diagnostic is about; nil if there is none.
    package var path: String? {
        switch place {
        case .range(let range): range.file.path
        case .path(let path): path
        case .command: nil
        }
    }

    /// Returns the diagnostic with one more note at the end, and with another severity if one is given.
    package func adding(_ note: Note, severity: Severity? = nil) -> Diagnostic {
        Diagnostic(code, message, at: place, severity: severity ?? self.severity, help: help, notes: notes + [note])
    }
}
