import Foundation

/// A to-do as the server writes it.
nonisolated struct RemoteTodo: Codable {
    var id: Int
    var title: String
    var done: Bool
    var due: Date?
    var tags: [String]?
    var image: String?

    init(_ todo: Todo) {
        id = todo.id
        title = todo.title
        done = todo.isDone
        due = todo.dueOn
        tags = todo.tags
        image = todo.imageName
    }

    var todo: Todo {
        Todo(id: id, title: title, isDone: done, dueOn: due, tags: tags ?? [], imageName: image)
    }
}

/// A to-do that the server has no identifier for yet.
nonisolated struct NewRemoteTodo: Codable {
    var title: String
    var due: Date?
}
