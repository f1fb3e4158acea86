// Made by scaffold from Specs/EditTodo.yml. Change that: this file is written again.
import UIKit

// MARK: - EditTodoRouterProtocol
extension EditTodoRouter {
    func close() {
        guard let viewController else { return }
        routing?.close(viewController)
    }
}
