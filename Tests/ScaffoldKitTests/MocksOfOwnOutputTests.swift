import Foundation
import ScaffoldKit
import Testing

/// `mocks.sources` may name the folders in which the tool itself writes.
struct MocksOfOwnOutputTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "GoodProject")
    private let scratch: ScratchProject

    init() throws {
        scratch = try ScratchProject(copying: Self.folder)
    }

    @Test(arguments: ["true", "false"])
    func staysUpToDate(_ annotated: String) throws {
        try write(mocks: "sources: [Sources, Modules], annotated: \(annotated)")
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        #expect(Scaffold.generate(scratch.project).isUpToDate)
        let check = Scaffold.check(scratch.project)
        #expect(check.status == .fine, "\(check.text)")
        #expect(try duplicates() == [])
    }

    /// After a run that moves or removes files, there are no mocks of their old protocols.
    @Test func movedAndRemovedFiles() throws {
        let scratch = try ScratchProject()
        let settings = "mocks: {sources: [Sources], annotated: false}\n"
        try scratch.write(settings, to: "scaffold.yml")
        try scratch.write("module: Login\nresult: Bool\nstyle: viper\n", to: "Specs/Login.yml")
        try scratch.write("module: Home\nstyle: viper\n", to: "Specs/Home.yml")
        try scratch.write("protocol Ours { func a() }\n", to: "Sources/App/Ours.swift")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        let targets = """
            targets:
              App: {sources: Sources/App, tests: Tests/AppTests}
              Core: {sources: Sources/Core, tests: Tests/CoreTests}

            """
        try scratch.write(settings + targets, to: "scaffold.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        #expect(Scaffold.check(scratch.project).status == .fine)
        #expect(Scaffold.mocks(scratch.project).isUpToDate)
        try scratch.remove("Specs/Home.yml")
        #expect(!Scaffold.generate(scratch.project).hasErrors)
        #expect(Scaffold.check(scratch.project).status == .fine)
        #expect(try scratch.paths().contains { $0.hasSuffix("/OursMock.swift") })
    }

    private func write(mocks: String) throws {
        let settings = try String(contentsOf: Self.folder.appending(path: "scaffold.yml"), encoding: .utf8)
        try scratch.write(settings.replacing("mocks: {", with: "mocks: {\(mocks), "), to: "scaffold.yml")
    }

    /// Returns the classes of mocks that are declared twice in one target.
    private func duplicates() throws -> [String] {
        var known: Set<String> = []
        var twice: [String] = []
        for path in try scratch.paths() where path.hasSuffix("Mock.swift") {
            let text = try String(contentsOf: scratch.root.appending(path: path), encoding: .utf8)
            let folder = path.split(separator: "/").prefix(2).joined(separator: "/")
            for match in text.matches(of: /class (\w+Mock)\b/) where !known.insert("\(folder) \(match.1)").inserted {
                twice.append(path)
            }
        }
        return twice
    }

    @Test func excludedFolders() throws {
        try scratch.write("/// @mockable\nprotocol Ours { func a() }\n", to: "Sources/App/Ours.swift")
        try scratch.write("/// @mockable\nprotocol Theirs {\n", to: "Sources/App/Legacy/Theirs.swift")
        try write(mocks: "sources: [Sources], exclude: ['**/Legacy']")
        let report = Scaffold.generate(scratch.project)
        #expect(!report.hasErrors, "\(report.text)")
        #expect(try scratch.paths().contains { $0.hasSuffix("/OursMock.swift") })
        #expect(try !scratch.paths().contains { $0.hasSuffix("/TheirsMock.swift") })
    }
}
