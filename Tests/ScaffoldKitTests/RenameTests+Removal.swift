import Foundation
import Output
import ScaffoldKit
import Testing

/// `scaffold remove`, and `scaffold list`.
extension RenameTests {
    @Test func usedModulesAndServicesAreNotRemoved() throws {
        let before = try files()
        #expect(
            remove("Login").text == """
                Specs/Checkout.yml:4:35: error: `Login` can't be removed, because it is used here [SC0826]
                4 | deepLink: {path: /checkout, over: Login}
                  |                                   ^^^^^
                  = help: remove this use first, then run `scaffold remove Login` again

                Specs/Detail.yml:5:29: error: `Login` can't be removed, because its type `LoginParameters` is used here [SC0826]
                5 |     func take(_ parameters: LoginParameters)
                  |                             ^^^^^^^^^^^^^^^
                  = help: remove this use first, then run `scaffold remove Login` again

                Specs/Detail.yml:7:5: error: `Login` can't be removed, because it is used here [SC0826]
                7 |   - Login: {presentation: present}
                  |     ^^^^^
                  = help: remove this use first, then run `scaffold remove Login` again

                """
        )
        #expect(remove("authService").text.matches(of: /\[SC0826\]/).count == 2)
        #expect(
            remove("Logn").text
                == "error: unknown module, flow or service `Logn` [SC0826]\n  = help: did you mean `Login`?\n"
        )
        #expect(try files() == before)
    }

    @Test func moduleIsRemovedExceptForItsEdits() throws {
        try replace("routes:\n  - Login: {presentation: present}\n", with: "", in: "Specs/Detail.yml")
        try replace("deepLink: {path: /checkout, over: Login}\n", with: "", in: "Specs/Checkout.yml")
        try replace("    func take(_ parameters: LoginParameters)\n", with: "    func take()\n", in: "Specs/Detail.yml")
        let dry = remove("Login", isDryRun: true)
        let report = remove("Login")
        #expect(dry.changes == report.changes)
        #expect(report.status == .fine)
        let left = try scratch.paths().filter {
            $0.contains("Login") && $0.hasSuffix(".swift") && !$0.hasPrefix(".scaffold/local")
        }
        #expect(left == [Self.presenter, "Sources/App/Modules/Login/Own.swift"])
        #expect(
            report.text.contains(
                """
                \(Self.presenter): warning: `\(Self.presenter)` is left over: it is no longer generated, but it was edited [SC0816]
                  = help: if you don't need it: `rm \(Self.presenter)`; to keep it, rename the file and its types; then run `scaffold generate`

                """
            )
        )
        #expect(
            report.text.contains(
                "Own.swift` stays: scaffold didn't create it [SC0816]\n  = help: check that it compiles without the removed files\n"
            )
        )
        #expect(drift() == ["leftOver \(Self.presenter)"])
        let (_, items) = Scaffold.list(scratch.project)
        #expect(
            items?.map { "\($0.kind) \($0.name) \($0.state) \($0.files)" }.last
                == "leftOver Specs/Login.yml left over 1"
        )
        try scratch.remove(Self.presenter)
        #expect(drift().filter { !$0.contains(".scaffold") } == [])
    }

    @Test func aServiceIsRemovedFromItsFile() throws {
        #expect(remove("clock").status == .fine)
        #expect(try !text("Specs/Services.yml").contains("clock"))
        #expect(try text("Specs/Services.yml").hasPrefix("services:\n  authService:\n    protocol: AuthServicing\n"))
        #expect(try !scratch.paths().contains { $0.contains("Clock") && $0.hasSuffix(".swift") })
        #expect(drift() == [])
    }

    @Test func listShowsEverythingWithItsState() throws {
        try replace("func didTapLogIn", with: "func didTapLogOut()\n    func didTapLogIn", in: "Specs/Login.yml")
        let (report, items) = Scaffold.list(scratch.project)
        #expect(report.status == .fine)
        let rows = try #require(items).map {
            "\($0.kind) \($0.name) \($0.style ?? "-") \($0.target ?? "-") \($0.state)"
        }
        #expect(
            rows == [
                "module Cart viper App up to date", "module Detail mvvm App up to date", "module Login viper App stale",
                "flow Checkout - App up to date",
                "service authService - App up to date", "service clock - App up to date",
            ]
        )
    }
}
