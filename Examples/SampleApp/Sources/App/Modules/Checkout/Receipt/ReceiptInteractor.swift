/// What Receipt does, apart from showing it. Only here are services in sight.
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
