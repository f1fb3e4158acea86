import Core
import Foundation
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct EditTodoPresenterTests {
    private let view = EditTodoViewMock()
    private let interactor = EditTodoInteractorMock()
    private let router = EditTodoRouterMock()
    private let results = RouteResults<Todo>()
    private let completion: EditTodoCompletion
    private let presenter: EditTodoPresenter

    init() {
        completion = results.makeCompletion()
        presenter = EditTodoPresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
    }
}
