import Testing
import UIKit

@testable import AuthFeature

@MainActor
struct SignUpPresenterTests {
    private let log = MockLog()
    private let view = SignUpViewProtocolMock()
    private let interactor = SignUpInteractorProtocolMock()
    private let router = SignUpRouterProtocolMock()
    private let presenter: SignUpPresenter

    init() {
        presenter = SignUpPresenter(interactor: interactor, router: router, parameters: .forTests)
        presenter.view = view
        view.mockLog = log
        interactor.mockLog = log
        router.mockLog = log
    }

    @Test("Loading leads nowhere")
    func viewDidLoad() {
        presenter.viewDidLoad()
        #expect(!log.calls.contains { $0.hasPrefix("SignUpRouterProtocolMock.") })
    }

    @Test("Shows the strength of the password")
    func didChange() {
        interactor.strengthReturnValue = 0.5
        presenter.didChange(password: "password")
        #expect(interactor.strengthCalls == ["password"])
        #expect(view.showCalls == [0.5])
    }

    @Test("Opens the account and closes the screen")
    func didTapSignUp() async {
        presenter.didTapSignUp(password: "password")
        #expect(await eventually { router.closeCallCount == 1 })
        #expect(interactor.openAccountCalls.first?.email == "email")
        #expect(interactor.openAccountCalls.first?.password == "password")
    }

    @Test("didTapTerms() reaches the view, the interactor or the router")
    func didTapTerms() {
        withKnownIssue("SignUpPresenter.didTapTerms() is not written yet") {
            presenter.didTapTerms()
            #expect(!log.calls.isEmpty)
        }
    }

    @Test("Shows an alert if the account can't be opened")
    func didTapSignUpFails() async {
        interactor.openAccountThrownError = MockError.unstubbed("openAccount")
        presenter.didTapSignUp(password: "password")
        #expect(await eventually { router.showAlertCallCount == 1 })
        #expect(router.closeCallCount == 0)
    }

    @Test("Cancels the request when the screen is released")
    func cancelsRequest() async {
        var isCancelled = false
        interactor.openAccountHandler = { _, _ in
            while !Task.isCancelled { await Task.yield() }
            isCancelled = true
            throw CancellationError()
        }
        var screen: UIViewController?
        do {
            let presenter = SignUpPresenter(interactor: interactor, router: router, parameters: .forTests)
            screen = SignUpViewController(presenter: presenter)
            presenter.didTapSignUp(password: "password")
        }
        #expect(await eventually { interactor.openAccountCallCount == 1 })
        #expect(screen != nil && !isCancelled)
        screen = nil
        #expect(await eventually { isCancelled })
        #expect(router.showAlertCallCount == 0)
    }

    @Test("Does not hold its view")
    func holdsViewWeakly() {
        weak var released: SignUpViewProtocolMock?
        do {
            let view = SignUpViewProtocolMock()
            presenter.view = view
            released = view
        }
        #expect(released == nil)
    }
}
