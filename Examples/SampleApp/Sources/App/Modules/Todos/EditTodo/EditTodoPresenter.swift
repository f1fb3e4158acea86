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

    private func delete(_ id: Todo.ID, then didDelete: @escaping (Todo.ID) -> Void) {
        view?.setSaving(true)
        tasks.run { [weak self, interactor] in
            do {
                try await interactor.delete(id)
                didDelete(id)
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
        switch parameters.mode {
        case .new:
            view?.show(dueOn: nil)
            view?.setCanDelete(false)
        case .edit(let todo, _):
            view?.enteredTitle = todo.title
            view?.show(dueOn: todo.dueOn)
            view?.setCanDelete(true)
        }
    }

    func didTapSave(title: String, dueOn: Date?) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else {
            view?.show(problem: String(localized: "Enter a title."))
            return
        }
        view?.setSaving(true)
        tasks.run { [weak self, interactor, mode = parameters.mode] in
            do {
                let saved = try await interactor.save(title: title, dueOn: dueOn, in: mode)
                self?.completion?.finish(saved)
            } catch {
                self?.view?.setSaving(false)
                self?.view?.show(problem: String(localized: "The to-do can't be saved."))
            }
        }
    }

    func didTapDelete() {
        guard case .edit(let todo, let didDelete) = parameters.mode else { return }
        router.confirmDeletion { [weak self] in self?.delete(todo.id, then: didDelete) }
    }

    func didTapCancel() {
        router.close()
    }
}

extension EditTodoInteractorProtocol {
    /// Adds a to-do, or saves the one that is edited.
    fileprivate func save(title: String, dueOn: Date?, in mode: EditTodoMode) async throws -> Todo {
        switch mode {
        case .new:
            return try await add(title: title, dueOn: dueOn)
        case .edit(var todo, _):
            todo.title = title
            todo.dueOn = dueOn
            try await save(todo)
            return todo
        }
    }
}
