import Foundation

/// Decides what Cart shows and what follows from a tap.
@MainActor
final class CartPresenter {
    // MARK: - Properties
    weak var view: (any CartViewProtocol)?

    private let interactor: any CartInteractorProtocol
    private let router: any CartRouterProtocol
    private let parameters: CartParameters

    // MARK: - Lifecycle
    init(interactor: any CartInteractorProtocol, router: any CartRouterProtocol, parameters: CartParameters) {
        self.interactor = interactor
        self.router = router
        self.parameters = parameters
    }
}

// MARK: - CartPresenterProtocol
extension CartPresenter: CartPresenterProtocol {
    func viewDidLoad() {}

    func didTapPay() {}

    func didTapEmpty() {}
}
