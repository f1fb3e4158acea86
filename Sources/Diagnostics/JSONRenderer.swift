import Support

/// Diagnostics as one JSON array, with one object per line:
///
///     {"code": "SC0401", "severity": "error", "message": "…", "file": "Specs/Login.yml",
///      "start": {"line": 14, "column": 5, "offset": 210}, "end": {"line": 14, "column": 8, "offset": 213},
///      "help": "…", "notes": [{"message": "…", "file": "…", "start": {…}, "end": {…}}]}
///
/// Lines and columns begin at 1; columns count characters. Offsets count UTF-8 bytes from 0. `end` is after the last character. All keys are always
/// present. `file`, `start` and `end` are null for a diagnostic about the command. `start` and `end` are null for one about a whole file.
package enum JSONRenderer {
    package static func render(_ diagnostics: [Diagnostic]) -> String {
        JSONValue.list(diagnostics.map(object)).text(levels: 1) + "\n"
    }

    private static func object(_ diagnostic: Diagnostic) -> JSONValue {
        let place = place(diagnostic.path, diagnostic.range)
        let notes = diagnostic.notes.map { note in
            JSONValue.object([("message", .text(note.message))] + Self.place(note.range?.file.path, note.range))
        }
        let head: [Member] = [
            ("code", .text(diagnostic.code.rawValue)), ("severity", .text(diagnostic.severity.rawValue)),
            ("message", .text(diagnostic.message)),
        ]
        return .object(
            head + place + [("help", diagnostic.help.map(JSONValue.text) ?? .null), ("notes", .list(notes))]
        )
    }

    private typealias Member = (name: String, value: JSONValue)

    private static func place(_ path: String?, _ range: SourceRange?) -> [Member] {
        [
            ("file", path.map(JSONValue.text) ?? .null),
            ("start", range.map { position($0.startPosition, offset: $0.start) } ?? .null),
            ("end", range.map { position($0.endPosition, offset: $0.end) } ?? .null),
        ]
    }

    private static func position(_ position: SourcePosition, offset: Int) -> JSONValue {
        let parts = [("line", position.line), ("column", position.column), ("offset", offset)]
        return .object(parts.map { ($0, .number("\($1)")) })
    }
}
