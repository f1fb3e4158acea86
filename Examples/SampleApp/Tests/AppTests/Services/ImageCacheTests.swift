import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

struct ImageCacheTests {
    private let httpClient = HTTPClientMock()

    @Test("Loads an image once")
    func image() async {
        let cache = ImageCache(httpClient: httpClient)
        httpClient.sendReturnValue = Data([1])
        #expect(await cache.image(named: "a") == Data([1]))
        #expect(await cache.image(named: "a") == Data([1]))
        #expect(httpClient.sendCalls == [HTTPRequest(.get, "/images/a")])
    }

    @Test("Tries again if an image could not be loaded")
    func fails() async {
        let cache = ImageCache(httpClient: httpClient)
        httpClient.sendThrownError = HTTPError(status: 404)
        #expect(await cache.image(named: "a") == nil)
        #expect(await cache.image(named: "a") == nil)
        #expect(httpClient.sendCallCount == 2)
    }
}
