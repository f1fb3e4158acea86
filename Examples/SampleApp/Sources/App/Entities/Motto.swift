/// A sentence to live by.
nonisolated struct Motto: Codable, Equatable, Sendable {
    var text: String
    var author: String
}
