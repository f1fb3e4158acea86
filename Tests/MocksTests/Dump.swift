import Diagnostics

/// Converts values to text, for comparison with the expected text.
enum Dump {
    static func diagnostics(_ bag: DiagnosticBag) -> String {
        bag.sorted.map { diagnostic in
            guard case .range(let range) = diagnostic.place else { return "?" }
            let position = range.startPosition
            var lines = [
                "\(position.line):\(position.column): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
            ]
            lines.append("  at «\(range.text)»")
            for note in diagnostic.notes {
                let place = note.range.map { " \($0.startPosition.line):\($0.startPosition.column)" } ?? ""
                lines.append("  note\(place): \(note.message)")
            }
            if let help = diagnostic.help { lines.append("  help: \(help)") }
            return lines.joined(separator: "\n")
        }
        .joined(separator: "\n")
    }
}
