import Foundation
import ScaffoldKit
import Testing

/// The packs in Examples/packs, as a team would check its own.
struct ExamplePackTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Examples/packs"
    ).standardized.path
    private static let project = Project(root: folder, currentDirectory: folder)

    @Test func lintFindsNothing() {
        let (report, packs) = Scaffold.lintTemplates([], Self.project)
        #expect(report.text == "")
        #expect(packs == ["store"])
    }

    @Test func casesAreRight() {
        let (report, results) = Scaffold.testTemplates([], Self.project)
        #expect(report.text == "")
        #expect(results.map(\.folder) == ["store/Tests/everything", "store/Tests/plain"])
        #expect(results.map(\.isRight) == [true, true])
    }
}
