import Core

/// What Search shows, and nothing of how.
@MainActor
final class SearchViewModel {
    // MARK: - Properties
    private let dependencies: SearchDependencies
    private let parameters: SearchParameters

    // MARK: - Lifecycle
    init(dependencies: SearchDependencies, parameters: SearchParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
    }
}

// MARK: - SearchViewModelProtocol
extension SearchViewModel: SearchViewModelProtocol {
    var todos: Observed<[Todo]> { dependencies.todosModel.todos }
}
