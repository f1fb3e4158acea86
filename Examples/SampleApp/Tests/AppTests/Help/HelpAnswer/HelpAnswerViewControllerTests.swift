import AuthFeature
import Testing
import UIKit

@testable import App

@MainActor
struct HelpAnswerViewControllerTests {
    private let routing = HelpAnswerRoutingMock()
    private let completion = RouteCompletion<Bool> { _ in }
    private let viewController: HelpAnswerViewController

    init() {
        let dependencies = HelpAnswerDependencies.mocks()
        let viewModel = HelpAnswerViewModel(dependencies: dependencies, parameters: .forTests, completion: completion)
        viewController = HelpAnswerViewController(viewModel: viewModel, routing: routing, completion: completion)
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
