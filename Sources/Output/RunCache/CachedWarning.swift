import Diagnostics

/// A warning as a line of the cache: code, message, help, place, and each note with its place; tabs between them. A place is a path, and for a part of
/// a file two offsets in it.
enum CachedWarning {
    private static let noteFieldCount = 4

    static func line(_ warning: Diagnostic) -> String {
        var fields = [warning.code.rawValue, warning.message, warning.help ?? ""]
        switch warning.place {
        case .range(let range): fields += place(range)
        case .path(let path): fields += [path, "", ""]
        case .command: fields += ["", "", ""]
        }
        for note in warning.notes { fields += [note.message] + (note.range.map(place) ?? ["", "", ""]) }
        return fields.map(ManifestText.escaped).joined(separator: "\t")
    }

    private static func place(_ range: SourceRange) -> [String] {
        [range.file.path, String(range.start), String(range.end)]
    }

    /// Nil where the line is damaged.
    ///
    /// - Parameter file: the file of a path.
    static func read(_ line: Substring, file: (String) -> SourceFile?) -> Diagnostic? {
        let written = line.split(separator: "\t", omittingEmptySubsequences: false)
        let fields = written.compactMap(ManifestText.unescaped)
        let noteFields = fields.dropFirst(6)
        guard fields.count == written.count, fields.count >= 6, noteFields.count.isMultiple(of: noteFieldCount),
            let code = DiagnosticCode(rawValue: fields[0]), let place = place(fields[3...5], file)
        else { return nil }
        var notes: [Diagnostic.Note] = []
        for start in stride(from: noteFields.startIndex, to: noteFields.endIndex, by: noteFieldCount) {
            switch self.place(noteFields[start + 1...start + 3], file) {
            case .range(let range): notes.append(Diagnostic.Note(fields[start], at: range))
            case .command: notes.append(Diagnostic.Note(fields[start]))
            default: return nil
            }
        }
        return Diagnostic(code, fields[1], at: place, severity: .warning, help: fields[2].isEmpty ? nil : fields[2], notes: notes)
    }

    private static func place(_ fields: ArraySlice<String>, _ file: (String) -> SourceFile?) -> Diagnostic.Place? {
        let (path, start, end) = (fields[fields.startIndex], fields[fields.startIndex + 1], fields[fields.startIndex + 2])
        if path.isEmpty { return .command }
        if start.isEmpty { return .path(path) }
        guard let file = file(path), let start = Int(start), let end = Int(end), 0 <= start, start <= end, end <= file.byteCount else { return nil }
        return .range(SourceRange(file: file, start: start, end: end))
    }
}

extension Diagnostic {
    /// The files that its places are in.
    var files: [SourceFile] {
        let noted = notes.compactMap(\.range?.file)
        if case .range(let range) = place { return [range.file] + noted }
        return noted
    }
}
