import Diagnostics
import Foundation
import TemplateEngine

/// A template with a context, and the expected output or errors.
///
/// A file of cases has, for each, a line `=== name`, maybe a line `context: {…}`, and sections that begin with `--- template`, `--- file NAME` and
/// `--- output` or `--- errors`. `(no final newline)` after a section's name removes the last newline. A case in one line is `template => output` or
/// `template =>! code column message`; it has the file's context, which is in `context: {…}` before the first case.
struct TemplateCase: CustomStringConvertible, Sendable {
    var name: String
    var template = ""
    var files: [(name: String, text: String)] = []
    var context = TemplateMapping()
    var expected = ""
    var isShort = false

    var description: String {
        name
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static let all = read(in: folder)

    static func read(in folder: URL) -> [TemplateCase] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted().flatMap { file in
            (try? read(file, in: folder)) ?? [TemplateCase(name: "\(file) can't be read")]
        }
    }

    static func read(_ file: String, in folder: URL = folder) throws -> [TemplateCase] {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let title = file.dropLast(4)
        var cases: [TemplateCase] = []
        var common = TemplateMapping()
        var section: String?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
            if line.hasPrefix("=== ") {
                // The last section doesn't contain the empty line before the next case.
                if let last = cases.indices.last, section != nil {
                    cases[last].expected.removeLast(cases[last].expected.hasSuffix("\u{0}") ? 2 : 1)
                }
                cases.append(TemplateCase(name: "\(title): \(line.dropFirst(4))", context: common))
                section = nil
            } else if line.hasPrefix("--- ") {
                section = String(line.dropFirst(4))
                if line.hasPrefix("--- file ") {
                    cases[cases.count - 1].files.append((String(line.split(separator: " ")[2]), ""))
                }
            } else if let section {
                cases[cases.count - 1].append(String(line) + "\n", to: section)
            } else if line.hasPrefix("context: ") {
                guard case .mapping(let context) = try OrderedJSON.value(String(line.dropFirst(9))) else { continue }
                if let last = cases.indices.last, !cases[last].isShort {
                    cases[last].context = context
                } else {
                    common = context
                }
            } else if let arrow = line.range(of: " =>", options: .backwards) {
                let expected =
                    line[arrow.upperBound...].hasPrefix(" ")
                    ? line[arrow.upperBound...].dropFirst() : line[arrow.upperBound...]
                cases.append(
                    TemplateCase(
                        name: "\(title):\(number + 1) \(line)",
                        template: String(line[..<arrow.lowerBound]),
                        context: common,
                        expected: expected.hasPrefix("!")
                            ? String(expected) : expected.replacingOccurrences(of: "\\n", with: "\n"),
                        isShort: true
                    )
                )
            }
        }
        return cases.map(\.withoutMarkedNewlines)
    }

    private mutating func append(_ line: String, to section: String) {
        switch section.split(separator: " ").first {
        case "template": template += line + (section.contains("(no final newline)") ? "\u{0}" : "")
        case "file": files[files.count - 1].text += line + (section.contains("(no final newline)") ? "\u{0}" : "")
        default: expected += line + (section.contains("(no final newline)") ? "\u{0}" : "")
        }
    }

    private var withoutMarkedNewlines: TemplateCase {
        var copy = self
        func unmarked(_ text: String) -> String {
            let lines = text.replacingOccurrences(of: "\u{0}", with: "")
            return text.hasSuffix("\u{0}") ? String(lines.dropLast()) : lines
        }
        copy.template = unmarked(template)
        copy.files = files.map { ($0.name, unmarked($0.text)) }
        copy.expected = unmarked(expected)
        return copy
    }

    /// Returns the output of the template, or its errors, one per line.
    func result() -> String {
        let (text, diagnostics) = rendering()
        return (text ?? "") + diagnostics.joined()
    }

    /// - Returns: The text, or nil if the template ended in an error, and the diagnostics.
    func rendering() -> (text: String?, diagnostics: [String]) {
        let main = TemplateSource(name: "main", file: SourceFile(path: "main", text: template))
        let others = files.map { TemplateSource(name: $0.name, file: SourceFile(path: $0.name, text: $0.text)) }
        var limits = TemplateLimits()
        limits.work = 100_000
        let library = TemplateLibrary(sources: [main] + others, limits: limits)
        var bag = DiagnosticBag()
        let rendered = library.compile("main", into: &bag)?.render(context, into: &bag)
        return (rendered?.text, bag.sorted.map(isShort ? Self.short : Self.long))
    }

    static func short(_ diagnostic: Diagnostic) -> String {
        guard case .range(let range) = diagnostic.place else { return "" }
        let (start, end) = (range.startPosition.column, range.endPosition.column)
        return "! \(diagnostic.code.rawValue) \(start)-\(end) \(diagnostic.message)"
            + (diagnostic.help.map { " / \($0)" } ?? "")
    }

    static func long(_ diagnostic: Diagnostic) -> String {
        guard case .range(let range) = diagnostic.place else { return "" }
        var lines = [
            "\(range.location): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
        ]
        let content = range.file.contentRange(ofLine: range.startPosition.line)
        lines.append("| " + range.file.text(content))
        let column = range.startPosition.column - 1
        let width = max(
            1,
            range.file.text(range.start..<min(max(range.end, range.start), max(content.upperBound, range.start))).count
        )
        lines.append("| " + String(repeating: " ", count: column) + String(repeating: "^", count: width))
        if let help = diagnostic.help { lines.append("= help: \(help)") }
        lines += diagnostic.notes.map { "= note: \($0.message)" }
        return lines.map { $0 + "\n" }.joined()
    }
}
