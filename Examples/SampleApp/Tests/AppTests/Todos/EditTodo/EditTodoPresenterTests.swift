import Core
import Foundation
import Testing

@testable import App

@MainActor
struct EditTodoPresenterTests {
    private let log = MockLog()
    private let view = EditTodoViewProtocolMock()
    private let interactor = EditTodoInteractorProtocolMock()
    private let router = EditTodoRouterProtocolMock()
    private let completion = RouteCompletion<Todo> { _ in }
    private let presenter: EditTodoPresenter

    init() {
        presenter = EditTodoPresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("EditTodoRouterProtocolMock.") })
    }

    @Test("didTapSave(title:dueOn:) reaches the view, the interactor or the router")
    func didTapSave() {
        withKnownIssue("EditTodoPresenter.didTapSave(title:dueOn:) is not written yet") {
            presenter.didTapSave(title: "title", dueOn: nil)
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapDelete() reaches the view, the interactor or the router")
    func didTapDelete() {
        withKnownIssue("EditTodoPresenter.didTapDelete() is not written yet") {
            presenter.didTapDelete()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("didTapCancel() reaches the view, the interactor or the router")
    func didTapCancel() {
        withKnownIssue("EditTodoPresenter.didTapCancel() is not written yet") {
            presenter.didTapCancel()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: EditTodoViewProtocolMock?
        do {
            let view = EditTodoViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
