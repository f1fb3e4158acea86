import Core
import UIKit

/// Navigation from EditTodo.
@MainActor
final class EditTodoRouter: EditTodoRouterProtocol {
    // MARK: - Properties
    weak var viewController: UIViewController?
    private(set) weak var navigation: (any ModuleNavigation)?

    // MARK: - Lifecycle
    init(navigation: any ModuleNavigation) {
        self.navigation = navigation
    }

    // MARK: - EditTodoRouterProtocol
    func confirmDeletion(then delete: @escaping @MainActor () -> Void) {
        showAlert(
            Alert(
                title: String(localized: "Delete the to-do?"),
                actions: [
                    Alert.Action(String(localized: "Delete"), style: .destructive, perform: delete),
                    Alert.Action(String(localized: "Keep"), style: .cancel),
                ]
            )
        )
    }
}
