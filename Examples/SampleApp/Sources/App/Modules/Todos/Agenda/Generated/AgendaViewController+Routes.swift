// Made by scaffold from Specs/Agenda.yml. Change that: this file is written again.
import AuthFeature
import UIKit

// MARK: - Routes
extension AgendaViewController {
    func showTodoDetail(id: Todo.ID, completion: @escaping RouteCompletion<Todo>.Deliver) {
        routing?.showTodoDetail(from: self, id: id, as: .push, completion: completion)
    }

    func close() {
        routing?.close(self)
    }
}
