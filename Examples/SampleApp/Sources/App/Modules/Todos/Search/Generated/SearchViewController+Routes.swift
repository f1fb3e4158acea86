// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension SearchViewController {
    func showTodoDetail(id: Todo.ID, completion: @escaping RouteCompletion<Todo>.Deliver) {
        routing?.showTodoDetail(from: self, id: id, as: .push, completion: completion)
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
