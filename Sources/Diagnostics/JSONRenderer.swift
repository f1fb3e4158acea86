import Support

/// Diagnostics as one JSON array, an object a line:
///
///     {"code": "SC0401", "severity": "error", "message": "…", "file": "Specs/Login.yml",
///      "start": {"line": 14, "column": 5, "offset": 210}, "end": {"line": 14, "column": 8, "offset": 213},
///      "help": "…", "notes": [{"message": "…", "file": "…", "start": {…}, "end": {…}}]}
///
/// Lines and columns count from 1, columns in characters; offsets are UTF-8 bytes from 0; `end` lies behind the last character. Every key is
/// always there: `file` is null for what is about the command itself, `start` and `end` for a file as a whole.
package enum JSONRenderer {
    package static func render(_ diagnostics: [Diagnostic]) -> String {
        JSONValue.list(diagnostics.map(object)).text(levels: 1) + "\n"
    }

    private static func object(_ diagnostic: Diagnostic) -> JSONValue {
        let place =
            switch diagnostic.place {
            case .range(let range): members(of: range)
            case .path(let path): members(path: path)
            case .command: members(path: nil)
            }
        let notes = diagnostic.notes.map { note in
            JSONValue.object([("message", .text(note.message))] + (note.range.map(members(of:)) ?? members(path: nil)))
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

    private static func members(of range: SourceRange) -> [Member] {
        [
            ("file", .text(range.file.path)),
            ("start", position(range.startPosition, offset: range.start)),
            ("end", position(range.endPosition, offset: range.end)),
        ]
    }

    private static func members(path: String?) -> [Member] {
        [("file", path.map(JSONValue.text) ?? .null), ("start", .null), ("end", .null)]
    }

    private static func position(_ position: SourcePosition, offset: Int) -> JSONValue {
        let parts = [("line", position.line), ("column", position.column), ("offset", offset)]
        return .object(parts.map { ($0, .number("\($1)")) })
    }
}
