// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension TodoListViewController {
    func showTodoDetail(id: Todo.ID, completion: @escaping RouteCompletion<Todo>.Deliver) {
        routing?.showTodoDetail(from: self, id: id, as: .push, completion: completion)
    }

    func showSearch(
        text: String,
        done: Bool?,
        after: Date?,
        tags: [String],
        letter: Character?,
        list: UUID?,
        page: URL?,
        near: Place?,
        limit: Int
    ) {
        routing?.showSearch(
            from: self,
            text: text,
            done: done,
            after: after,
            tags: tags,
            letter: letter,
            list: list,
            page: page,
            near: near,
            limit: limit,
            as: .push
        )
    }

    func showEditTodo(didDelete: @escaping (Todo.ID) -> Void, completion: @escaping RouteCompletion<Todo>.Deliver) {
        routing?.showEditTodo(from: self, todo: nil, didDelete: didDelete, as: .present, completion: completion)
    }

    func showAbout() {
        routing?.showAbout(from: self, as: .present)
    }

    func close() {
        routing?.close(self)
    }

    func showAlert(_ alert: Alert) {
        routing?.showAlert(alert, on: self)
    }

    func dismissAlert() {
        routing?.dismissAlert(on: self)
    }
}
