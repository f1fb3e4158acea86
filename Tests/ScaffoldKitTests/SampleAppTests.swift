import Foundation
import ScaffoldKit
import Testing

/// The committed output of the sample app is up to date with its specs.
struct SampleAppTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/SampleApp").standardizedFileURL

    @Test func regeneratingChangesNothing() {
        let project = Project(root: Self.root.path, currentDirectory: Self.root.path)
        let report = Scaffold.generate(project, isDryRun: true)
        #expect(report.text == "")
        #expect(report.changes.count > 150)
        #expect(report.changes.filter { $0.kind != .unchanged && $0.kind != .deleted } == [])
    }
}
