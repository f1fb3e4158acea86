
import Core

/// The one place that knows what there is to do.
@MainActor
final class TodosModel {
    // MARK: - Properties
    private let todosEvented = Evented<[Todo]>([])
    private let stateEvented = Evented<LoadingState<[Todo]>>(.initial)

    private let todosService: any TodosServicing
    private let reachability: any ReachabilityChecking

    // MARK: - Lifecycle
    init(todosService: any TodosServicing, reachability: any ReachabilityChecking) {
        self.todosService = todosService
        self.reachability = reachability
    }
}

// MARK: - TodosModeling
extension TodosModel: TodosModeling {
    var todos: Observed<[Todo]> { todosEvented.observed }

    var state: Observed<LoadingState<[Todo]>> { stateEvented.observed }

    func refresh() async {
        stateEvented.value = .loading
        do {
            let todos = try await todosService.todos()
            todosEvented.value = todos
            stateEvented.value = .loaded(todos)
        } catch {
            stateEvented.value = .failed(error)
        }
    }

    func save(_ todo: Todo) async throws {}
}
