import Testing
import UIKit

@testable import AuthFeature

/// From a tap to what the user or a service notices: everything between is real.
@MainActor
struct SignUpChainTests {
    private let log = MockLog()
    private let view = SignUpViewProtocolMock()
    private let navigation = SignUpNavigationMock()
    private let viewController = UIViewController()
    private let router: SignUpRouter
    private let passwordRules = PasswordCheckingMock()
    private let presenter: SignUpPresenter

    init() {
        router = SignUpRouter(navigation: navigation)
        router.viewController = viewController
        var dependencies = SignUpDependencies.mocks(log: log)
        dependencies.passwordRules = passwordRules
        let interactor = SignUpInteractor(dependencies: dependencies)
        presenter = SignUpPresenter(interactor: interactor, router: router, parameters: .forTests)
        presenter.view = view
        view.mockLog = log
        navigation.mockLog = log
        log.reset()
    }

    @Test("didChange(password:) has an effect")
    func didChange() {
        passwordRules.strengthReturnValue = 0.5
        presenter.didChange(password: "password")
        #expect(view.showCalls == [0.5])
    }

    @Test("didTapSignUp(password:) has an effect")
    func didTapSignUp() async {
        presenter.didTapSignUp(password: "password")
        let calls = ["AuthServicingMock.openAccount(email:password:)", "SignUpNavigationMock.close(_:)"]
        #expect(await eventually { log.calls == calls })
    }

    @Test("didTapTerms() has an effect")
    func didTapTerms() async {
        await withKnownIssue("SignUpPresenter.didTapTerms() is not written yet") {
            presenter.didTapTerms()
            #expect(await eventually { !log.calls.isEmpty })
        }
    }
}
