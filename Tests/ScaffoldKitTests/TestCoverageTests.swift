import Foundation
import ScaffoldKit
import Testing

/// Methods of protocols that no test of their module names.
struct TestCoverageTests {
    @Test func aMethodThatCameLater() throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        let tests = try scratch.paths().filter { $0.hasPrefix("Tests/AppTests/Login/") }
        try #require(!tests.isEmpty)
        for path in tests { try scratch.write("// Our own now.\n", to: path) }

        try scratch.write("module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n    func didTapForgot()\n", to: "Specs/Login.yml")
        try scratch.write("// didTapLogIn()\n", to: try #require(tests.first))
        #expect(
            scratch.dryRun().text == """
                Specs/Login.yml:5:10: warning: no test in Tests/AppTests/Login names `didTapForgot()` [SC0642]
                5 |     func didTapForgot()
                  |          ^^^^^^^^^^^^
                  = help: add a test that calls it

                """
        )
    }
}
