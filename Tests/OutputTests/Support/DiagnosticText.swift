import Diagnostics

extension DiagnosticBag {
    /// The text of each diagnostic, as a user sees it.
    var lines: [String] {
        sorted.map(\.text)
    }
}

extension Diagnostic {
    var shownPlace: String {
        switch place {
        case .range(let range): range.location
        case .path(let path): path
        case .command: "scaffold"
        }
    }

    fileprivate var text: String {
        var lines = ["\(shownPlace): \(severity.rawValue): \(message) [\(code.rawValue)]"]
        lines += notes.map { note in "note: \(note.message)\(note.range.map { " (\($0.location))" } ?? "")" }
        if let help { lines.append("help: \(help)") }
        return lines.joined(separator: "\n")
    }
}
