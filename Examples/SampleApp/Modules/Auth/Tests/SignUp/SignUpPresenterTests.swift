import Testing

@testable import AuthFeature
@testable import AuthFeatureMocks
@testable import CoreMocks

@MainActor
struct SignUpPresenterTests {
    private let view = SignUpViewMock()
    private let interactor = SignUpInteractorMock()
    private let router = SignUpRouterMock()
    private let presenter: SignUpPresenter

    init() {
        presenter = SignUpPresenter(interactor: interactor, router: router, parameters: .forTests)
        presenter.view = view
    }
}
