import Foundation
import Testing

@testable import Rendering

/// `docs/template-context.md` is generated from the tables of the contexts. `RENEW=1 swift test --filter ContextReference`
/// writes it.
struct ContextReferenceTests {
    private static let marker = "<!-- Generated from the tables in Sources/Rendering. DO NOT EDIT. -->\n"
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "docs/template-context.md")

    @Test func referenceIsFresh() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let introduction = try #require(text.range(of: Self.marker).map { text[..<$0.upperBound] })
        let expected = "\(introduction)\n\(ContextReference.markdown)"
        if ProcessInfo.processInfo.environment["RENEW"] != nil {
            try expected.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == expected)
    }
}
