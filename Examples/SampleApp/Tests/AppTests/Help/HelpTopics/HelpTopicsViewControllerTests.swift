import AuthFeature
import Testing
import UIKit

@testable import App

@MainActor
struct HelpTopicsViewControllerTests {
    private let routing = HelpTopicsRoutingMock()
    private let viewController: HelpTopicsViewController

    init() {
        let viewModel = HelpTopicsViewModelProtocolMock()
        viewController = HelpTopicsViewController(viewModel: viewModel, routing: routing)
    }

    @Test("Shows HelpAnswer")
    func showHelpAnswer() {
        viewController.showHelpAnswer(topic: "topic", completion: { _ in })
        #expect(routing.showHelpAnswerCallCount == 1)
        let call = routing.showHelpAnswerCalls.first
        #expect(call?.from === viewController)
        #expect(call?.topic == "topic")
        #expect(call?.as == .push)
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
