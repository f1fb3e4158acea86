import AuthFeature

/// The one place that knows what there is to do.
@MainActor
final class TodosModel {
    // MARK: - Properties
    let todos = Evented<[Todo]>([])
    let state = Evented<LoadingState<[Todo]>>(.initial)

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
    func refresh() async throws {}

    func save(_ todo: Todo) async throws {}
}
