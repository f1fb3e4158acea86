import Core
import Foundation

/// State and actions of the Agenda screen, independent of UIKit.
@MainActor
final class AgendaViewModel {
    // MARK: - Properties
    private let daysEvented = Evented<[AgendaDay]>([])

    private let dependencies: AgendaDependencies
    private let parameters: AgendaParameters
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: AgendaDependencies, parameters: AgendaParameters) {
        self.dependencies = dependencies
        self.parameters = parameters
        dependencies.todosModel.todos.subscribe(self) { $0.didChange(todos: $1) }
    }

    private func didChange(todos: [Todo]) {
        let shown = todos.filter { parameters.filter.includes($0) }
        daysEvented.value = Dictionary(grouping: shown) { $0.dueOn.map(Calendar.current.startOfDay(for:)) }
            .map { AgendaDay(date: $0, todos: $1) }
            .sorted { ($0.date ?? .distantFuture) < ($1.date ?? .distantFuture) }
    }
}

// MARK: - AgendaViewModelProtocol
extension AgendaViewModel: AgendaViewModelProtocol {
    var days: Observed<[AgendaDay]> { daysEvented.observed }

    var state: Observed<LoadingState<[Todo]>> { dependencies.todosModel.state }

    func refresh() {
        tasks.run { [todosModel = dependencies.todosModel] in
            await todosModel.refresh()
        }
    }
}
