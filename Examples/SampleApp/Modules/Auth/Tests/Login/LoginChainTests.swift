import Core
import Testing
import UIKit

@testable import AuthFeature

/// From a tap to what the user or a service notices: everything between is real.
@MainActor
struct LoginChainTests {
    private let log = MockLog()
    private let view = LoginViewProtocolMock()
    private let navigation = LoginNavigationMock()
    private let viewController = UIViewController()
    private let router: LoginRouter
    private let completion = RouteCompletion<Session> { _ in }
    private let presenter: LoginPresenter

    init() {
        router = LoginRouter(navigation: navigation)
        router.viewController = viewController
        let interactor = LoginInteractor(dependencies: .mocks(log: log))
        presenter = LoginPresenter(
            interactor: interactor,
            router: router,
            parameters: .forTests,
            completion: completion
        )
        presenter.view = view
        view.mockLog = log
        navigation.mockLog = log
        log.reset()
    }

    @Test("didTapLogIn(email:password:) has an effect")
    func didTapLogIn() async {
        await withKnownIssue("LoginPresenter.didTapLogIn(email:password:) is not written yet") {
            presenter.didTapLogIn(email: "email", password: "password")
            #expect(await eventually { !log.calls.isEmpty })
        }
    }

    @Test("didTapSignUp(email:) has an effect")
    func didTapSignUp() async {
        await withKnownIssue("LoginPresenter.didTapSignUp(email:) is not written yet") {
            presenter.didTapSignUp(email: "email")
            #expect(await eventually { !log.calls.isEmpty })
        }
    }

    @Test("didTapTerms() has an effect")
    func didTapTerms() async {
        await withKnownIssue("LoginPresenter.didTapTerms() is not written yet") {
            presenter.didTapTerms()
            #expect(await eventually { !log.calls.isEmpty })
        }
    }
}
