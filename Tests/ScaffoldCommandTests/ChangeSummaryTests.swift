import ScaffoldKit
import Testing

@testable import scaffold

struct ChangeSummaryTests {
    private static let changes = [
        FileChange(path: "Specs/Login.yml", kind: .created),
        FileChange(path: "App/Login/LoginRouter.swift", kind: .deleted),
        FileChange(path: "App/Login/LoginView.swift", kind: .created),
        FileChange(path: "App/Login/LoginModule.swift", kind: .rewritten),
        FileChange(path: "App/Login/LoginParameters.swift", kind: .unchanged),
    ]

    @Test func writtenFiles() {
        let summary = ChangeSummary(changes: Self.changes, isDryRun: false, showsAll: false)
        #expect(summary.hasWritten)
        #expect(
            summary.text == """
                2 files created, 1 file rewritten, 2 files unchanged:
                  App/Login/
                    LoginModule.swift  (rewritten)
                    LoginView.swift
                  Specs/
                    Login.yml

                """
        )
    }

    @Test func allFilesOfADryRun() {
        let summary = ChangeSummary(changes: Self.changes, isDryRun: true, showsAll: true)
        #expect(
            summary.text == """
                Dry run: 2 files created, 1 file rewritten, 2 files unchanged:
                  App/Login/
                    LoginModule.swift  (rewritten)
                    LoginParameters.swift  (unchanged)
                    LoginRouter.swift  (deleted)
                    LoginView.swift
                  Specs/
                    Login.yml

                """
        )
    }

    @Test(arguments: [
        ([], [], "There is nothing to write.\n"),
        (["a", "b"], [], "Everything is up to date (2 files).\n"),
        (["a"], ["Login", "SignUp"], "Up to date: Login, SignUp (1 file).\n"),
    ])
    func nothingWritten(paths: [String], names: [String], expected: String) {
        let changes = paths.map { FileChange(path: $0, kind: .unchanged) }
        let summary = ChangeSummary(changes: changes, isDryRun: false, showsAll: false, names: names)
        #expect(!summary.hasWritten)
        #expect(summary.text == expected)
    }
}
