/// What Payment does, apart from showing it. Only here are services in sight.
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
    func pay(with method: PaymentMethod) async throws {
        try await dependencies.cart.pay(with: method)
    }
}
