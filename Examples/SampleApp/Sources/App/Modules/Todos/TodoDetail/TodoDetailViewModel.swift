import Core
import Foundation

/// State and actions of the TodoDetail screen, independent of UIKit.
@MainActor
final class TodoDetailViewModel {
    // MARK: - Properties
    private let todoEvented = Evented<Todo?>(nil)
    private let imageEvented = Evented<Data?>(nil)
    private let problemEvented = Evented<String?>(nil)

    private let dependencies: TodoDetailDependencies
    private let parameters: TodoDetailParameters
    private weak var completion: TodoDetailCompletion?
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: TodoDetailDependencies, parameters: TodoDetailParameters, completion: TodoDetailCompletion) {
        self.dependencies = dependencies
        self.parameters = parameters
        self.completion = completion
        dependencies.todosModel.todos.subscribe(self) { $0.didChange(todos: $1) }
    }

    private func didChange(todos: [Todo]) {
        todoEvented.value = todos.first { $0.id == parameters.id }
    }
}

// MARK: - TodoDetailViewModelProtocol
extension TodoDetailViewModel: TodoDetailViewModelProtocol {
    var todo: Observed<Todo?> { todoEvented.observed }

    var image: Observed<Data?> { imageEvented.observed }

    var problem: Observed<String?> { problemEvented.observed }

    func load() {
        tasks.run { [weak self, dependencies, todo] in
            if todo.value == nil { await dependencies.todosModel.refresh() }
            guard let todo = todo.value else {
                self?.problemEvented.value = String(localized: "The to-do can't be loaded.")
                return
            }
            guard let name = todo.imageName else { return }
            let image = await dependencies.imageCache.image(named: name)
            self?.imageEvented.value = image
        }
    }

    func complete() {
        guard var todo = todo.value else { return }
        todo.isDone = true
        tasks.run { [weak self, todo, todosModel = dependencies.todosModel] in
            do {
                try await todosModel.save(todo)
                self?.completion?.finish(todo)
            } catch {
                self?.problemEvented.value = String(localized: "The to-do can't be saved.")
            }
        }
    }
}
