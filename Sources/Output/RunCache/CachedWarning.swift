import Diagnostics

/// A warning as the cache keeps it.
struct CachedWarning: Codable {
    /// A message and its place: a range in a file, a path, or the command line if there is no path.
    private struct Part: Codable {
        let message: String
        var path: String?
        var start: Int?
        var end: Int?

        init(_ message: String, _ place: Diagnostic.Place) {
            self.message = message
            switch place {
            case .range(let range): (path, start, end) = (range.file.path, range.start, range.end)
            case .path(let path): self.path = path
            case .command: break
            }
        }

        /// Returns the place; nil if its file is missing or too short now.
        func place(in files: [String: SourceFile]) -> Diagnostic.Place? {
            guard let path else { return .command }
            guard let start, let end else { return .path(path) }
            guard let file = files[path], 0 <= start, start <= end, end <= file.byteCount else { return nil }
            return .range(SourceRange(file: file, start: start, end: end))
        }
    }

    private let code: String
    private let help: String?
    private let warning: Part
    private let notes: [Part]

    init(_ diagnostic: Diagnostic) {
        (code, help) = (diagnostic.code.rawValue, diagnostic.help)
        warning = Part(diagnostic.message, diagnostic.place)
        notes = diagnostic.notes.map { Part($0.message, $0.range.map(Diagnostic.Place.range) ?? .command) }
    }

    var files: [String] { ([warning] + notes).compactMap { $0.start == nil ? nil : $0.path } }

    /// Returns the warning; nil if its code is unknown or its range no longer exists.
    func diagnostic(in files: [String: SourceFile]) -> Diagnostic? {
        guard let code = DiagnosticCode(rawValue: code), let place = warning.place(in: files) else { return nil }
        let notes = notes.map { note in
            guard case .range(let range)? = note.place(in: files) else { return Diagnostic.Note(note.message) }
            return Diagnostic.Note(note.message, at: range)
        }
        return Diagnostic(code, warning.message, at: place, severity: .warning, help: help, notes: notes)
    }
}
