import Foundation

/// The page `docs/template-context.md`, the only source of its descriptions and examples.
struct ContextPage {
    /// A description and an example, as cells of a table.
    typealias Row = (description: String, example: String)

    static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "docs/template-context.md")

    let text: String
    /// The sentences under the headings.
    private(set) var descriptions: [String: String] = [:]
    private var rows: [String: [String: Row]] = [:]

    init() throws {
        text = try String(contentsOf: Self.url, encoding: .utf8)
        var heading = ""
        for line in text.split(separator: "\n") {
            let cells = line.components(separatedBy: " | ")
            if line.hasPrefix("##") {
                heading = line.trimmingCharacters(in: ["#", " "])
            } else if cells.count == 4 {
                rows[heading, default: [:]][cells[0]] = (cells[2], String(cells[3].dropLast(" |".count)))
            } else if !line.hasPrefix("|") {
                descriptions[heading] = String(line)
            }
        }
    }

    func row(of name: String, in heading: String) -> Row {
        rows[heading]?["| `\(name)`"] ?? ("", "")
    }
}
