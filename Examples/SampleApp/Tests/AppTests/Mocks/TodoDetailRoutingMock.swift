// Made by scaffold from Specs/TodoDetail.yml. Change that: this file is written again.
import AuthFeature
import UIKit

@testable import App

@MainActor
final class TodoDetailRoutingMock: TodoDetailRouting {
    /// Where this mock's calls are recorded among those of others.
    var mockLog: MockLog?

    // MARK: - showEditTodo(from:todo:didDelete:as:completion:)
    private(set) var showEditTodoCallCount = 0
    private(set) var showEditTodoCalls:
        [(
            from: UIViewController?,
            todo: Todo?,
            didDelete: (Todo.ID) -> Void,
            as: Presentation,
            completion: RouteCompletion<Todo>.Deliver
        )] = []
    var showEditTodoHandler:
        (
            (
                _ source: UIViewController?,
                _ todo: Todo?,
                _ didDelete: @escaping (Todo.ID) -> Void,
                _ presentation: Presentation,
                _ completion: RouteCompletion<Todo>.Deliver
            ) -> Void
        )?

    func showEditTodo(
        from source: UIViewController?,
        todo: Todo?,
        didDelete: @escaping (Todo.ID) -> Void,
        as presentation: Presentation,
        completion: @escaping RouteCompletion<Todo>.Deliver
    ) {
        showEditTodoCallCount += 1
        showEditTodoCalls.append((source, todo, didDelete, presentation, completion))
        mockLog?.record("TodoDetailRoutingMock.showEditTodo(from:todo:didDelete:as:completion:)")
        showEditTodoHandler?(source, todo, didDelete, presentation, completion)
    }

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("TodoDetailRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("TodoDetailRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("TodoDetailRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showEditTodoCallCount = 0
        showEditTodoCalls = []
        showEditTodoHandler = nil
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
