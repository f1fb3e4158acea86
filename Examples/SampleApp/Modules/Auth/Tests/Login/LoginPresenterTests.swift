import Core
import Testing

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct LoginPresenterTests {
    private let view = LoginViewMock()
    private let interactor = LoginInteractorMock()
    private let router = LoginRouterMock()
    private let results = RouteResults<Session>()
    private let completion: LoginCompletion
    private let presenter: LoginPresenter

    init() {
        completion = results.makeCompletion()
        presenter = LoginPresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
    }
}
