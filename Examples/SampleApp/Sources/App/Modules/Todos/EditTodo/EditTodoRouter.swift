import UIKit

/// Where EditTodo goes from here; its routes are in EditTodoRouter+Routes.swift.
@MainActor
final class EditTodoRouter: EditTodoRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var routing: (any EditTodoRouting)?

    // MARK: - Lifecycle
    init(routing: any EditTodoRouting) {
        self.routing = routing
    }

    // MARK: - EditTodoRouterProtocol
    func confirmDeletion(then delete: @escaping () -> Void) {}
}
