import Core

/// Handles user actions and decides what the Receipt view displays.
@MainActor
final class ReceiptPresenter {
    // MARK: - Properties
    weak var view: (any ReceiptViewProtocol)?

    private let interactor: any ReceiptInteractorProtocol
    private let router: any ReceiptRouterProtocol
    private weak var completion: ReceiptCompletion?

    // MARK: - Lifecycle
    init(interactor: any ReceiptInteractorProtocol, router: any ReceiptRouterProtocol, completion: ReceiptCompletion) {
        self.interactor = interactor
        self.router = router
        self.completion = completion
    }
}

// MARK: - ReceiptPresenterProtocol
extension ReceiptPresenter: ReceiptPresenterProtocol {
    func viewDidLoad() {
        guard let receipt = interactor.receipt else { return }
        view?.show(number: String(localized: "Receipt \(receipt.number)"), total: receipt.total.formattedPrice)
    }

    func didTapDone() {
        guard let receipt = interactor.receipt else { return }
        completion?.finish(receipt)
    }
}
