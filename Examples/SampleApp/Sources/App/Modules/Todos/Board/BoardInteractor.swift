import Core

/// Business logic of Board. The only part of the module that calls services and the router.
final class BoardInteractor: ReactiveInteractor<any BoardRouterProtocol> {
    // MARK: - Properties
    private let errorEvented = Evented<(any Error)?>(nil)

    private let dependencies: BoardDependencies
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: BoardDependencies, router: any BoardRouterProtocol) {
        self.dependencies = dependencies
        super.init(router: router)
    }

    override func start() {
        tasks.run { [model = dependencies.todosModel] in
            await model.refresh()
        }
    }
}

// MARK: - BoardInteractorProtocol
extension BoardInteractor: BoardInteractorProtocol {
    var todos: Observed<[Todo]> { dependencies.todosModel.todos }

    var limit: Int { dependencies.configuration.boardLimit }

    var error: Observed<(any Error)?> { errorEvented.observed }

    func complete(_ todo: Todo) {
        var done = todo
        done.isDone = true
        tasks.run { [weak self, model = dependencies.todosModel, done] in
            do {
                try await model.save(done)
                self?.errorEvented.value = nil
            } catch {
                self?.errorEvented.value = error
            }
        }
    }

    func add() {
        // The model has the new to-do, so the result is not needed.
        router.showEditTodoNew { _ in }
    }
}
