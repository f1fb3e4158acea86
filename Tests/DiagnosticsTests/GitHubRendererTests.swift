import Diagnostics
import Testing

struct GitHubRendererTests {
    @Test(arguments: [
        (
            Diagnostic(.noSpecs, "message", at: marked("a:\n  «nme»: x"), help: "say `name`"),
            "::error file=Specs/Login.yml,line=2,endLine=2,col=3,endColumn=6,title=SC0101::message%0Ahelp: say `name`"
        ),
        (
            Diagnostic(.noSpecs, "message", at: marked("a: «[1,\n2]»"), severity: .warning),
            "::warning file=Specs/Login.yml,line=1,endLine=2,title=SC0101::message"
        ),
        (
            Diagnostic(
                .noSpecs,
                "message",
                at: .path("Specs"),
                notes: [.init("one"), .init("two", at: marked("«»"))]
            ),
            "::error file=Specs,title=SC0101::message%0Anote: one%0Anote: Specs/Login.yml:1:1: two"
        ),
        (
            Diagnostic(.noSpecs, "message", at: .command),
            "::error title=SC0101::message"
        ),
        (
            Diagnostic(.noSpecs, "50%, a: b\r\n::error::\u{1B}[0m", at: .path("a,b:c%\n::d.yml")),
            "::error file=a%2Cb%3Ac%25%0A%3A%3Ad.yml,title=SC0101::50%25, a: b%0D%0A::error::\u{FFFD}[0m"
        ),
    ])
    func command(_ diagnostic: Diagnostic, expected: String) {
        #expect(GitHubRenderer.render([diagnostic]) == expected + "\n")
    }

    @Test func pathsBeginAtTheRepository() {
        let diagnostics = [
            Diagnostic(.noSpecs, "a", at: .path("Specs")), Diagnostic(.noSpecs, "b", at: .path("/Specs")),
            Diagnostic(.noSpecs, "c", at: marked("«nme»: x"), severity: .warning),
            Diagnostic(.noSpecs, "d", at: .command),
        ]
        #expect(
            GitHubRenderer.render(diagnostics, in: "Apps/Driver/") == """
                ::error file=Apps/Driver/Specs,title=SC0101::a
                ::error file=/Specs,title=SC0101::b
                ::warning file=Apps/Driver/Specs/Login.yml,line=1,endLine=1,col=1,endColumn=4,title=SC0101::c
                ::error title=SC0101::d

                """
        )
    }

    @Test func oneCommandALine() {
        let diagnostic = Diagnostic(.noSpecs, "a", at: .command)
        #expect(
            GitHubRenderer.render([diagnostic, diagnostic])
                == "::error title=SC0101::a\n::error title=SC0101::a\n"
        )
        #expect(GitHubRenderer.render([]) == "")
    }
}
