import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

struct ImageCacheTests {
    private let session = NetworkSessionStub()

    @Test("Loads an image once")
    func image() async {
        let cache = ImageCache(httpClient: NetworkClient.stubbed(by: session))
        session.answer(.get, "/images/a", .data(Data([1])))
        #expect(await cache.image(named: "a") == Data([1]))
        #expect(await cache.image(named: "a") == Data([1]))
        #expect(session.requests.map(\.line) == ["GET /images/a"])
    }

    @Test("Tries again if an image could not be loaded")
    func fails() async {
        let cache = ImageCache(httpClient: NetworkClient.stubbed(by: session))
        session.answer(.get, "/images/a", .status(404))
        #expect(await cache.image(named: "a") == nil)
        #expect(await cache.image(named: "a") == nil)
        #expect(session.requests.count == 2)
    }
}
