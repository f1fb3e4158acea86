/// Decides what Terms shows, and what the actions of the user start.
@MainActor
final class TermsPresenter {
    // MARK: - Properties
    weak var view: (any TermsViewInput)?

    private let interactor: any TermsInteractorInput
    private let router: any TermsRouterInput
    private let parameters: TermsParameters

    // MARK: - Lifecycle
    init(interactor: any TermsInteractorInput, router: any TermsRouterInput, parameters: TermsParameters) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
    }
}

// MARK: - TermsViewOutput
extension TermsPresenter: TermsViewOutput {
    func viewDidLoad() {
        // Not implemented
    }
}

// MARK: - TermsInteractorOutput
extension TermsPresenter: TermsInteractorOutput {}
