import Foundation

nonisolated final class ImageCache {}

// MARK: - ImageCaching
nonisolated extension ImageCache: ImageCaching {
    func image(named name: String) async -> Data? {
        fatalError("ImageCache.image(named:) is not written yet")
    }
}
