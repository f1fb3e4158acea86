/// Business logic of Receipt. The only part of the module that calls services.
@MainActor
final class ReceiptInteractor {
    // MARK: - Properties
    private let dependencies: ReceiptDependencies

    // MARK: - Lifecycle
    init(dependencies: ReceiptDependencies) {
        self.dependencies = dependencies
    }
}

// MARK: - ReceiptInteractorProtocol
extension ReceiptInteractor: ReceiptInteractorProtocol {
    var receipt: Receipt? { dependencies.cart.receipt }
}
