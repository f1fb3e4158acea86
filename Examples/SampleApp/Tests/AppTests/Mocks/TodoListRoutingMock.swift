// Made by scaffold from Specs/TodoList.yml. Change that: this file is written again.
import AuthFeature
import Foundation
import UIKit

@testable import App

@MainActor
final class TodoListRoutingMock: TodoListRouting {
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
        mockLog?.record("TodoListRoutingMock.showTodoDetail(from:id:as:completion:)")
        showTodoDetailHandler?(source, id, presentation, completion)
    }

    // MARK: - showSearch(from:text:done:after:tags:letter:list:page:near:limit:as:)
    private(set) var showSearchCallCount = 0
    private(set) var showSearchCalls:
        [(
            from: UIViewController?,
            text: String,
            done: Bool?,
            after: Date?,
            tags: [String],
            letter: Character?,
            list: UUID?,
            page: URL?,
            near: Place?,
            limit: Int,
            as: Presentation
        )] = []
    var showSearchHandler:
        (
            (
                _ source: UIViewController?,
                _ text: String,
                _ done: Bool?,
                _ after: Date?,
                _ tags: [String],
                _ letter: Character?,
                _ list: UUID?,
                _ page: URL?,
                _ near: Place?,
                _ limit: Int,
                _ presentation: Presentation
            ) -> Void
        )?

    func showSearch(
        from source: UIViewController?,
        text: String,
        done: Bool?,
        after: Date?,
        tags: [String],
        letter: Character?,
        list: UUID?,
        page: URL?,
        near: Place?,
        limit: Int,
        as presentation: Presentation
    ) {
        showSearchCallCount += 1
        showSearchCalls.append((source, text, done, after, tags, letter, list, page, near, limit, presentation))
        mockLog?.record("TodoListRoutingMock.showSearch(from:text:done:after:tags:letter:list:page:near:limit:as:)")
        showSearchHandler?(source, text, done, after, tags, letter, list, page, near, limit, presentation)
    }

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
        mockLog?.record("TodoListRoutingMock.showEditTodo(from:todo:didDelete:as:completion:)")
        showEditTodoHandler?(source, todo, didDelete, presentation, completion)
    }

    // MARK: - showAbout(from:as:)
    private(set) var showAboutCallCount = 0
    private(set) var showAboutCalls: [(from: UIViewController?, as: Presentation)] = []
    var showAboutHandler: ((_ source: UIViewController?, _ presentation: Presentation) -> Void)?

    func showAbout(from source: UIViewController?, as presentation: Presentation) {
        showAboutCallCount += 1
        showAboutCalls.append((source, presentation))
        mockLog?.record("TodoListRoutingMock.showAbout(from:as:)")
        showAboutHandler?(source, presentation)
    }

    // MARK: - close(_:)
    private(set) var closeCallCount = 0
    private(set) var closeCalls: [UIViewController] = []
    var closeHandler: ((_ viewController: UIViewController) -> Void)?

    func close(_ viewController: UIViewController) {
        closeCallCount += 1
        closeCalls.append(viewController)
        mockLog?.record("TodoListRoutingMock.close(_:)")
        closeHandler?(viewController)
    }

    // MARK: - showAlert(_:on:)
    private(set) var showAlertCallCount = 0
    private(set) var showAlertCalls: [(alert: Alert, on: UIViewController)] = []
    var showAlertHandler: ((_ alert: Alert, _ viewController: UIViewController) -> Void)?

    func showAlert(_ alert: Alert, on viewController: UIViewController) {
        showAlertCallCount += 1
        showAlertCalls.append((alert, viewController))
        mockLog?.record("TodoListRoutingMock.showAlert(_:on:)")
        showAlertHandler?(alert, viewController)
    }

    // MARK: - dismissAlert(on:)
    private(set) var dismissAlertCallCount = 0
    private(set) var dismissAlertCalls: [UIViewController] = []
    var dismissAlertHandler: ((_ viewController: UIViewController) -> Void)?

    func dismissAlert(on viewController: UIViewController) {
        dismissAlertCallCount += 1
        dismissAlertCalls.append(viewController)
        mockLog?.record("TodoListRoutingMock.dismissAlert(on:)")
        dismissAlertHandler?(viewController)
    }

    // MARK: - Reset
    /// Clears what was recorded and stubbed; properties keep their values.
    func resetMock() {
        showTodoDetailCallCount = 0
        showTodoDetailCalls = []
        showTodoDetailHandler = nil
        showSearchCallCount = 0
        showSearchCalls = []
        showSearchHandler = nil
        showEditTodoCallCount = 0
        showEditTodoCalls = []
        showEditTodoHandler = nil
        showAboutCallCount = 0
        showAboutCalls = []
        showAboutHandler = nil
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
