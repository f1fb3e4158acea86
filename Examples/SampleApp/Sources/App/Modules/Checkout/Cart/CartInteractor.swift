import Foundation

/// What Cart does, apart from showing it. Only here are services in sight.
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
    var total: Decimal { dependencies.cart.total }

    func empty() {
        dependencies.cart.empty()
    }
}
