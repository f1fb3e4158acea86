import Foundation
import TemplateEngine
import Testing

/// Random templates of `Scripts/make-random-templates.py` with all features that the language shares with Jinja2, and Jinja2's output.
struct RandomTemplateTests {
    private static let files: [URL] = {
        if let path = ProcessInfo.processInfo.environment["RANDOM_TEMPLATES"] { return [URL(fileURLWithPath: path)] }
        let folder = TemplateCase.folder.appendingPathComponent("Random")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.appendingPathComponent($0) }
    }()

    @Test(arguments: files)
    func agreesWithJinja(file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        guard case .mapping(let context) = try OrderedJSON.value(String(lines[0])) else { return #expect(Bool(false)) }
        var disagreements: [String] = []
        for line in lines.dropFirst() {
            guard case .mapping(let fields) = try OrderedJSON.value(String(line)), case .string(let text)? = fields["t"]
            else {
                return #expect(Bool(false))
            }
            var template = TemplateCase(name: text, template: text, context: context)
            if case .mapping(let files)? = fields["f"] {
                template.files = zip(files.names, files.values).map { ($0, $1.printed ?? "") }
            }
            let rendering = template.rendering()
            if rendering.text != fields["o"]?.printed {
                disagreements.append(
                    "\(line)\n  \(rendering.text.map { "wrote  \($0.debugDescription)\n  instead \(fields["o"]?.printed.debugDescription ?? "")" } ?? rendering.diagnostics.joined())"
                )
            }
        }
        let shortest = disagreements.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.prefix(40)
        #expect(
            disagreements.isEmpty,
            "\(disagreements.count) of \(lines.count - 1)\n\(shortest.joined(separator: "\n"))"
        )
    }

    @Test func thereAreEnough() throws {
        let lines = try Self.files.map { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").count - 1 }
        #expect(lines.reduce(0, +) >= 2000)
    }
}
