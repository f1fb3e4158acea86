import Core

/// Handles user actions and decides what the VerifyCode view displays.
@MainActor
final class VerifyCodePresenter {
    // MARK: - Properties
    weak var view: (any VerifyCodeViewProtocol)?

    private let interactor: any VerifyCodeInteractorProtocol
    private let router: any VerifyCodeRouterProtocol
    private let parameters: VerifyCodeParameters
    private weak var completion: VerifyCodeCompletion?
    private let tasks = TaskBag()

    // MARK: - Lifecycle
    init(
        interactor: any VerifyCodeInteractorProtocol,
        router: any VerifyCodeRouterProtocol,
        parameters: VerifyCodeParameters,
        completion: VerifyCodeCompletion
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }

    private func didVerify(_ code: String, isValid: Bool) {
        view?.setLoading(false)
        if isValid {
            completion?.finish(code)
        } else {
            view?.show(error: String(localized: "The code is wrong."))
        }
    }

    private func verificationFailed() {
        view?.setLoading(false)
        view?.show(error: String(localized: "The code could not be checked. Try again later."))
    }
}

// MARK: - VerifyCodePresenterProtocol
extension VerifyCodePresenter: VerifyCodePresenterProtocol {
    func viewDidLoad() {
        view?.show(
            prompt: String(localized: "Enter the \(parameters.digits) digits that we sent to \(parameters.email).")
        )
    }

    func didEnter(code: String) {
        guard code.count == parameters.digits else { return }
        view?.setLoading(true)
        tasks.run { [weak self, interactor, email = parameters.email] in
            do {
                let isValid = try await interactor.verify(code: code, email: email)
                self?.didVerify(code, isValid: isValid)
            } catch {
                self?.verificationFailed()
            }
        }
    }

    // MARK: Sending again
    func didTapSendAgain() {
        tasks.run { [weak self, interactor, email = parameters.email] in
            do {
                let remainingCodes = try await interactor.sendAgain(email: email)
                self?.router.showAlert(
                    Alert(
                        title: String(localized: "We sent a new code"),
                        message: String(localized: "You can ask for \(remainingCodes) more codes.")
                    )
                )
            } catch {
                self?.router.showAlert(Alert(title: String(localized: "No code could be sent")))
            }
        }
    }
}
