import Core
import Foundation

/// Handles user actions and decides what the Cart view displays.
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

    private func showItems() {
        view?.show(
            items: interactor.items.map { CartItem(name: $0.name, price: $0.price.formattedPrice) },
            total: interactor.total.formattedPrice
        )
    }

    private func empty() {
        interactor.empty()
        showItems()
    }
}

// MARK: - CartPresenterProtocol
extension CartPresenter: CartPresenterProtocol {
    func viewDidLoad() {
        view?.show(title: parameters.title)
        interactor.isPaying.subscribe(self) { presenter, isPaying in
            presenter.view?.setLoading(isPaying)
            if !isPaying { presenter.showItems() }
        }
    }

    func didTapPay() {
        // The user selects how to pay, and the coordinator pays.
        router.showPayment { _ in }
    }

    func didTapEmpty() {
        router.showAlert(
            Alert(
                title: String(localized: "Empty the cart?"),
                actions: [
                    Alert.Action(String(localized: "Empty"), style: .destructive) { [weak self] in self?.empty() },
                    Alert.Action(String(localized: "Keep"), style: .cancel),
                ]
            )
        )
    }

    func didTapTerms() {
        router.showTerms()
    }

    func didTapHelp() {
        router.showHelp()
    }
}
