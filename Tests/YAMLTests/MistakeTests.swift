import Diagnostics
import Foundation
import Testing

@testable import YAML

/// Files in Fixtures/Mistakes, each beside the list of its diagnostics and the tree that is read from it.
///
/// A missing expected output is recorded, and the test then fails once.
struct MistakeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fixtures/Mistakes"
    )
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".yml") }
        .sorted()

    @Test func thereAreMistakes() {
        #expect(Self.names.count == 80)
    }

    @Test(arguments: names)
    func isReported(_ name: String) throws {
        let source = Self.folder.appendingPathComponent(name)
        let file = SourceFile(path: name, bytes: Array(try Data(contentsOf: source)))
        var diagnostics = DiagnosticBag()
        let root = YAMLReader.readDocument(file, into: &diagnostics)
        #expect(diagnostics.hasErrors || root != nil)
        let output =
            diagnostics.sorted.map(\.listing).joined() + "---\n" + (root.map { $0.outline + "\n" } ?? "not read\n")
        let expected = source.deletingPathExtension().appendingPathExtension("txt")
        guard let recorded = try? String(contentsOf: expected, encoding: .utf8) else {
            try Data(output.utf8).write(to: expected)
            Issue.record("recorded \(expected.lastPathComponent)")
            return
        }
        #expect(output == recorded)
    }
}

extension Diagnostic {
    /// `line:column-line:column: CODE message`, help and notes below.
    var listing: String {
        var lines = ["\(place.listing): \(code.rawValue) \(message)"]
        lines += notes.map { "  note: \($0.range.map { $0.listing + ": " } ?? "")\($0.message)" }
        if let help { lines.append("  help: \(help)") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Diagnostic.Place {
    fileprivate var listing: String {
        switch self {
        case .range(let range): range.listing
        case .path(let path): path
        case .command: "command"
        }
    }
}

extension SourceRange {
    fileprivate var listing: String {
        "\(startPosition.line):\(startPosition.column)-\(endPosition.line):\(endPosition.column)"
    }
}

extension YAMLNode {
    /// The tree on one line, with `‹…›` around what could not be read.
    var outline: String {
        switch self {
        case .invalid(let range): "‹\(range.text)›"
        case .scalar(let scalar): scalar.style == .plain ? scalar.text : scalar.text.debugDescription
        case .sequence(let sequence): "[" + sequence.items.map(\.outline).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{" + mapping.entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }
}
