import Core
import Foundation

actor ImageCache {
    // MARK: - Properties
    private let httpClient: any HTTPClient
    private var images: [String: Data] = [:]

    // MARK: - Lifecycle
    init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - ImageCaching
extension ImageCache: ImageCaching {
    func image(named name: String) async -> Data? {
        if let image = images[name] { return image }
        do {
            let image = try await httpClient.send(Request<Data>(.get, "/images/\(name)"))
            images[name] = image
            return image
        } catch {
            return nil
        }
    }
}
