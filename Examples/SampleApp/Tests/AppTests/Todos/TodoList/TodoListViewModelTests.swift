import Core
import Foundation
import Testing
import UIKit

@testable import App

@MainActor
struct TodoListViewModelTests {
    private let todosModel = TodosModelingMock()
    private let viewModel: TodoListViewModel

    init() {
        var dependencies = TodoListDependencies.mocks()
        dependencies.todosModel = todosModel
        viewModel = TodoListViewModel(dependencies: dependencies, parameters: .forTests)
    }

    @Test("state forwards to todosModel")
    func state() {
        todosModel.state = Evented<LoadingState<[Todo]>>(.initial).observed
        #expect(viewModel.state === todosModel.state)
    }

    @Test("Refreshes the model")
    func refresh() async throws {
        viewModel.refresh()
        try await todosModel.refreshCalled()
    }

    @Test("Cancels the refresh when the screen is deallocated")
    func cancelsRefresh() async throws {
        var isCancelled = false
        todosModel.refreshHandler = {
            while !Task.isCancelled { await Task.yield() }
            isCancelled = true
        }
        var screen: UIViewController?
        do {
            var dependencies = TodoListDependencies.mocks()
            dependencies.todosModel = todosModel
            let viewModel = TodoListViewModel(dependencies: dependencies, parameters: .forTests)
            screen = TodoListViewController(viewModel: viewModel, navigation: TodoListNavigationMock())
            viewModel.refresh()
        }
        try await todosModel.refreshCalled()
        #expect(screen != nil && !isCancelled)
        screen = nil
        #expect(await eventually { isCancelled })
    }
}
