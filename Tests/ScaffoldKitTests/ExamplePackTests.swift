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
        #expect(packs == ["reducer", "ribs", "store", "viper-io"])
    }

    @Test func casesAreRight() {
        let (report, results) = Scaffold.testTemplates([], Self.project)
        #expect(report.text == "")
        let cases = ["reducer", "ribs", "store", "viper-io"].flatMap {
            ["\($0)/Tests/everything", "\($0)/Tests/plain"]
        }
        #expect(results.map(\.folder) == cases)
        #expect(results.filter { !$0.isRight }.map(\.folder) == [])
    }
}
