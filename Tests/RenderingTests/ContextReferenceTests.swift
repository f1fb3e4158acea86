import Foundation
import Testing

@testable import Rendering

/// `RENEW=1 swift test --filter ContextReference` writes new rows to `docs/template-context.md`, without a description and an example.
struct ContextReferenceTests {
    private static let marker = """
        <!-- Names, types and order come from the tables in Sources/Rendering; descriptions and examples are written here. -->

        """

    @Test func referenceIsFresh() throws {
        let page = try ContextPage()
        let introduction = try #require(page.text.range(of: Self.marker).map { page.text[..<$0.upperBound] })
        let expected = "\(introduction)\n\(ContextReference(page: page).markdown)"
        if ProcessInfo.processInfo.environment["RENEW"] != nil {
            try expected.write(to: ContextPage.url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: ContextPage.url, encoding: .utf8) == expected)
    }
}
