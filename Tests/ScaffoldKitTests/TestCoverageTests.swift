import Foundation
import ScaffoldKit
import Testing

/// Methods of protocols that no test of their module names.
struct TestCoverageTests {
    @Test func aMethodThatCameLater() throws {
        let scratch = try ScratchProject()
        try scratch.write("module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n", to: "Specs/Login.yml")
        #expect(Scaffold.generate(GenerateOptions(project: scratch.project)).text == "")
        for path in try scratch.paths() where path.hasPrefix("Tests/AppTests/Login/") && path.hasSuffix(".swift") { try scratch.remove(path) }
        try scratch.write("// didTapLogIn()\n", to: "Tests/AppTests/Login/OurTests.swift")

        try scratch.write("module: Login\nprotocols:\n  presenter: |\n    func didTapLogIn()\n    func didTapForgot()\n", to: "Specs/Login.yml")
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
