import Diagnostics
import Foundation
import Testing

@testable import YAML

/// The output of the reader is that on the pages in docs/diagnostics.
struct PageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../docs/diagnostics"
    )
    private static let codes = DiagnosticCode.allCases.filter { ("SC0201"..."SC0249").contains($0.rawValue) }

    @Test(arguments: codes)
    func exampleIsCorrect(_ code: DiagnosticCode) throws {
        let page = try String(contentsOf: Self.folder.appendingPathComponent("\(code.rawValue).md"), encoding: .utf8)
        #expect(page.hasPrefix("# \(code.rawValue): "))
        #expect(page.contains("\n## Example\n") && page.contains("\n## Fix\n"))
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
        #expect(page.contains(" [\(code.rawValue)]\n"))
        let blocks = page.components(separatedBy: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(
            \.element
        )
        // TranscriptTests runs commands.
        guard !page.contains("```console\n") else { return }
        var diagnostics = DiagnosticBag()
        _ = YAMLReader.readDocument(
            SourceFile(path: "Login.yml", text: String(blocks[0].dropFirst(5))),
            into: &diagnostics
        )
        #expect("\n" + diagnostics.sorted.map(printed).joined() == blocks[1])
    }

    private func printed(_ diagnostic: Diagnostic) -> String {
        guard case .range(let range) = diagnostic.place else { return "" }
        var lines = ["\(range.location): error: \(diagnostic.message) [\(diagnostic.code.rawValue)]"]
        lines += diagnostic.notes.map { "note: \($0.range.map { $0.location + ": " } ?? "")\($0.message)" }
        if let help = diagnostic.help { lines.append("help: \(help)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
