import Diagnostics
import Testing

struct TextRendererTests {
    private func text(_ diagnostic: Diagnostic, color: Bool = false) -> String {
        TextRenderer(usesColor: color).render([diagnostic])
    }

    @Test func allParts() {
        let declaration = marked("services:\n  users:\n    «name»: Users", path: "Specs/Services.yml")
        let diagnostic = Diagnostic(
            .noSpecs,
            "message",
            at: marked(String(repeating: "\n", count: 13) + "    «nme»: x\n"),
            help: "did you mean `name`?",
            notes: [.init("declared here", at: declaration), .init("without a place")]
        )
        #expect(
            text(diagnostic) == """
                Specs/Login.yml:14:5: error: message [SC0101]
                14 |     nme: x
                   |     ^^^
                   = help: did you mean `name`?
                   = note: Specs/Services.yml:3:5: declared here
                   = note: without a place

                """
        )
    }

    @Test func warning() {
        let diagnostic = Diagnostic(.noSpecs, "message", at: marked("«a»"), severity: .warning)
        #expect(
            text(diagnostic) == """
                Specs/Login.yml:1:1: warning: message [SC0101]
                1 | a
                  | ^

                """
        )
    }

    @Test func wholeFile() {
        let diagnostic = Diagnostic(.noSpecs, "message", at: .path("Specs/Login.yml"), help: "do this\nor that")
        #expect(
            text(diagnostic) == """
                Specs/Login.yml: error: message [SC0101]
                  = help: do this
                          or that

                """
        )
    }

    @Test func commandAlone() {
        #expect(text(Diagnostic(.noSpecs, "message", at: .command)) == "error: message [SC0101]\n")
    }

    @Test func emptyLineBetweenDiagnostics() {
        let diagnostics = [
            Diagnostic(.noSpecs, "one", at: .path("a.yml")),
            Diagnostic(.noSpecs, "two", at: .path("b.yml")),
        ]
        #expect(
            TextRenderer(usesColor: false).render(diagnostics) == """
                a.yml: error: one [SC0101]

                b.yml: error: two [SC0101]

                """
        )
        #expect(TextRenderer(usesColor: false).render([]) == "")
    }

    @Test func colorsOnlyWhereAsked() {
        let diagnostic = Diagnostic(.noSpecs, "message", at: marked("«a»: b"), help: "do this")
        #expect(
            text(diagnostic, color: true) == """
                \u{1B}[1mSpecs/Login.yml:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mmessage\u{1B}[0m [SC0101]
                \u{1B}[2m1 |\u{1B}[0m a: b
                \u{1B}[2m  |\u{1B}[0m \u{1B}[1;31m^\u{1B}[0m
                  \u{1B}[2m= help:\u{1B}[0m do this

                """
        )
        #expect(!text(diagnostic).contains("\u{1B}"))
    }

    @Test func controlCharactersAreReplaced() {
        let diagnostic = Diagnostic(
            .noSpecs,
            "`\u{1B}[2J\n` is not a key",
            at: marked("«\u{1B}[31m»: \u{9B}\u{7F}\u{202E}", path: "a\u{1B}.yml"),
            help: "not `\u{7}`",
            notes: [.init("\u{1B}]0;title\u{7}")]
        )
        #expect(
            text(diagnostic) == """
                a\u{FFFD}.yml:1:1: error: `\u{FFFD}[2J\\n` is not a key [SC0101]
                1 | \u{FFFD}[31m: \u{FFFD}\u{FFFD}\u{FFFD}
                  | ^^^^^
                  = help: not `\u{FFFD}`
                  = note: \u{FFFD}]0;title\u{FFFD}

                """
        )
    }
}
