import Foundation
import Testing
import YAML

@testable import Specs

/// `docs/specs.md` comes from the description of the language. `RENEW=1 swift test --filter SpecReference` writes it.
struct SpecReferenceTests {
    private static let marker = "<!-- The rest of this page is generated from the schema of specs. -->\n"

    @Test func referenceIsFresh() throws {
        var reference = SchemaReference()
        for shape in [ModuleSpec.schema.shape, ServicesSpec.schema.shape, FlowSpec.schema.shape, Settings.schema.shape]
        { reference.add(shape) }
        let text = try String(contentsOf: url("docs/specs.md"), encoding: .utf8)
        let introduction = try #require(text.range(of: Self.marker).map { text[..<$0.upperBound] })
        try check("docs/specs.md", "\(introduction)\n\(reference.markdown)")
    }

    private func check(_ path: String, _ expected: String) throws {
        if ProcessInfo.processInfo.environment["RENEW"] != nil {
            try expected.write(to: url(path), atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url(path), encoding: .utf8) == expected)
    }

    private func url(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: path)
    }
}
