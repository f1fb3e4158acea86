import Foundation
import ScaffoldKit
import Testing

/// `docs/schema` has what `scaffold schema` prints. `RENEW=1 swift test --filter SchemaTests` writes it.
struct SchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/schema")

    @Test(arguments: SchemaKind.allCases)
    func fileIsFresh(_ kind: SchemaKind) throws {
        let file = Self.folder.appending(path: "\(kind.rawValue).schema.json")
        let text = kind.text
        if ProcessInfo.processInfo.environment["RENEW"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
}
