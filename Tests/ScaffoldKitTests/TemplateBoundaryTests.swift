import Foundation
import ScaffoldKit
import Testing

/// Limits of all templates: they can't read or write outside of their folders, run a program, or block the tool.
struct TemplateBoundaryTests {
    let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject()
        try scratch.write("module: Login\n", to: "Specs/Login.yml")
        try scratch.write("{{ 1 }}\n", to: "outside.stencil")
        try pack(path: "Notes/{{ module.name }}.md")
        try template("# {{ module.name }}\n")
    }

    private func pack(path: String) throws {
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/Notes.stencil, path: \"\(path)\", owner: generated, for: module}\n",
            to: "Templates/notes/pack.yml"
        )
    }

    private func template(_ text: String) throws {
        try scratch.write(text, to: "Templates/notes/Notes.stencil")
    }

    /// Returns the diagnostics of `generate` without the excerpts. Nothing is written.
    private func said() throws -> [String] {
        let before = try scratch.paths()
        let clock = ContinuousClock()
        let start = clock.now
        let report = Scaffold.generate(scratch.project)
        #expect(clock.now - start < .seconds(120))
        #expect(report.hasErrors)
        #expect(try scratch.paths() == before)
        return report.text.split(separator: "\n").filter { $0.contains(" error: ") }.map {
            String($0.drop { $0 != " " }.dropFirst())
        }
    }

    @Test(arguments: [
        "/etc/passwd", "../outside.stencil", "../../outside.stencil", "notes/../../outside.stencil",
        "./notes/Notes.stencil", "~/x", "notes//Notes.stencil", "file:///etc/passwd",
    ])
    func filesOutsideCanNotBeNamed(_ name: String) throws {
        for tag in ["{% include \"\(name)\" %}", "{% extends \"\(name)\" %}", "{% import \"\(name)\" as m %}{{ m }}"] {
            try template(tag + "\n")
            #expect(try said().first == "error: unknown template `\(name)` [SC0309]")
        }
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: \"\(name)\", path: a.md, owner: generated, for: project}\n",
            to: "Templates/notes/pack.yml"
        )
        #expect(try said() == ["error: unknown template `\(name)` [SC0702]"])
    }

    @Test func linksToTheOutsideAreErrors() throws {
        let folder = scratch.root.appending(path: "Templates/notes")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "Secrets.stencil").path,
            withDestinationPath: "/etc/passwd"
        )
        try template("{% include \"notes/Secrets.stencil\" %}\n")
        let found = try said()
        #expect(
            found == [
                "error: `Templates/notes/Secrets.stencil` is a link to a file outside `Templates` [SC0720]"
            ]
        )
        // The files in a linked folder are not read.
        try FileManager.default.removeItem(at: folder.appending(path: "Secrets.stencil"))
        try FileManager.default.createSymbolicLink(atPath: folder.appending(path: "all").path, withDestinationPath: "/")
        try template("{% include \"notes/all/outside.stencil\" %}\n")
        #expect(try said() == ["error: unknown template `notes/all/outside.stencil` [SC0309]"])
    }

    @Test func linksInsideAreFollowed() throws {
        let folder = scratch.root.appending(path: "Templates/notes")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "Other.stencil").path,
            withDestinationPath: "Notes.stencil"
        )
        try scratch.write("{% include \"notes/Other.stencil\" %}\n", to: "Templates/notes/First.stencil")
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/First.stencil, path: a.md, owner: generated, for: module}\n",
            to: "Templates/notes/pack.yml"
        )
        #expect(Scaffold.generate(scratch.project).text == "")
    }

    @Test(arguments: [
        "/tmp/x.md", "../x.md", "Notes/../../x.md", ".git/hooks/post-commit", ".scaffold/x.md", "Notes/.git/config",
        "{{ '..' }}/x.md",
    ])
    func outputsStayInside(_ path: String) throws {
        try pack(path: path)
        #expect(try said().first.map { $0.hasSuffix("[SC0711]") || $0.hasSuffix("[SC0805]") } == true)
    }

    @Test func outputsFollowNoLinkOut() throws {
        let link = scratch.root.appending(path: "Notes").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: NSTemporaryDirectory())
        #expect(try said().first?.hasSuffix("which is outside the project [SC0806]") == true)
    }

    @Test(arguments: [
        // Loops in loops, with a large text so that it takes fewer rounds.
        "{% set t = \"0123456789\" %}" + String(repeating: "{% set t = t ~ t %}", count: 17)
            + "{% set m = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] %}{% for a in m %}{% for b in m %}{% for c in m %}{% set u = t ~ c %}{% endfor %}{% endfor %}{% endfor %}",
        // A text that doubles.
        "{% macro grow(t, n) %}{% if n %}{% call grow(t ~ t, n - 1) %}{% endif %}{% endmacro %}{% call grow(\"0123456789\", 60) %}",
        // A macro that calls itself without an end.
        "{% macro again() %}{% call again() %}{% endmacro %}{% call again() %}",
    ])
    func limitsEndEndlessTemplates(_ text: String) throws {
        try template(text + "\n")
        let said = try said()
        #expect(said.count == 1 && said[0].hasSuffix("[SC0316]"), "\(said)")
    }

    /// A template that exceeds a limit is not rendered for every module, because the error is the same for all.
    @Test func limitIsReachedOnlyOnce() throws {
        for number in 0..<200 {
            try scratch.write("module: M\(number)\npresentation: present\n", to: "Specs/M\(number).yml")
        }
        try template("{% macro again() %}{% call again() %}{% endmacro %}{% call again() %}\n")
        let report = Scaffold.generate(scratch.project)
        #expect(report.text.components(separatedBy: "[SC0316]").count == 2)
        #expect(
            report.text.contains(
                "= note: while rendering Notes/Login.md for the module `Login` (Specs/Login.yml:1:1)\n"
            ),
            "\(report.text)"
        )
    }

    @Test func filesDoNotIncludeThemselves() throws {
        try template("{% include \"notes/B.stencil\" %}\n")
        try scratch.write("{% include \"notes/Notes.stencil\" %}\n", to: "Templates/notes/B.stencil")
        #expect(try said().allSatisfy { $0.hasSuffix("[SC0310]") })
    }

    /// No tag, filter or name gives access to a program, a file, the clock or the environment.
    @Test(arguments: [
        "{{ env.HOME }}", "{{ \"ls\" | shell }}", "{% exec \"ls\" %}", "{{ now() }}", "{% load x %}",
        "{{ \"x\" | read }}", "{{ module.__class__ }}",
    ])
    func nothingGivesAccessToTheSystem(_ text: String) throws {
        try template(text + "\n")
        #expect(try said().count == 1)
    }

    /// The same limits apply to the conditions and paths of a manifest.
    @Test func manifestsAreLimitedToo() throws {
        try scratch.write(
            "pack: notes\nfiles:\n  - {template: notes/Notes.stencil, path: \"{% macro m() %}{% call m() %}{% endmacro %}{% call m() %}a.md\", owner: generated, for: project}\n",
            to: "Templates/notes/pack.yml"
        )
        try template("text\n")
        #expect(try said().map { $0.suffix(8) } == ["[SC0316]"])
    }
}
