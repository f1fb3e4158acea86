import Core
import Testing
import UIKit

@testable import App

@MainActor
struct EditTodoViewControllerTests {
    private let presenter = EditTodoPresenterProtocolMock()
    private let completion = RouteCompletion<Todo> { _ in }
    private let viewController: EditTodoViewController

    init() {
        viewController = EditTodoViewController(presenter: presenter, completion: completion)
    }

    @Test("Tells the presenter once that it has loaded")
    func viewDidLoad() {
        viewController.loadViewIfNeeded()
        viewController.loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallCount == 1)
    }

    @Test("show(dueOn:)")
    func show() {
        withKnownIssue("EditTodoViewController.show(dueOn:) is not written yet") {
            viewController.loadViewIfNeeded()
            viewController.show(dueOn: nil)
            Issue.record("expect what the user sees")
        }
    }

    @Test("show(problem:)")
    func showProblem() {
        withKnownIssue("EditTodoViewController.show(problem:) is not written yet") {
            viewController.loadViewIfNeeded()
            viewController.show(problem: "problem")
            Issue.record("expect what the user sees")
        }
    }

    @Test("setCanDelete(_:)")
    func setCanDelete() {
        withKnownIssue("EditTodoViewController.setCanDelete(_:) is not written yet") {
            viewController.loadViewIfNeeded()
            viewController.setCanDelete(true)
            Issue.record("expect what the user sees")
        }
    }

    @Test("setSaving(_:)")
    func setSaving() {
        withKnownIssue("EditTodoViewController.setSaving(_:) is not written yet") {
            viewController.loadViewIfNeeded()
            viewController.setSaving(true)
            Issue.record("expect what the user sees")
        }
    }
}
