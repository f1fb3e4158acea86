import Diagnostics
import Foundation
import Testing

/// Every diagnostic has a test: its code is in an expected output or a test, or the example of its page is tested.
struct DiagnosticCoverageTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    /// Tests that name codes without causing these diagnostics.
    private static let others = ["DiagnosticCoverageTests.swift", "EmbeddedFilesTests.swift", "PageExampleTests.swift"]

    @Test func unfinishedWorkIsAWarning() {
        #expect(DiagnosticCode.ofUnfinishedProjects.isSubset(of: DiagnosticCode.warnings))
    }

    @Test func everyCodeIsTested() throws {
        var provoked = Set(PageExampleTests.pages.map(\.code))
        var swift = ""
        for path in try FileManager.default.subpathsOfDirectory(atPath: Self.tests.path).sorted() {
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            guard name.hasSuffix(".txt") || name.hasSuffix(".swift"), !Self.others.contains(name) else { continue }
            guard let text = try? String(contentsOf: Self.tests.appending(path: path), encoding: .utf8) else {
                continue
            }
            provoked.formUnion(text.matches(of: /SC\d{4}/).map { String($0.output) })
            if name.hasSuffix(".swift") { swift += text }
        }
        let words = Set(swift.matches(of: /\.([a-z]\w+)/).map { String($0.1) })
        let missing = DiagnosticCode.allCases.filter { !provoked.contains($0.rawValue) && !words.contains("\($0)") }
        #expect(missing.map { "\($0.rawValue) \($0)" } == [])
    }
}
