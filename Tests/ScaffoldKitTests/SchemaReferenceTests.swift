import Foundation
import Testing
import YAML

@testable import Packs
@testable import Specs

/// The tables of keys in the docs come from the schemas. `RENEW=1 swift test --filter SchemaReference` writes them.
struct SchemaReferenceTests {
    @Test func specsAreDescribed() throws {
        let shapes = [
            ModuleSpec.schema.shape, ServicesSpec.schema.shape, FlowSpec.schema.shape, Settings.schema.shape,
        ]
        try check(
            "docs/specs.md",
            after: "<!-- The rest of this page is generated from the schema of specs. -->\n",
            shapes
        )
    }

    @Test func packsAreDescribed() throws {
        let shapes = [PackManifest.schema.shape]
        try check(
            "docs/packs.md",
            after: "<!-- The rest of this page is generated from the schema of packs. -->\n",
            shapes
        )
    }

    private func check(_ path: String, after marker: String, _ shapes: [SchemaShape]) throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: path)
        var reference = SchemaReference()
        for shape in shapes { reference.add(shape) }
        let text = try String(contentsOf: url, encoding: .utf8)
        let introduction = try #require(text.range(of: marker).map { text[..<$0.upperBound] })
        let expected = "\(introduction)\n\(reference.markdown)"
        if ProcessInfo.processInfo.environment["RENEW"] != nil {
            try expected.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == expected)
    }
}
