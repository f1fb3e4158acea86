import Foundation
import ScaffoldKit
import Testing

/// Small projects in Cases, each with the whole output of `check` in `expected.txt`.
///
/// A missing expected output is recorded, and the test then fails once.
struct ProjectCaseTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
        !$0.hasPrefix(".")
    }.sorted()

    @Test func thereAreCases() {
        #expect(Self.names.count > 30)
    }

    @Test(arguments: names)
    func outputIsTheExpectedOne(_ name: String) throws {
        let folder = Self.folder.appending(path: name)
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let project = Project(root: folder.path, currentDirectory: folder.path)
        let report = Scaffold.check(project)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before,
            "a check writes nothing"
        )
        #expect(report.hasErrors == report.changes.isEmpty, "with an error, nothing would be written")

        let found = report.diagnostics.rendered(format: .text)
        let expected = folder.appending(path: "expected.txt")
        guard let recorded = try? String(contentsOf: expected, encoding: .utf8) else {
            try Data(found.utf8).write(to: expected)
            Issue.record("recorded \(name)/expected.txt: read it")
            return
        }
        #expect(found == recorded)
    }
}
