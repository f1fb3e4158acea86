import Diagnostics
import Foundation
import Output
import Support
import Testing

/// Operations that the system refuses. It refuses root nothing.
@Suite(.enabled(if: geteuid() != 0))
struct PermissionTests {
    let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
    }

    static let help = "help: check the permissions of this file and of its folder"

    static func files(_ text: String) -> [PlannedFile] {
        [output("Sources/a.swift", text, template: "a"), output("Tests/b.swift", text, .user, template: "b")]
    }

    private func withPermissions(_ permissions: Int, of path: String, _ body: () throws -> Void) throws {
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: project.absolute(path))
        defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.absolute(path)) }
        try body()
    }

    @Test func readOnlyFolderStopsTheRunBeforeItWrites() throws {
        try project.run(Self.files("1\n"))
        try withPermissions(0o555, of: "Tests") {
            #expect(
                project.failure(Self.files("2\n")) == [
                    """
                    Tests: error: `Tests` can't be written into: permission denied [SC0810]
                    note: nothing was changed
                    \(Self.help)
                    """
                ]
            )
        }
        #expect(project.text("Sources/a.swift") == "1\n")
    }

    @Test func unreadableFile() throws {
        try project.run(Self.files("1\n"))
        try withPermissions(0o000, of: "Sources/a.swift") {
            #expect(
                project.failure(Self.files("2\n")) == [
                    """
                    Sources/a.swift: error: `Sources/a.swift` can't be read: permission denied [SC0810]
                    note: the path comes from here (Specs/Login.yml:1:9)
                    \(Self.help)
                    """
                ]
            )
        }
    }

    @Test func upToDateRunWorksOnAReadOnlyCheckout() throws {
        try project.run(Self.files("1\n"))
        let folders = ["Sources", "Tests", ".scaffold/local", ".scaffold/bases", ".scaffold", "."]
        let manager = FileManager.default
        for folder in folders {
            try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.absolute(folder))
        }
        defer {
            for folder in folders.reversed() {
                try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.absolute(folder))
            }
        }
        #expect(try project.run(Self.files("1\n")) == ["unchanged Sources/a.swift", "unchanged Tests/b.swift"])
    }
}
