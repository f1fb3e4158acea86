// Made by scaffold from Specs/Search.yml. Change that: this file is written again.
import AuthFeature
import Foundation
import UIKit

@testable import App

@MainActor
final class SearchRoutingMock: SearchRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showTodoDetail(from:id:as:completion:)
    private(set) var showTodoDetailCallCount = 0
    private(set) var showTodoDetailCalls:
        [(from: UIViewController?, id: Todo.ID, as: Presentation, completion: RouteCompletion<Todo>.Deliver)] = []
    var showTodoDetailHandler:
        (
            (
                _ source: UIViewController?,
                _ id: Todo.ID,
                _ presentation: Presentation,
                _ completion: RouteCompletion<Todo>.Deliver
            ) -> Void
        )?

    func showTodoDetail(
        from source: UIViewController?,
        id: Todo.ID,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    ) {
        showTodoDetailCallCount += 1
        showTodoDetailCalls.append((source, id, presentation, completion))
        mockLog?.record("SearchRoutingMock.showTodoDetail(from:id:as:completion:)")
        showTodoDetailHandler?(source, id, presentation, completion)
    }

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("SearchRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("SearchRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("SearchRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showTodoDetailCallCount = 0
        showTodoDetailCalls = []
        showTodoDetailHandler = nil
        closeCallCount = 0
        closeCalls = []
        closeHandler = nil
        showAlertCallCount = 0
        showAlertCalls = []
        showAlertHandler = nil
        dismissAlertCallCount = 0
        dismissAlertCalls = []
        dismissAlertHandler = nil
    }
}
