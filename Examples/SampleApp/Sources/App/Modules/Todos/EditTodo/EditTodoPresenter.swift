import Core
import Foundation

/// Handles user actions and decides what the EditTodo view displays.
@MainActor
final class EditTodoPresenter {
    // MARK: - Properties
    weak var view: (any EditTodoViewProtocol)?

    private let interactor: any EditTodoInteractorProtocol
    private let router: any EditTodoRouterProtocol
    private let parameters: EditTodoParameters
    private weak var completion: EditTodoCompletion?
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(
        interactor: any EditTodoInteractorProtocol,
        router: any EditTodoRouterProtocol,
        parameters: EditTodoParameters,
        completion: EditTodoCompletion
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }

    private func delete(_ id: Todo.ID) {
        view?.setSaving(true)
        tasks.run { [weak self, interactor] in
            do {
                try await interactor.delete(id)
                self?.parameters.didDelete(id)
                self?.router.close()
            } catch {
                self?.view?.setSaving(false)
                self?.view?.show(problem: String(localized: "The to-do can't be deleted."))
            }
        }
    }
}

// MARK: - EditTodoPresenterProtocol
extension EditTodoPresenter: EditTodoPresenterProtocol {
    func viewDidLoad() {
        view?.enteredTitle = parameters.todo?.title
        view?.show(dueOn: parameters.todo?.dueOn)
        view?.setCanDelete(parameters.todo != nil)
    }

    func didTapSave(title: String, dueOn: Date?) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else {
            view?.show(problem: String(localized: "Enter a title."))
            return
        }
        view?.setSaving(true)
        tasks.run { [weak self, interactor, todo = parameters.todo] in
            do {
                let saved = try await interactor.save(todo, title: title, dueOn: dueOn)
                self?.completion?.finish(saved)
            } catch {
                self?.view?.setSaving(false)
                self?.view?.show(problem: String(localized: "The to-do can't be saved."))
            }
        }
    }

    func didTapDelete() {
        guard let id = parameters.todo?.id else { return }
        router.confirmDeletion { [weak self] in self?.delete(id) }
    }

    func didTapCancel() {
        router.close()
    }
}
