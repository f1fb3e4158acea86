import ArgumentParser
import ScaffoldKit
import Support

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain an error or warning, and how to fix it.",
        discussion: """
            Without a code, the command lists all codes.

            Examples:
              scaffold explain SC0101
              scaffold explain
            """
    )

    @Argument(
        help: "The code at the end of the first line of an error or warning, such as SC0101.",
        completion: .list(Scaffold.diagnosticCodes)
    )
    var code: String?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        guard let code, Scaffold.explain(code) == nil else { return }
        let nearest = Spelling.nearest(to: code, in: Scaffold.diagnosticCodes).map { "; did you mean `\($0)`?" }
        throw ValidationError("unknown code `\(code)`\(nearest ?? ": `scaffold explain` lists all codes")")
    }

    func run() throws {
        let codes = code.map { [$0.uppercased()] } ?? Scaffold.diagnosticCodes
        let pages = codes.compactMap { code in Scaffold.explain(code).map { Page(code: code, text: $0) } }
        if global.format == .json {
            let json = JSONDocument.array(pages) {
                [("code", $0.code), ("title", String($0.title)), ("text", $0.text)]
            }
            try StandardStream.output.write(JSONDocument(members: [("pages", json)]).text)
        } else if code == nil {
            try StandardStream.output.write(pages.map { "\($0.code)  \($0.title)\n" }.joined())
        } else {
            try StandardStream.output.write(pages.map(\.text).joined())
        }
    }
}

/// A page of the documentation, whose first line is `# SC0101: title`.
private struct Page {
    let code: String
    let text: String

    var title: Substring { text.prefix { $0 != "\n" }.trimmingPrefix("# \(code): ") }
}
