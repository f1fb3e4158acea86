import Core
import Foundation

/// The cart, for the duration of a checkout.
@MainActor
final class CartModel {
    // MARK: - Properties
    private(set) var receipt: Receipt?
    private let isPayingEvented = Evented(false)

    private(set) var items: [Order.Item]
    private let paymentService: any PaymentServicing

    // MARK: - Lifecycle
    init(order: Order, paymentService: any PaymentServicing) {
        items = order.items
        self.paymentService = paymentService
    }
}

// MARK: - CartModeling
extension CartModel: CartModeling {
    var total: Decimal {
        items.reduce(0) { $0 + $1.price }
    }

    var isPaying: Observed<Bool> { isPayingEvented.observed }

    func empty() {
        items = []
    }
}

// MARK: - CartCommanding
extension CartModel: CartCommanding {
    func pay(with method: PaymentMethod) async throws {
        isPayingEvented.value = true
        defer { isPayingEvented.value = false }
        receipt = try await paymentService.pay(total, with: method)
        items = []
    }
}
