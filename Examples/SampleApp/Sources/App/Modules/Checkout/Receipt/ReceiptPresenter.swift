import Core

/// Decides what Receipt shows and what follows from a tap.
@MainActor
final class ReceiptPresenter {
    // MARK: - Properties
    weak var view: (any ReceiptViewProtocol)?

    private let interactor: any ReceiptInteractorProtocol
    private let router: any ReceiptRouterProtocol
    private weak var completion: RouteCompletion<Receipt>?

    // MARK: - Lifecycle
    init(
        interactor: any ReceiptInteractorProtocol,
        router: any ReceiptRouterProtocol,
        completion: RouteCompletion<Receipt>
    ) {
        self.interactor = interactor
        self.router = router
        self.completion = completion
    }
}

// MARK: - ReceiptPresenterProtocol
extension ReceiptPresenter: ReceiptPresenterProtocol {
    func viewDidLoad() {}

    func didTapDone() {}
}
