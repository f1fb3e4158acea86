import Foundation
import ScaffoldKit
import Testing

/// Each mistake that the author of a pack can make, in a file of PackMistakes. Lines `== path` begin the files that the mistake changes in a project
/// with one small pack, and `== says` the output of `generate`. A missing output is recorded, and the test then fails once.
struct PackMistakeTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PackMistakes")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
        $0.hasSuffix(".txt")
    }.sorted()

    @Test func thereAreMistakes() {
        #expect(Self.names.count > 75)
    }

    @Test(arguments: names)
    func isReported(_ name: String) throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\npresentation: root\n", to: "Specs/Login.yml")
        try scratch.write("{{ module.name }}\n", to: "Templates/notes/Notes.md.stencil")
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/Notes.md.stencil, path: \"Notes/{{ module.name }}.md\", owner: generated, for: module}\n",
            to: "Templates/notes/pack.yml"
        )
        let file = Self.folder.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        var expected: String?
        for section in text.components(separatedBy: "== ").dropFirst() {
            let parts = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts[0] == "says" { expected = parts[1] } else { try scratch.write(parts[1], to: parts[0]) }
        }
        let before = try scratch.paths()
        let report = Scaffold.generate(scratch.project)
        if let expected {
            #expect(report.text == expected)
            #expect(report.hasErrors == expected.contains(": error: "))
            if report.hasErrors { #expect(try scratch.paths().filter { !$0.hasPrefix(".scaffold") } == before) }
        } else {
            try Data((text + "== says\n" + report.text).utf8).write(to: file)
            Issue.record("recorded \(name): read it")
        }
    }
}
