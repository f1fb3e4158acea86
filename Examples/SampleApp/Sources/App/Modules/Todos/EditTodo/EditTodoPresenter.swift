import Core
import Foundation

/// Decides what EditTodo shows and what follows from a tap.
@MainActor
final class EditTodoPresenter {
    // MARK: - Properties
    weak var view: (any EditTodoViewProtocol)?

    private let interactor: any EditTodoInteractorProtocol
    private let router: any EditTodoRouterProtocol
    private let parameters: EditTodoParameters
    private weak var completion: RouteCompletion<Todo>?

    // MARK: - Lifecycle
    init(
        interactor: any EditTodoInteractorProtocol,
        router: any EditTodoRouterProtocol,
        parameters: EditTodoParameters,
        completion: RouteCompletion<Todo>
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }
}

// MARK: - EditTodoPresenterProtocol
extension EditTodoPresenter: EditTodoPresenterProtocol {
    func viewDidLoad() {}

    func didTapSave(title: String, dueOn: Date?) {}

    func didTapDelete() {}
}
