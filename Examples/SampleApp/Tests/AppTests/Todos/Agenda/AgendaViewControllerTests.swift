import AuthFeature
import Testing
import UIKit

@testable import App

@MainActor
struct AgendaViewControllerTests {
    private let routing = AgendaRoutingMock()
    private let viewController: AgendaViewController

    init() {
        let dependencies = AgendaDependencies.mocks()
        let viewModel = AgendaViewModel(dependencies: dependencies, parameters: .forTests)
        viewController = AgendaViewController(viewModel: viewModel, routing: routing)
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
