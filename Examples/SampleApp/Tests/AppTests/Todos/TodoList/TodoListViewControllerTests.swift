import AuthFeature
import Core
import Testing
import UIKit

@testable import App

@MainActor
struct TodoListViewControllerTests {
    private let navigation = TodoListNavigationMock()
    private let viewController: TodoListViewController

    init() {
        let viewModel = TodoListViewModelProtocolMock()
        viewController = TodoListViewController(viewModel: viewModel, navigation: navigation)
    }

    @Test("Shows TodoDetail")
    func showTodoDetail() {
        viewController.showTodoDetail(id: 0, completion: { _ in })
        #expect(navigation.showTodoDetailCallCount == 1)
        let call = navigation.showTodoDetailCalls.first
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
        #expect(navigation.showSearchCallCount == 1)
        let call = navigation.showSearchCalls.first
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
        #expect(navigation.showEditTodoCallCount == 1)
        let call = navigation.showEditTodoCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Shows About")
    func showAbout() {
        viewController.showAbout()
        #expect(navigation.showAboutCallCount == 1)
        let call = navigation.showAboutCalls.first
        #expect(call?.from === viewController)
        #expect(call?.as == .present)
    }

    @Test("Closes itself")
    func close() {
        viewController.close()
        #expect(navigation.closeCallCount == 1)
        #expect(navigation.closeCalls.first === viewController)
    }

    @Test("Shows an alert over itself")
    func showAlert() {
        viewController.showAlert(Alert(title: "title"))
        #expect(navigation.showAlertCallCount == 1)
        #expect(navigation.showAlertCalls.first?.alert.title == "title")
        #expect(navigation.showAlertCalls.first?.on === viewController)
    }

    @Test("Dismisses the alert over itself")
    func dismissAlert() {
        viewController.dismissAlert()
        #expect(navigation.dismissAlertCallCount == 1)
        #expect(navigation.dismissAlertCalls.first === viewController)
    }
}
