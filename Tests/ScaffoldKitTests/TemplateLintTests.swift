import Foundation
import ScaffoldKit
import Testing

/// Packs in LintCases, each with the whole output of `templates lint` in `expected.txt`.
///
/// A missing expected output is recorded, and the test then fails once.
struct TemplateLintTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "LintCases")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
        !$0.hasPrefix(".")
    }.sorted()

    @Test func thereAreCases() {
        #expect(Self.names.count > 3)
    }

    @Test(arguments: names)
    func outputIsTheExpectedOne(_ name: String) throws {
        let project = Self.folder.appending(path: name).path
        let (report, packs) = Scaffold.lintTemplates(
            [],
            areForStencil: name == "stencil",
            Project(root: project, currentDirectory: project)
        )
        #expect(report.hasErrors == (packs == nil))
        let found = report.diagnostics.rendered(format: .text)
        let expected = Self.folder.appending(path: "\(name)/expected.txt")
        guard let recorded = try? String(contentsOf: expected, encoding: .utf8) else {
            try Data(found.utf8).write(to: expected)
            Issue.record("recorded \(name)/expected.txt: read it")
            return
        }
        #expect(found == recorded)
    }

    @Test func builtInPacksHaveNoMistakes() throws {
        let scratch = try ScratchProject()
        let (report, packs) = Scaffold.lintTemplates(["mvvm", "viper"], scratch.project)
        #expect(report.text == "")
        #expect(packs == ["mvvm", "viper"])
    }

    /// `scaffold` itself uses some of the options.
    @Test func copyOfSharedPackHasNoMistakes() throws {
        let scratch = try ScratchProject()
        let copies = Scaffold.ejectTemplates(of: "common", files: ["pack.yml"], scratch.project)
        #expect(copies.changes.count == 1)
        #expect(Scaffold.lintTemplates([], scratch.project).report.text == "")
    }

    /// `templates lint` knows the variables of the templates of new specs.
    @Test func copiesOfTemplatesOfSpecsHaveNoMistakes() throws {
        let scratch = try ScratchProject()
        let copies = Scaffold.ejectTemplates(of: "spec", files: [], scratch.project)
        #expect(copies.changes.count == 3)
        #expect(Scaffold.lintTemplates([], scratch.project).report.text == "")
    }

    @Test func unknownPack() throws {
        let scratch = try ScratchProject()
        let (report, packs) = Scaffold.lintTemplates(["vipr"], scratch.project)
        #expect(packs == nil)
        #expect(report.text == "error: unknown pack `vipr` [SC0708]\n  = help: did you mean `viper`?\n")
        #expect(
            Scaffold.lintTemplates(["Templates/viper/Router.swift.stencil"], scratch.project).report.text
                == "error: unknown pack `Templates/viper/Router.swift.stencil` [SC0708]\n  = help: write only the name of the pack: `viper`\n"
        )
    }
}
