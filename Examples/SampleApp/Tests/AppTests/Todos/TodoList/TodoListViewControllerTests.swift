import AuthFeature
import Testing
import UIKit

@testable import App

@MainActor
struct TodoListViewControllerTests {
    private let routing = TodoListRoutingMock()
    private let viewController: TodoListViewController

    init() {
        let viewModel = TodoListViewModelProtocolMock()
        viewController = TodoListViewController(viewModel: viewModel, routing: routing)
    }

    @Test("Shows TodoDetail")
    func showTodoDetail() {
        viewController.showTodoDetail(id: 0, completion: { _ in })
        #expect(routing.showTodoDetailCallCount == 1)
        let call = routing.showTodoDetailCalls.first
        #expect(call?.from === viewController)
        #expect(call?.id == 0)
        #expect(call?.as == .push)
    }

    @Test("Shows Search")
    func showSearch() {
        viewController.showSearch(
            text: "text",
            done: true,
            after: nil,
            tags: [],
            letter: "a",
            list: nil,
            page: nil,
            near: nil,
            limit: 1
        )
        #expect(routing.showSearchCallCount == 1)
        let call = routing.showSearchCalls.first
        #expect(call?.from === viewController)
        #expect(call?.text == "text")
        #expect(call?.done == true)
        #expect(call?.letter == "a")
        #expect(call?.limit == 1)
        #expect(call?.as == .push)
    }

    @Test("Shows EditTodo")
    func showEditTodo() {
        viewController.showEditTodo(didDelete: { _ in }, completion: { _ in })
        #expect(routing.showEditTodoCallCount == 1)
        let call = routing.showEditTodoCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Shows About")
    func showAbout() {
        viewController.showAbout()
        #expect(routing.showAboutCallCount == 1)
        let call = routing.showAboutCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Closes itself")
    func close() {
        viewController.close()
        #expect(routing.closeCallCount == 1)
        #expect(routing.closeCalls.first === viewController)
    }

    @Test("Shows an alert over itself")
    func showAlert() {
        viewController.showAlert(Alert(title: "title"))
        #expect(routing.showAlertCallCount == 1)
        #expect(routing.showAlertCalls.first?.alert.title == "title")
        #expect(routing.showAlertCalls.first?.on === viewController)
    }

    @Test("Dismisses the alert over itself")
    func dismissAlert() {
        viewController.dismissAlert()
        #expect(routing.dismissAlertCallCount == 1)
        #expect(routing.dismissAlertCalls.first === viewController)
    }
}
