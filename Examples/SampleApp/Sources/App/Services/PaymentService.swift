import Core
import Foundation

nonisolated final class PaymentService {
    // MARK: - Properties
    private let httpClient: any HTTPClient

    // MARK: - Lifecycle
    init(httpClient: any HTTPClient) {
        self.httpClient = httpClient
    }
}

// MARK: - PaymentServicing
nonisolated extension PaymentService: PaymentServicing {
    func pay(_ amount: Decimal, with method: PaymentMethod) async throws -> Receipt {
        fatalError("PaymentService.pay(_:with:) is not written yet")
    }
}
