/// Diagnostics as GitHub Actions' workflow commands: `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=SC0101::message`.
package enum GitHubRenderer {
    /// - Parameter folder: the prefix of all file paths: the project's folder in its repository, such as `Apps/Driver/`.
    package static func render(_ diagnostics: [Diagnostic], in folder: String = "") -> String {
        diagnostics.map { command($0, folder) + "\n" }.joined()
    }

    private static func command(_ diagnostic: Diagnostic, _ folder: String) -> String {
        let properties = place(diagnostic.place, folder) + ["title=\(diagnostic.code.rawValue)"]
        var message = [diagnostic.message]
        if let help = diagnostic.help { message.append("help: \(help)") }
        message += diagnostic.notes.map { "note: \($0.locatedMessage)" }
        let data = escaped(message.joined(separator: "\n"))
        return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data)"
    }

    private static func place(_ place: Diagnostic.Place, _ folder: String) -> [String] {
        switch place {
        case .command: return []
        case .path(let path):
            return ["file=\(escaped(path.hasPrefix("/") ? path : folder + path, and: [":": "%3A", ",": "%2C"]))"]
        case .range(let range):
            let (start, end) = (range.startPosition, range.endPosition)
            let file = self.place(.path(range.file.path), folder)
            let lines = file + ["line=\(start.line)", "endLine=\(end.line)"]
            // The runner rejects columns if the lines differ.
            return start.line == end.line ? lines + ["col=\(start.column)", "endColumn=\(end.column)"] : lines
        }
    }

    /// - Parameter others: additional characters to escape, with their escapes.
    private static func escaped(_ text: String, and others: [Unicode.Scalar: String] = [:]) -> String {
        let escapes = others.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { $1 }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            let isHidden = scalar.properties.generalCategory == .control && scalar != "\t"
            escaped += escapes[scalar] ?? (isHidden ? "\u{FFFD}" : String(scalar))
        }
    }
}
