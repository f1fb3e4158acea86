import Core
import Observation

/// State and actions of the Statistics screen, independent of UIKit.
@MainActor
@Observable
final class StatisticsViewModel {
    // MARK: - Properties
    private(set) var total = 0
    private(set) var done = 0

    private let dependencies: StatisticsDependencies
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(dependencies: StatisticsDependencies) {
        self.dependencies = dependencies
        dependencies.todosModel.todos.subscribe(self) { $0.show($1) }
    }

    private func show(_ todos: [Todo]) {
        total = todos.count
        done = todos.count(where: \.isDone)
    }
}

// MARK: - StatisticsViewModelProtocol
extension StatisticsViewModel: StatisticsViewModelProtocol {
    func refresh() {
        tasks.run { [todosModel = dependencies.todosModel] in
            await todosModel.refresh()
        }
    }
}
