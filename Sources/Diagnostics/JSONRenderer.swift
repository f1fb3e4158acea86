/// Diagnostics as one JSON array, an object a line:
///
///     {"code": "SC0401", "severity": "error", "message": "…", "file": "Specs/Login.yml",
///      "start": {"line": 14, "column": 5, "offset": 210}, "end": {"line": 14, "column": 8, "offset": 213},
///      "help": "…", "notes": [{"message": "…", "file": "…", "start": {…}, "end": {…}}]}
///
/// Lines and columns count from 1, columns in characters; offsets are UTF-8 bytes from 0; `end` lies behind the last character. Every key is
/// always there: `file` is null for what is about the command itself, `start` and `end` for a file as a whole.
enum JSONRenderer {
    static func render(_ diagnostics: [Diagnostic]) -> String {
        guard !diagnostics.isEmpty else { return "[]\n" }
        return "[\n" + diagnostics.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
    }

    private static func object(_ diagnostic: Diagnostic) -> String {
        let place: String =
            switch diagnostic.place {
            case .range(let range): members(of: range)
            case .path(let path): members(path: path)
            case .command: members(path: nil)
            }
        let notes = diagnostic.notes.map { note in
            let place = note.range.map(members(of:)) ?? members(path: nil)
            return "{\"message\": \(JSONText.quoted(note.message)), \(place)}"
        }
        let parts = [
            "\"code\": \(JSONText.quoted(diagnostic.code.rawValue))",
            "\"severity\": \(JSONText.quoted(diagnostic.severity.rawValue))",
            "\"message\": \(JSONText.quoted(diagnostic.message))",
            place,
            "\"help\": \(diagnostic.help.map(JSONText.quoted) ?? "null")",
            "\"notes\": [\(notes.joined(separator: ", "))]",
        ]
        return "{\(parts.joined(separator: ", "))}"
    }

    private static func members(of range: SourceRange) -> String {
        let start = position(range.startPosition, offset: range.start)
        let end = position(range.endPosition, offset: range.end)
        return "\"file\": \(JSONText.quoted(range.file.path)), \"start\": \(start), \"end\": \(end)"
    }

    private static func members(path: String?) -> String {
        "\"file\": \(path.map(JSONText.quoted) ?? "null"), \"start\": null, \"end\": null"
    }

    private static func position(_ position: SourcePosition, offset: Int) -> String {
        "{\"line\": \(position.line), \"column\": \(position.column), \"offset\": \(offset)}"
    }
}
