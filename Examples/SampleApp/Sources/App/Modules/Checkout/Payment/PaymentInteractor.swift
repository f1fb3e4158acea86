import Foundation

/// Business logic of Payment. The only part of the module that calls services.
@MainActor
final class PaymentInteractor {
    // MARK: - Properties
    private let dependencies: PaymentDependencies

    // MARK: - Lifecycle
    init(dependencies: PaymentDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - PaymentInteractorProtocol
extension PaymentInteractor: PaymentInteractorProtocol {
    var total: Decimal { dependencies.cart.total }
}
