import Foundation
import ScaffoldKit
import Testing

/// Packs in `ValuePacks`, whose templates write files from single values of the context: parameters, types, routes,
/// modules, calls of mocks and structured options.
struct ValuePackTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ValuePacks").path
    private static let project = Project(root: folder, currentDirectory: folder)

    @Test func lintFindsNothing() {
        let (report, packs) = Scaffold.lintTemplates([], Self.project)
        #expect(report.text == "")
        #expect(packs == ["values"])
    }

    @Test func casesAreRight() {
        let records = ProcessInfo.processInfo.environment["RENEW"] != nil
        let (report, results) = Scaffold.testTemplates([], records: records, Self.project)
        #expect(report.text == "")
        #expect(results.map(\.folder) == ["values/Tests/everything"])
        #expect(results.map(\.isRight) == [true])
    }
}
