import UIKit

/// Where EditTodo goes from here; its routes are in EditTodoRouter+Routes.swift.
@MainActor
final class EditTodoRouter: EditTodoRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any EditTodoNavigation)?

    // MARK: - Lifecycle
    init(navigation: any EditTodoNavigation) {
        self.navigation = navigation
    }

    // MARK: - EditTodoRouterProtocol
    func confirmDeletion(then delete: @escaping () -> Void) {}
}
