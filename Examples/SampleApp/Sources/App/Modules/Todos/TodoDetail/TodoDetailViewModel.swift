import Core

/// What TodoDetail shows, and nothing of how.
@MainActor
final class TodoDetailViewModel {
    // MARK: - Properties
    private let dependencies: TodoDetailDependencies
    private let parameters: TodoDetailParameters
    private weak var completion: RouteCompletion<Todo>?

    // MARK: - Lifecycle
    init(dependencies: TodoDetailDependencies, parameters: TodoDetailParameters, completion: RouteCompletion<Todo>) {
        self.dependencies = dependencies
        self.parameters = parameters
        self.completion = completion
    }
}
