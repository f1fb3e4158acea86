import Diagnostics

/// A warning as the cache keeps it.
struct CachedWarning: Codable {
    /// A path, and for a part of a file its bounds.
    struct Place: Codable {
        let path: String
        var start: Int?
        var end: Int?

        init(path: String) {
            self.path = path
        }

        init(_ range: SourceRange) {
            (path, start, end) = (range.file.path, range.start, range.end)
        }

        /// Nil where the file has become shorter.
        func range(in files: [String: SourceFile]) -> SourceRange? {
            guard let start, let end, let file = files[path], 0 <= start, start <= end, end <= file.byteCount else {
                return nil
            }
            return SourceRange(file: file, start: start, end: end)
        }
    }

    struct Note: Codable {
        let message: String
        let place: Place?
    }

    let code: String
    let message: String
    let help: String?
    /// Nil for the command line.
    let place: Place?
    let notes: [Note]

    init(_ warning: Diagnostic) {
        (code, message, help) = (warning.code.rawValue, warning.message, warning.help)
        switch warning.place {
        case .range(let range): place = Place(range)
        case .path(let path): place = Place(path: path)
        case .command: place = nil
        }
        notes = warning.notes.map { Note(message: $0.message, place: $0.range.map { Place($0) }) }
    }

    /// The paths of the files that its places are in.
    var files: [String] {
        ([place] + notes.map(\.place)).compactMap { $0?.start == nil ? nil : $0?.path }
    }

    /// Nil where it can't be read any more.
    func diagnostic(in files: [String: SourceFile]) -> Diagnostic? {
        guard let code = DiagnosticCode(rawValue: code) else { return nil }
        let range = place?.range(in: files)
        if place?.start != nil, range == nil { return nil }
        return Diagnostic(
            code,
            message,
            at: range.map(Diagnostic.Place.range) ?? place.map { .path($0.path) } ?? .command,
            severity: .warning,
            help: help,
            notes: notes.map { note in Diagnostic.Note(note.message, at: note.place?.range(in: files)) }
        )
    }
}
