import Diagnostics
import Foundation
import TemplateEngine
import Testing

/// `docs/templates.md`: its examples' outputs, and its lists of filters, tests and limits, come from the engine. `RENEW=1 swift test --filter TemplateReference`
/// writes them.
struct TemplateReferenceTests {
    private static let path = TemplateCase.folder.appendingPathComponent("../../../docs/templates.md")

    @Test func isUpToDate() throws {
        let page = try String(contentsOf: Self.path, encoding: .utf8)
        var made = try ReferencePage(page).withOutputs()
        made = ReferencePage.replacing(
            "filters",
            in: made,
            by: try FilterTable.builtIn.filters.map(Self.entry).joined()
        )
        made = ReferencePage.replacing("tests", in: made, by: try Self.tests())
        made = ReferencePage.replacing("limits", in: made, by: Self.limits())
        if ProcessInfo.processInfo.environment["RENEW"] != nil {
            try made.write(to: Self.path, atomically: true, encoding: .utf8)
        } else {
            #expect(page == made)
        }
    }

    private static func entry(_ filter: TemplateFilter) throws -> String {
        let aliases =
            filter.aliases.isEmpty ? "" : " (also \(filter.aliases.map { "`\($0)`" }.joined(separator: ", ")))"
        let (documentation, examples) = try #require(
            FilterExamples.all[filter.name],
            "the filter \(filter.name) has no example"
        )
        return "- `\(filter.signature)`\(aliases): \(documentation)  \n  \(try shown(examples))\n"
    }

    private static func tests() throws -> String {
        try TestExamples.all.map { "- `\($0.name)`: \($0.documentation)  \n  \(try shown($0.examples))\n" }.joined()
    }

    /// `{{ 1 + 1 }}` → `2`
    private static func shown(_ templates: [String]) throws -> String {
        try templates.map { text in
            let template = TemplateCase(name: text, template: text, context: try ReferencePage.context())
            let output = try #require(template.rendering().text, "\(text): \(template.result())")
            return "`\(text)` → "
                + (output.isEmpty ? "nothing" : "`\(output.replacingOccurrences(of: "\n", with: "\\n"))`")
        }.joined(separator: " · ")
    }

    private static func limits() -> String {
        let limits = TemplateLimits()
        return [
            ("levels of nested tags or brackets in one file", limits.sourceDepth),
            ("levels of files that include, import or extend one another", limits.sourceDepth),
            ("levels of operators in one expression", limits.expressionDepth),
            ("levels of macro calls, included files, tags and operators, counted together", limits.depth),
            ("levels of nested lists and mappings", limits.valueDepth),
            (
                "tags, `{{ … }}` and pieces of text, in a template and its included files",
                limits.programSize
            ),
            (
                "steps. An iteration or call is one step. An operation on a large text or list counts as several steps",
                limits.work
            ),
            (
                "items of a list, with the items of its nested lists. Each 64 bytes of a string in the list also count as an item",
                limits.items
            ),
            ("bytes of output, or of one string that a template builds", limits.outputBytes),
        ].map { "- \($1) \($0)\n" }.joined()
    }

    @Test func allTestsAreListed() {
        let unknown = TemplateCase(name: "", template: "{{ 1 is unknown_ }}").result()
        #expect(unknown.contains("known names: \(TestExamples.all.map(\.name).joined(separator: ", "))\n"))
    }
}

/// The page, whose blocks of `json`, `stencil` and `text` are a context, templates and their output.
struct ReferencePage {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    static func context() throws -> TemplateMapping {
        let path = TemplateCase.folder.appendingPathComponent("../../../docs/templates.md")
        let page = try String(contentsOf: path, encoding: .utf8)
        let json = try #require(page.components(separatedBy: "```json\n").last?.components(separatedBy: "\n```").first)
        guard case .mapping(let context) = try OrderedJSON.value(json) else { throw OrderedJSON.Malformed(offset: 0) }
        return context
    }

    /// Returns the page with new outputs after the templates without a name, in place of the old ones.
    func withOutputs() throws -> String {
        let context = try Self.context()
        var made: [String] = []
        var template = TemplateCase(name: "docs/templates.md", context: context)
        var index = 0
        while index < lines.count {
            guard lines[index].hasPrefix("```stencil") else {
                made.append(String(lines[index]))
                index += 1
                continue
            }
            let end = try #require(lines[index...].dropFirst().firstIndex(of: "```"))
            let text = lines[index + 1..<end].joined(separator: "\n") + "\n"
            made += lines[index...end].map(String.init)
            let name = lines[index].dropFirst("```stencil ".count)
            index = end + 1
            if !name.isEmpty {
                template.files.append((String(name), text))
                continue
            }
            template.template = text
            let result = template.result().replacingOccurrences(of: "main:", with: "Example.stencil:")
            made +=
                ["", "```text"]
                + result.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) + ["```"]
            template.files = []
            if lines[index...].dropFirst().first == "```text",
                let outputEnd = lines[(index + 2)...].firstIndex(of: "```")
            {
                index = outputEnd + 1
            }
        }
        return made.joined(separator: "\n")
    }

    /// Returns the page with new text between `<!-- begin name -->` and `<!-- end name -->`.
    static func replacing(_ name: String, in page: String, by text: String) -> String {
        let (begin, end) = ("<!-- begin \(name) -->\n", "<!-- end \(name) -->")
        guard let start = page.range(of: begin), let finish = page.range(of: end) else { return "\(name) has no place" }
        return page[..<start.upperBound] + text + page[finish.lowerBound...]
    }
}
