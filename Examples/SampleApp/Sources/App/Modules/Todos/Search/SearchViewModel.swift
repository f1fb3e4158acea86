import Core
import Foundation

/// State and actions of the Search screen, independent of UIKit.
@MainActor
final class SearchViewModel {
    // MARK: - Properties
    private(set) var text: String

    private let todosEvented = Evented<[Todo]>([])

    private let dependencies: SearchDependencies
    private let parameters: SearchParameters

    // MARK: - Lifecycle
    init(dependencies: SearchDependencies, parameters: SearchParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
        text = parameters.text
        dependencies.todosModel.todos.subscribe(self) { $0.show($1) }
    }

    private func show(_ todos: [Todo]) {
        todosEvented.value = Array(todos.filter(isFound).prefix(parameters.limit))
    }

    private func isFound(_ todo: Todo) -> Bool {
        (text.isEmpty || todo.title.localizedCaseInsensitiveContains(text))
            && (parameters.done ?? todo.isDone) == todo.isDone
            && (parameters.after.map { (todo.dueOn ?? .distantPast) > $0 } ?? true)
            && parameters.tags.allSatisfy(todo.tags.contains)
    }
}

// MARK: - SearchViewModelProtocol
extension SearchViewModel: SearchViewModelProtocol {
    var todos: Observed<[Todo]> { todosEvented.observed }

    func search(_ text: String) {
        self.text = text
        show(dependencies.todosModel.todos.value)
    }
}
