import EmbeddedText
import Foundation
import Testing

@testable import ScaffoldKit

/// The tool's output is that of the examples on the pages of `scaffold explain`.
///
/// A page's YAML is put into a copy of PageProject, at the path before it or else in the first message. The output must have each
/// line of the page's output. A block of Swift whose first line is a comment with a path is a further file. In the text before the YAML,
/// `` `PATH` says `TEXT` ``, `` `TEXT` in `scaffold.yml` `` and `` no spec `PATH` `` change further files, and
/// `` `scaffold module …` `` is run in place of `scaffold check`.
struct PageExampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PageProject")
    /// YAMLTests.PageTests runs the pages of YAML errors, and TranscriptTests those with commands.
    static let pages = DiagnosticPages.pages.filter { page in
        !page.code.hasPrefix("SC02") && !page.text.contains("```console\n")
            && !pagesWithoutInput.keys.contains(page.code)
    }
    private static let pagesWithoutInput = [
        "SC0732": "older version", "SC0810": "full disk", "SC0811": "race", "SC0817": "race",
    ]

    @Test func thereAreEnoughPages() {
        #expect(Self.pages.count > 50)
    }

    @Test(arguments: pages.map(\.code))
    func exampleIsCorrect(_ code: String) throws {
        let page = Self.pages.first { $0.code == code }
        let example = try #require(page.flatMap { Example($0.text) }, "a page has an example")
        let scratch = try ScratchProject(copying: Self.folder)
        for (path, text) in example.files { try scratch.write(text + "\n", to: path) }
        if let setting = example.setting {
            let settings = try String(contentsOf: Self.folder.appending(path: "scaffold.yml"), encoding: .utf8)
            try scratch.write(settings + setting + "\n", to: "scaffold.yml")
        }
        for path in example.missing { try scratch.remove(path) }
        let report =
            example.module.map { scratch.dryRun(module: $0, style: example.style) }
            ?? scratch.dryRun(only: example.generated)
        let said = Set(report.text.split(separator: "\n").map(Self.plain))
        let unsaid = example.output.map { Self.plain($0[...]) }.filter { !said.contains($0) }
        #expect(unsaid == [], "what is said: \(report.text)")
    }

    /// Returns a line without the frame around help and notes, and without the size of a file, which changes with its template.
    private static func plain(_ line: Substring) -> String {
        let text = line.drop { $0 == " " }
        return String(text.hasPrefix("= ") ? text.dropFirst(2) : line).replacing(/with \d+ lines/, with: "with lines")
    }
}

extension ScratchProject {
    fileprivate func dryRun(only module: String?) -> RunReport {
        guard let module else { return Scaffold.check(project) }
        return Scaffold.generate(project, modules: [module], isDryRun: true)
    }
}

private struct Example {
    var files: [(path: String, text: String)] = []
    var missing: [String] = []
    /// One more line of the settings.
    var setting: String?
    var module: String?
    var style: String?
    var generated: String?
    let output: [String]

    init?(_ page: String) {
        guard let start = page.range(of: "## Example\n"), let end = page.range(of: "## Fix\n") else { return nil }
        let parts = page[start.upperBound..<end.lowerBound].components(separatedBy: "```")
        guard let last = parts.indices.dropLast().last else { return nil }
        output = parts[last].split(separator: "\n").map(String.init)
        let intro = parts[0]
        for match in intro.matches(of: /`([^`]+)` says `([^`]+)`/) { files.append((String(match.1), String(match.2))) }
        setting = intro.firstMatch(of: /`([^`]+)` in `scaffold.yml`/).map { String($0.1) }
        missing = intro.matches(of: /no spec `([^`]+)`/).map { String($0.1) }
        if let match = intro.firstMatch(of: /`scaffold module (\S+?)(?: --style (\S+?))?`/) {
            (module, style) = (String(match.1), match.2.map { String($0) })
        }
        generated = intro.firstMatch(of: /`scaffold generate (\S+?)`/).map { String($0.1) }
        files += stride(from: 1, to: last, by: 2).compactMap { Self.file(in: parts[$0]) }
        guard parts.count > 3, Self.file(in: parts[1]) == nil else { return }
        let named = intro.firstMatch(of: /`([^`]+)`(?: says)?:\n/).map { String($0.1) }
        let path =
            named.flatMap { $0.hasPrefix("scaffold ") ? nil : $0 } ?? output.first?.prefix { $0 != ":" }.description
        guard let path else { return nil }
        files.append((path, String(parts[1].drop { $0 != "\n" }.dropFirst())))
    }

    /// Returns the file in a block whose first line is a comment with a path.
    private static func file(in block: String) -> (path: String, text: String)? {
        let lines = block.split(separator: "\n", maxSplits: 1)
        guard lines.count == 2, let path = lines[1].prefixMatch(of: /\/\/ (\S+\.swift)\n/)?.1 else { return nil }
        return (String(path), String(lines[1]))
    }
}
