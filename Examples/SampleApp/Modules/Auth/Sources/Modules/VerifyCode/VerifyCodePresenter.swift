import Core

/// Decides what VerifyCode shows and what follows from a tap.
@MainActor
final class VerifyCodePresenter {
    // MARK: - Properties
    weak var view: (any VerifyCodeViewProtocol)?

    private let interactor: any VerifyCodeInteractorProtocol
    private let router: any VerifyCodeRouterProtocol
    private let parameters: VerifyCodeParameters
    private weak var completion: RouteCompletion<String>?

    // MARK: - Lifecycle
    init(
        interactor: any VerifyCodeInteractorProtocol,
        router: any VerifyCodeRouterProtocol,
        parameters: VerifyCodeParameters,
        completion: RouteCompletion<String>
    ) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
        self.completion = completion
    }
}

// MARK: - VerifyCodePresenterProtocol
extension VerifyCodePresenter: VerifyCodePresenterProtocol {
    func viewDidLoad() {}

    func didEnter(code: String) {}

    func didTapSendAgain() {}
}
