import Diagnostics
import Output
import Support
import Testing

/// Outputs whose paths conflict with each other.
struct PathClaimsTests {
    static let cases: [(paths: [String], diagnostics: [String])] = [
        (
            ["a.swift", "a.swift"],
            [
                """
                Specs/Login.yml:1:9: error: two outputs would be written to `a.swift` [SC0803]
                note: the other output comes from the template `0` of the pack `viper` (Specs/Login.yml:1:9)
                help: give one of the two another path or name
                """
            ]
        ),
        (
            ["Sources/a.swift", "Sources/A.swift"],
            [
                """
                Specs/Login.yml:1:9: error: `Sources/A.swift` differs only in upper and lower case from `Sources/a.swift` [SC0804]
                note: the other output comes from the template `0` of the pack `viper` (Specs/Login.yml:1:9)
                help: write both in the same way, or choose names that differ in more than upper and lower case
                """
            ]
        ),
        (
            ["Sources/Login/a.swift", "Sources/login/b.swift", "Sources/login/c.swift"],
            [
                """
                Specs/Login.yml:1:9: error: `Sources/login` differs only in upper and lower case from `Sources/Login` [SC0804]
                note: the other output comes from the template `0` of the pack `viper` (Specs/Login.yml:1:9)
                help: write both in the same way, or choose names that differ in more than upper and lower case
                """
            ]
        ),
        (
            ["Login", "Login/a.swift"],
            [
                """
                Specs/Login.yml:1:9: error: `Login` would be both a file and a folder [SC0803]
                note: the other output comes from the template `0` of the pack `viper` (Specs/Login.yml:1:9)
                help: give one of the two outputs another path
                """
            ]
        ),
        (
            ["Login/a.swift", "Login"],
            [
                """
                Specs/Login.yml:1:9: error: `Login` would be both a file and a folder [SC0803]
                note: the other output comes from the template `0` of the pack `viper` (Specs/Login.yml:1:9)
                help: give one of the two outputs another path
                """
            ]
        ),
        (["Login/a.swift", "Login.swift", "Login/b.swift", "LoginA/a.swift"], []),
    ]

    @Test(arguments: cases)
    func conflictingPathsAreReported(paths: [String], diagnostics expected: [String]) throws {
        let project = try TemporaryProject()
        let files = paths.enumerated().map { output($1, "\($0)", template: "\($0)") }
        var diagnostics = DiagnosticBag()
        let changeSet = ChangeSet.plan(files, in: project.folder, into: &diagnostics)
        #expect(diagnostics.lines == expected)
        #expect((changeSet == nil) == !expected.isEmpty)
    }

    @Test func namesTheOtherFileIfItIsANewSpec() throws {
        let project = try TemporaryProject()
        let files = [
            PlannedFile(beginning: "a", bytes: []),
            PlannedFile(
                key: OutputKey(spec: nil, pack: "p", template: "t", instance: "i"),
                path: "a",
                owner: .generated,
                bytes: []
            ),
        ]
        #expect(
            project.failure(files) == [
                """
                a: error: two outputs would be written to `a` [SC0803]
                note: the other output comes from the file that this command begins
                help: give one of the two another path or name
                """
            ]
        )
    }

    @Test func anOutputOfASpecThatIsNotPartOfTheRunCounts() throws {
        let project = try TemporaryProject()
        try project.write("module: Login\n", to: "Specs/Login.yml")
        try project.run([output("a.swift", "1\n")])
        #expect(
            project.failure([output("a.swift", "2\n", spec: "Specs/SignUp.yml")]) == [
                """
                Specs/Login.yml:1:9: error: two outputs would be written to `a.swift` [SC0803]
                note: the other comes from `Specs/Login.yml`
                help: give one of the two another path or name
                """
            ]
        )
    }

    @Test func theProjectsOwnOutputsCountInEveryRun() throws {
        let project = try TemporaryProject()
        try project.run([output("a.swift", "1\n", spec: nil)])
        #expect(
            project.failure([output("a.swift", "2\n")]) == [
                """
                Specs/Login.yml:1:9: error: two outputs would be written to `a.swift` [SC0803]
                note: the other comes from `scaffold.yml`
                help: give one of the two another path or name
                """
            ]
        )
    }
}
