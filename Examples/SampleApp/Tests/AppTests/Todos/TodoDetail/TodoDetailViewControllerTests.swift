import Core
import Testing
import UIKit

@testable import App

@MainActor
struct TodoDetailViewControllerTests {
    private let navigation = TodoDetailNavigationMock()
    private let completion = RouteCompletion<Todo> { _ in }
    private let viewController: TodoDetailViewController

    init() {
        let viewModel = TodoDetailViewModelProtocolMock()
        viewController = TodoDetailViewController(viewModel: viewModel, navigation: navigation, completion: completion)
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
