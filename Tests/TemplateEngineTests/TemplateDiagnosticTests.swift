import Diagnostics
import Foundation
import Testing

struct TemplateDiagnosticTests {
    private static let codes = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix("SC03") }

    @Test(arguments: codes)
    func isExplained(code: DiagnosticCode) throws {
        let root = TemplateCase.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/diagnostics/\(code.rawValue).md"), encoding: .utf8)
        #expect(page.hasPrefix("# \(code.rawValue): "))
        #expect(page.contains("[\(code.rawValue)]"))
    }

    @Test(arguments: codes)
    func isProvoked(code: DiagnosticCode) {
        #expect(TemplateCase.all.contains { $0.expected.contains(code.rawValue) })
    }
}
