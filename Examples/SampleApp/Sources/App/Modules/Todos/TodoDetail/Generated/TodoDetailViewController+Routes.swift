// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension TodoDetailViewController {
    func showEditTodo(
        todo: Todo?,
        didDelete: @escaping (Todo.ID) -> Void,
        completion: @escaping RouteCompletion<Todo>.Deliver
    ) {
        routing?.showEditTodo(from: self, todo: todo, didDelete: didDelete, as: .present, completion: completion)
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
