import Core

/// Handles user actions and decides what the Payment view displays.
@MainActor
final class PaymentPresenter {
    // MARK: - Properties
    weak var view: (any PaymentViewProtocol)?

    private let interactor: any PaymentInteractorProtocol
    private let router: any PaymentRouterProtocol
    private weak var completion: PaymentCompletion?

    // MARK: - Lifecycle
    init(interactor: any PaymentInteractorProtocol, router: any PaymentRouterProtocol, completion: PaymentCompletion) {
        self.interactor = interactor
        self.router = router
        self.completion = completion
    }
}

// MARK: - PaymentPresenterProtocol
extension PaymentPresenter: PaymentPresenterProtocol {
    func viewDidLoad() {
        view?.show(total: interactor.total.formattedPrice)
    }

    func didTapCard() {
        completion?.finish(.card)
    }

    func didTapInvoice() {
        completion?.finish(.invoice)
    }
}
