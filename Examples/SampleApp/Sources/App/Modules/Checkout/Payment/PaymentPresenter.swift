import Core

/// Decides what Payment shows and what follows from a tap.
@MainActor
final class PaymentPresenter {
    // MARK: - Properties
    weak var view: (any PaymentViewProtocol)?

    private let interactor: any PaymentInteractorProtocol
    private let router: any PaymentRouterProtocol
    private weak var completion: RouteCompletion<PaymentMethod>?

    // MARK: - Lifecycle
    init(
        interactor: any PaymentInteractorProtocol,
        router: any PaymentRouterProtocol,
        completion: RouteCompletion<PaymentMethod>
    ) {
        self.interactor = interactor
        self.router = router
        self.completion = completion
    }
}

// MARK: - PaymentPresenterProtocol
extension PaymentPresenter: PaymentPresenterProtocol {
    func viewDidLoad() {}

    func didTapCard() {}
}
