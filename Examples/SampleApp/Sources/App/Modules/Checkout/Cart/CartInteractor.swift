import Core
import Foundation

/// Business logic of Cart. The only part of the module that calls services.
@MainActor
final class CartInteractor {
    // MARK: - Properties
    private let dependencies: CartDependencies

    // MARK: - Lifecycle
    init(dependencies: CartDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - CartInteractorProtocol
extension CartInteractor: CartInteractorProtocol {
    var items: [Order.Item] { dependencies.cart.items }

    var total: Decimal { dependencies.cart.total }

    var isPaying: Observed<Bool> { dependencies.cart.isPaying }

    func empty() {
        dependencies.cart.empty()
    }
}
