import Foundation

nonisolated struct Todo: Identifiable, Hashable, Sendable {
    let id: Int
    var title: String
    var isDone: Bool
    var dueOn: Date?
    var tags: [String] = []
    /// The name of an image on the server.
    var imageName: String?
}
