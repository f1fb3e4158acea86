import Core
import Testing

@testable import App
@testable import CoreMocks

@MainActor
struct FeedbackPresenterTests {
    private let view = FeedbackViewMock()
    private let interactor = FeedbackInteractorMock()
    private let router = FeedbackRouterMock()
    private let results = RouteResults<Bool>()
    private let completion: FeedbackCompletion
    private let presenter: FeedbackPresenter

    init() {
        completion = results.makeCompletion()
        presenter = FeedbackPresenter(interactor: interactor, router: router, completion: completion)
        presenter.view = view
    }
}
