import Core
import Testing

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct VerifyCodePresenterTests {
    private let view = VerifyCodeViewMock()
    private let interactor = VerifyCodeInteractorMock()
    private let router = VerifyCodeRouterMock()
    private let results = RouteResults<String>()
    private let completion: VerifyCodeCompletion
    private let presenter: VerifyCodePresenter

    init() {
        completion = results.makeCompletion()
        presenter = VerifyCodePresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
    }
}
