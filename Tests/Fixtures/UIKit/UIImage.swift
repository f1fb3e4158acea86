/// An image is its name or its data.
public final class UIImage: NSObject, Sendable {
    private let name: String
    private let data: Data

    public init?(named name: String) {
        (self.name, data) = (name, Data())
    }

    public init?(systemName name: String) {
        (self.name, data) = (name, Data())
    }

    /// Nothing is decoded here: only empty data is no image.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        (name, self.data) = ("", data)
    }
}
